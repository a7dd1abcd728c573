import TrussIR

// Initializers with views for the label, as in SwiftUI.

extension ProgressBar {
  /// Makes a spinning indicator with the views of a block below it.
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
  /// Makes a field with the value of a binding. While the value is empty, it shows a placeholder: the prompt, or else
  /// the first text of the label.
  public init(
    text: Binding<String>, prompt: Text? = nil, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder label: () -> ViewContent
  ) {
    let title = label().list().first?.content.texts.first ?? ""
    self.init(title, text: text, prompt: prompt, fileID: fileID, line: line)
  }
}

extension DatePicker {
  /// Makes a row with a date, and the views of a block as its label. The range has no effect.
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

  /// The view for a search without results.
  public static var search: ContentUnavailableView {
    ContentUnavailableView(
      "No Results", systemImage: "magnifyingglass", description: Text("Check the spelling or try a new search."))
  }

  /// The view for a search for `text` without results.
  public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView(
      "No Results for “\(text)”", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }
}

extension Tab {
  /// Makes a page with a name. The role has no effect.
  public init(
    _ title: String, systemImage: String, role: TabRole?, @ViewBuilder content: () -> ViewContent
  ) { self.init(title, systemImage: systemImage, content: content) }
}

/// The purpose of a tab, as in SwiftUI.
public enum TabRole: Hashable, Sendable {
  /// A tab that searches.
  case search
}

extension VStack {
  /// Makes SwiftUI's stack. Pinning has no effect: headers scroll with the content.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil, pinnedViews: PinnedScrollableViews,
    fileID: String = #fileID, line: Int = #line, @ViewBuilder content: () -> ViewContent
  ) { self.init(alignment: alignment, spacing: spacing, fileID: fileID, line: line, content: content) }
}

/// The section headers and footers that stay at an edge while the rest scrolls, as in SwiftUI.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The bit mask: 1 for section headers, 2 for section footers.
  public let rawValue: Int

  /// Makes a set from a bit mask: 1 for section headers, 2 for section footers.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
