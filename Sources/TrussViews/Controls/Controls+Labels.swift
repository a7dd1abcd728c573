import TrussIR

// Controls with the views of a block for their label, as SwiftUI has them.

extension ProgressBar {
  /// Makes a wheel with the views of a block below it.
  public init(fileID: String = #fileID, line: Int = #line, @ViewBuilder label: () -> ViewContent) {
    let location = SourceLine(fileID: fileID, line: line)
    let views = ProgressBar(fileID: fileID, line: line).nodes + label().foreground(.secondary).nodes
    _node = FlexStack(FlexStack.Rule(axis: .vertical, align: .center, spacing: 8), views, at: location).node
  }
}

extension Stepper {
  /// Makes a row of views and a stepper with actions, which do not run.
  public init(
    fileID: String = #fileID, line: Int = #line, @ViewBuilder label: () -> ViewContent, onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?
  ) { self.init(value: .constant(0), fileID: fileID, line: line, label: label) }
}

extension Field {
  /// Makes a field with the value of a binding in it, and a placeholder that it shows while that is empty: the text of
  /// the label, unless there is a prompt.
  public init(
    text: Binding<String>, prompt: Text? = nil, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder label: () -> ViewContent
  ) {
    let title = label().list().first?.content.texts.first ?? ""
    self.init(title, text: text, prompt: prompt, fileID: fileID, line: line)
  }
}

extension DatePicker {
  /// Makes a row of a date in a range with the views of a block for its label.
  public init<Bounds: RangeExpression>(
    selection: Binding<Bounds.Bound>, in bounds: Bounds,
    displayedComponents: DatePickerComponents = [.date, .hourAndMinute], fileID: String = #fileID, line: Int = #line,
    @ViewBuilder label: () -> ViewContent
  ) {
    self.init(
      selection: selection, displayedComponents: displayedComponents, fileID: fileID, line: line, label: label)
  }
}

extension ContentUnavailableView {
  /// Creates a label, and views below it: a description and buttons, none by default.
  public init(
    fileID: String = #fileID, line: Int = #line, @ViewBuilder label: () -> ViewContent,
    @ViewBuilder description: () -> ViewContent = { EmptyView().body },
    @ViewBuilder actions: () -> ViewContent = { EmptyView().body }
  ) {
    let stack = VStack(alignment: .center, spacing: 6, fileID: fileID, line: line) {
      label().font(.title2).bold()
      description().foreground(.secondary).multilineTextAlignment(.center)
      actions()
    }
    _node = stack.frame(maxWidth: .infinity, maxHeight: .infinity, fileID: fileID, line: line).nodes[0]
  }

  /// The view of a screen whose search finds nothing.
  public static var search: ContentUnavailableView {
    ContentUnavailableView(
      "No Results", systemImage: "magnifyingglass", description: Text("Check the spelling or try a new search."))
  }

  /// The view of a screen whose search for a text finds nothing.
  public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView(
      "No Results for “\(text)”", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }
}

extension Tab {
  /// Makes a page with a name and a role; no other than its order is drawn.
  public init(
    _ title: String, systemImage: String, role: TabRole?, @ViewBuilder content: () -> ViewContent
  ) { self.init(title, systemImage: systemImage, content: content) }
}

/// The purpose of a tab, as in SwiftUI.
public enum TabRole: Hashable, Sendable {
  /// To search.
  case search
}

extension VStack {
  /// Makes SwiftUI's stack; headers that stay at an edge while others scroll are not drawn there.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil, pinnedViews: PinnedScrollableViews,
    fileID: String = #fileID, line: Int = #line, @ViewBuilder content: () -> ViewContent
  ) { self.init(alignment: alignment, spacing: spacing, fileID: fileID, line: line, content: content) }
}

/// Views that stay at an edge while others scroll, as SwiftUI names them.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The views as bits.
  public let rawValue: Int

  /// Makes a set of views.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
