import TrussIR

/// A part of the system whose constraints an author cannot change.
struct SystemPart {
  /// The criterion that recognises the part's constraints.
  enum Extent {
    /// Only the system adds views to the part. A constraint with such a view is the system's.
    case closed
    /// Apps may put their own views into the part. A constraint is the system's if all of its views are in the part.
    case open
    /// Apps constrain the part's views, too, so the views identify no constraint of the system.
    case shared
    /// A constraint is the system's if its identifier or class begins with the prefix.
    case constraints
    /// Like `constraints`, but the part's constraints are on views of apps.
    case everyView
  }

  /// The prefix of the classes of the part's views, or of the identifiers or classes of its constraints.
  let prefix: String
  let extent: Extent
  let name: String

  /// The known parts, each with a source: a report to Apple (Open Radar), or an issue of a project on GitHub.
  static let all = [
    // Open Radar 36578167: the layout of the bar has height 0 beside a hardware keyboard.
    SystemPart("UIKeyboardAssistant", .closed, "the keyboard"),
    SystemPart("UIKeyboardImpl", .closed, "the keyboard"),
    // No public log is known; the source is the keyboard's log among the tests (`conflicts.txt`). The container of an
    // accessory view, `UIInputSetHostView`, is not in this list, because the author of the accessory view constrains
    // it, too (AppGyver/steroids 1044).
    SystemPart("_UIKB", .closed, "the keyboard"),
    SystemPart("_UIRemoteKeyboard", .closed, "the keyboard"),
    SystemPart("TUISystemInput", .closed, "the keyboard"),
    // IQKeyboardManager 1639 and 1705: the layout of a toolbar has width 0.
    SystemPart("_UIToolbar", .closed, "a toolbar"),
    SystemPart("_UIButtonBar", .closed, "a bar's buttons"),
    SystemPart("UIButtonBar.", .constraints, "a bar's buttons"),
    SystemPart("_UIModernBarButton", .closed, "a bar's buttons"),
    // cordova-plugin-inappbrowser 1123: `TB_Trailing_Trailing`.
    SystemPart("TB_", .constraints, "a bar's buttons"),
    // Subconscious 70: the layout of a navigation bar has width 0.
    SystemPart("_UINavigationBar", .closed, "a navigation bar"),
    SystemPart("UINav", .constraints, "a navigation bar"),
    // wtfautolayout 23: `GridView.top_containment`, `GridView_Y_centering`.
    SystemPart("GridView.", .constraints, "a grid view"),
    SystemPart("GridView_", .constraints, "a grid view"),
    // NetNewsWire 2850.
    SystemPart("NSViewSafeAreaLayoutGuide", .everyView, "the safe area"),
    // KeyboardAdjuster 8.
    SystemPart("UIViewSafeArea", .everyView, "the safe area"),
    // SnapKit 101: the top and bottom guides of a view controller.
    SystemPart("_UILayoutSupportConstraint", .constraints, "a view controller's guides"),
    // Presentr 144: `UIView-topMargin-guide-constraint`, and the name of the guide.
    SystemPart("UIView-", .everyView, "the margins of a view"),
    SystemPart("UIViewLayoutMargins", .everyView, "the margins of a view"),
    // iOS-Custom-AlertView-Swift 4: `_UITemporaryLayoutWidth`.
    SystemPart("_UITemporaryLayout", .everyView, "the measuring of a view"),
    // Open Radar 18921595: the view of an alert, which apps get from the alert's controller. The other shared parts
    // contain views of apps, such as the content view of UIVisualEffectView.
    SystemPart("_UIAlertControllerView", .shared, "an alert"),
    SystemPart("_UIVisualEffect", .shared, "an effect"),
    SystemPart("_UIPage", .shared, "pages"),
    SystemPart("_UIHosting", .shared, "a hosting view"),
    // Names of Apple's private classes begin with an underscore.
    SystemPart("_UI", .open, "private views"),
    SystemPart("_NS", .open, "private views"),
  ]

  private init(_ prefix: String, _ extent: Extent, _ name: String) {
    self.prefix = prefix
    self.extent = extent
    self.name = name
  }

  private var isIdentifiedByConstraints: Bool { extent == .constraints || extent == .everyView }

  /// The part to which a view's class belongs; nil if there is none, and for a shared part.
  static func of(_ item: LogItem) -> SystemPart? {
    guard let className = item.className else { return nil }
    let part = all.first { !$0.isIdentifiedByConstraints && className.hasPrefix($0.prefix) }
    return part?.extent == .shared ? nil : part
  }

  /// The part to which a constraint belongs; nil if the constraint is not the system's.
  static func of(_ constraint: LogConstraint) -> SystemPart? {
    let marks = [constraint.identifier ?? "", constraint.className]
    // An author's identifier may begin like a class, but not with an underscore.
    let part = all.first { part in
      (part.isIdentifiedByConstraints || part.prefix.hasPrefix("_")) && marks.contains { $0.hasPrefix(part.prefix) }
    }
    if let part { return part }
    let parts = constraint.mentioned.filter { !$0.isSystemGuide }.map(of)
    if let part = parts.first(where: { $0?.extent == .closed }) { return part }
    if let part = parts.first, !parts.contains(where: { $0 == nil }) { return part }
    return isOfActionSheet(constraint) ? SystemPart("", .constraints, "an alert") : nil
  }

  /// Whether a constraint makes a view -16 wide, as an action sheet does since iOS 12.2 (Open Radar 49289931).
  private static func isOfActionSheet(_ constraint: LogConstraint) -> Bool {
    guard let relation = constraint.relations.first, constraint.relations.count == 1, constraint.identifier == nil,
      let size = relation.sizeOfItem
    else { return false }
    return constraint.className == "NSLayoutConstraint" && constraint.items[size.item].className == "UIView"
      && size.attribute == .width && relation.relation == .equal && relation.right.constant == -16
  }
}

extension LogItem {
  /// Whether the item is a guide that every view has. Such a guide does not show whether a constraint is the system's.
  var isSystemGuide: Bool {
    className == "UILayoutGuide" && label?.hasPrefix("UIView") == true
  }
}
