import TrussTree
import TrussViews

extension ViewTree.Entry {
  /// What is written in the view itself, in the order in which it is read. What its picture cuts or hides is among it.
  var texts: [String] {
    let title = address.appearance.borderTitle.map { [$0.title] + ($0.subtitle.map { [$0] } ?? []) } ?? []
    return title + content.texts
  }
}

extension ViewNode.Content {
  fileprivate var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .button(let title): [title]
    case .field(let field): field.text.isEmpty ? Self.text(field.placeholder) : [field.placeholder, field.text]
    case .image(let image): Self.text(image.name)
    case .box(let title): Self.text(title)
    case .toggle, .slider, .progress, .stepper, .rectangle, .spacer, .divider, .leaf: []
    case .stack, .arranged, .layers, .scroll, .table, .framed, .grid, .gridRow, .flow, .choice, .composite: []
    }
  }

  /// A title that may be left out.
  private static func text(_ title: String) -> [String] { title.isEmpty ? [] : [title] }
}
