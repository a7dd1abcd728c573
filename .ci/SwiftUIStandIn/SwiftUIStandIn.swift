// The names that SwiftUI and Truss both declare, in SwiftUI's shapes: SwiftUI does not exist on Linux, and what
// Documentation/Names.md says is checked there too.

@MainActor public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public typealias Body = Never
}

extension View where Body == Never {
  public var body: Never { return fatalError("never called") }
}

@resultBuilder public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }
}

public struct TupleView<T>: View {
  nonisolated public init(_ value: T) {}
  public typealias Body = Never
}

public enum HorizontalAlignment { case leading, center, trailing }
public enum VerticalAlignment { case top, center, bottom }
public enum Axis { case horizontal, vertical }
public struct Alignment: Sendable { public static let center = Alignment() }
public struct EnvironmentValues {}
public struct Color {}
public struct Font {}
public protocol Layout {}

@propertyWrapper public struct Environment<Value> {
  public var wrappedValue: Value { fatalError("never called") }
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
}

public struct HStack<Content: View>: View {
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content
  ) {}
  public typealias Body = Never
}

public struct VStack<Content: View>: View {
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content
  ) {}
  public typealias Body = Never
}

public struct Text: View {
  public init<S: StringProtocol>(_ content: S) {}
  public typealias Body = Never
}

public struct Spacer: View {
  public init(minLength: Double? = nil) {}
  public typealias Body = Never
}

public struct AnyView: View {
  public init<V: View>(_ view: V) {}
  public typealias Body = Never
}

extension View {
  public func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil, alignment: Alignment = .center
  ) -> some View { self }
  public func padding(_ length: Double) -> some View { self }
}
