import TrussIR

/// A choice among several views, each with a tag; `pickerStyle(_:)` sets its look.
///
///     Picker("Appearance", selection: $appearance) {
///       Text("Light").tag(Appearance.light)
///       Text("Dark").tag(Appearance.dark)
///     }
///     .pickerStyle(.segmented)
///
/// The view whose tag equals the selection is chosen. The views of a `ForEach` use the identities of their elements as
/// tags unless they set other tags.
public struct Picker: _SingleView {
  /// The view as one node.
  public let _node: ViewNode

  /// Makes a picker with a title.
  public init<Selection: Hashable>(
    _ title: String, selection: Binding<Selection>, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder content: () -> ViewContent
  ) {
    self.init(
      selection.wrappedValue, ViewContent(Text(title, fileID: fileID, line: line)._takeNodes()), content,
      SourceLine(fileID: fileID, line: line))
  }

  /// Makes a picker with a title. The view whose tag equals the selection is chosen.
  public init<Selection: Hashable>(
    _ title: String, selection: Selection, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder content: () -> ViewContent
  ) {
    self.init(
      title, selection: Binding<Selection>.constant(selection), fileID: fileID, line: line, content: content)
  }

  /// Makes a picker with the views of a block as its label.
  public init<Selection: Hashable>(
    selection: Binding<Selection>, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder content: () -> ViewContent, @ViewBuilder label: () -> ViewContent
  ) {
    self.init(selection.wrappedValue, label(), content, SourceLine(fileID: fileID, line: line))
  }

  private init(
    _ selection: some Hashable, _ label: ViewContent, _ content: () -> ViewContent, _ location: SourceLine
  ) {
    let options = ForEach.$tagsElements.withValue(true) { content().list() }
    let view = StyledPicker(label: label, options: options.map { PickerOption($0, selection) })
    _node = view.node(named: Picker.self, at: location)
  }
}

/// A view with a tag: the value that chooses it.
struct TaggedView: View {
  let tag: AnyHashable
  let content: ViewContent

  var body: ViewContent { return content }
}

extension View {
  /// Sets the value that chooses the view in a `Picker` or a `TabView`.
  ///
  ///     Picker("Size", selection: .constant(1)) { Text("S").tag(1); Text("M").tag(2) }
  public consuming func tag(_ tag: some Hashable) -> ModifiedView {
    ModifiedView(
      _takeNodes().changed { node in
        let view = TaggedView(tag: AnyHashable(tag), content: ViewContent(nodes: [node]))
        node = ViewNode(.composite(CompositeView(view))).atSectionEnds(of: node)
      })
  }
}

extension ViewNode {
  /// Whether a value chooses the view: the value equals the view's tag or, without a tag, the identity of its element.
  func isChosen(by selection: some Hashable) -> Bool {
    var view = self
    while case .composite(let composite) = view.content {
      if let tagged = composite.view as? TaggedView { return tagged.tag.isSame(as: selection) }
      // A row of a list contains its original view.
      guard let row = composite.view as? ListRow, let inner = row.content.nodes.first else { break }
      view = inner
    }
    return attributes.rare.element?.isEqual(to: selection) ?? false
  }
}

extension AnyHashable {
  /// Whether two values are equal, even if one value is wrapped in an optional.
  func isSame(as other: some Hashable) -> Bool { unwrapped == AnyHashable(other).unwrapped }

  private var unwrapped: AnyHashable {
    let mirror = Mirror(reflecting: base)
    guard mirror.displayStyle == .optional else { return self }
    return mirror.children.first?.value as? AnyHashable ?? self
  }
}

struct PickerOption {
  let view: ViewContent
  let isChosen: Bool

  init(_ node: ViewNode, _ selection: some Hashable) {
    isChosen = node.isChosen(by: selection)
    var plain = node
    // The element's identity is removed, because an option may be laid out twice.
    plain.modify { $0.rare.element = nil }
    view = ViewContent(nodes: [plain])
  }
}

package enum PickerLook: Sendable {
  case menu, segmented, inline, wheel
}

/// The look of pickers.
public struct PickerStyle: Sendable {
  let look: PickerLook

  /// A row with the chosen view, as for `menu`.
  public static let automatic = PickerStyle(look: .menu)
  /// A row with the chosen view. In an app the row opens a menu.
  public static let menu = PickerStyle(look: .menu)
  /// A row with the chosen view. In an app the row leads to another screen.
  public static let navigationLink = PickerStyle(look: .menu)
  /// All views side by side.
  public static let segmented = PickerStyle(look: .segmented)
  /// All views side by side.
  public static let palette = PickerStyle(look: .segmented)
  /// All views in a column, with a mark at the chosen view.
  public static let inline = PickerStyle(look: .inline)
  /// All views in a column, with a mark at the chosen view.
  public static let radioGroup = PickerStyle(look: .inline)
  /// The chosen view and its neighbours in a column.
  public static let wheel = PickerStyle(look: .wheel)
}

extension View {
  /// Sets the look of the pickers in the view; by default, a row with the chosen view.
  public consuming func pickerStyle(_ style: PickerStyle) -> ModifiedView { environment(\.pickerStyle, style.look) }
}

/// SwiftUI's earlier name for ``PickerStyle/segmented``.
public func SegmentedPickerStyle() -> PickerStyle { .segmented }

/// SwiftUI's earlier name for ``PickerStyle/wheel``.
public func WheelPickerStyle() -> PickerStyle { .wheel }

private struct StyledPicker: Control {
  let label: ViewContent
  let options: [PickerOption]
  @Environment(\.pickerStyle) private var style
  @Environment(\.controlSurroundings) private var surroundings
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.hidesLabels) private var hidesLabels
  @Environment(\.medium) private var medium
  @Environment(\.stackStyle) private var stackStyle

  private var tint: Color { isEnabled ? surroundings.tint ?? .accent : Color.secondary.opacity(0.6) }
  private var chosen: Int? { options.firstIndex(where: \.isChosen) }

  var body: some View {
    switch style {
    case .menu: menu
    case .segmented: segments
    case .inline: inline
    case .wheel: wheel
    }
  }

  /// The look of a menu: in a list the label and the chosen view, elsewhere only the chosen view, as a button.
  private var menu: some View {
    HStack(alignment: .center, spacing: 0) {
      if surroundings.isInList, !hidesLabels {
        label
        Spacer(minLength: 8)
      }
      HStack(alignment: .center, spacing: 5) {
        if let chosen { options[chosen].view }
        // A wider picker has its chevrons at its end.
        DoubleChevron().hugging(800, axis: .horizontal)
      }
      .foreground(surroundings.isInList ? .secondary : tint)
    }
  }

  private var segments: ViewContent {
    let font = stackStyle == .swiftUI ? Font.footnote : .body
    let row = HStack(alignment: .center, spacing: 0) {
      for (number, option) in options.enumerated() {
        if medium.isText {
          HStack(alignment: .center, spacing: 0) {
            Text(option.isChosen ? "[" : chosen == nil && number == 0 ? "│" : " ")
            option.view.lineLimit(1).frame(maxWidth: .infinity)
            Text(option.isChosen ? "]" : chosen == nil && number + 1 == options.count ? "│" : " ")
          }
          .frame(maxWidth: .infinity)
          .background(option.isChosen ? .fill : .clear)
        } else {
          option.view.font(option.isChosen ? font.weight(.semibold) : font).lineLimit(1)
            .padding(Insets(horizontal: 6, vertical: 5))
            .frame(minHeight: stackStyle.controls.segmentHeight).frame(maxWidth: .infinity)
            .background(option.isChosen ? Color(0xFF_FFFF, dark: 0x63_6366) : .clear)
            .cornerRadius(7)
        }
      }
    }
    .padding(medium.isText ? 0 : 2)
    .background(medium.isText ? .clear : .fill)
    .cornerRadius(9)
    return ViewContent(nodes: row.nodes.map { $0.written(as: .segments) })
  }

  private var inline: some View {
    VStack(alignment: .leading, spacing: 0) {
      if !hidesLabels { label.font(.caption).foreground(.secondary) }
      for (number, option) in options.enumerated() {
        if number > 0 { Divider() }
        HStack(alignment: .center, spacing: 0) {
          option.view
          Spacer(minLength: 8)
          Text(option.isChosen ? "✓" : " ").foreground(tint)
        }
        .padding(.vertical, medium.isText ? 0 : 8)
      }
    }
  }

  private var wheel: some View {
    VStack(alignment: .center, spacing: 0) {
      for (_, option) in options.enumerated().filter({ abs($0.offset - (chosen ?? 0)) <= 2 }) {
        option.view.foreground(option.isChosen ? .primary : .secondary)
          .padding(Insets(horizontal: 12, vertical: medium.isText ? 0 : 4)).frame(maxWidth: .infinity)
          .background(option.isChosen ? .fill : .clear).cornerRadius(8)
      }
    }
  }
}
