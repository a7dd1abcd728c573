/// Views in front of or behind another view. They are laid out within its frame, without an effect on its size.
@usableFromInline package struct Decoration: Sendable {
  /// The order in which a decoration and its view are drawn.
  package enum Layer: Sendable {
    case background
    case overlay
    /// Views of a custom container, which the container places itself.
    case placed
  }

  /// The values for letters and controls from modifiers after the decoration: they apply to the decoration too. Values
  /// that were set before the decoration apply to the view alone.
  package struct Surroundings: Sendable {
    package fileprivate(set) var foreground: Color?
    package fileprivate(set) var foregroundGradient: AnyGradient?
    package fileprivate(set) var font: Font?
    package fileprivate(set) var tint: Color?
    package fileprivate(set) var textStyle = TextStyle()
  }

  package var layer: Layer
  package var alignment: Alignment
  package var nodes: [ViewNode]
  /// The scope of the decoration's names, if it is not the view's scope; known once a `ViewTree` lists the view.
  package var scope: Int32?
  package fileprivate(set) var surroundings = Surroundings()

  package init(layer: Layer, alignment: Alignment, nodes: [ViewNode]) {
    (self.layer, self.alignment, self.nodes) = (layer, alignment, nodes)
  }
}

extension Attributes {
  /// Applies a change of the view's attributes to the surroundings of its decorations too.
  mutating func changeSurroundings(_ change: (inout Attributes) -> Void) {
    guard let count = sharedRare?.value.decorations.count, count > 0 else { return }
    for place in 0..<count {
      var around = Attributes(rare.decorations[place].surroundings)
      change(&around)
      rare.decorations[place].surroundings = Decoration.Surroundings(around)
    }
  }

  private init(_ surroundings: Decoration.Surroundings) {
    self.init(location: nil)
    appearance.foreground = surroundings.foreground
    appearance.foregroundGradient = surroundings.foregroundGradient
    appearance.font = surroundings.font
    appearance.tint = surroundings.tint
    rare.textStyle = surroundings.textStyle
  }
}

extension Decoration.Surroundings {
  fileprivate init(_ attributes: Attributes) {
    foreground = attributes.appearance.foreground
    foregroundGradient = attributes.appearance.foregroundGradient
    font = attributes.appearance.font
    tint = attributes.appearance.tint
    textStyle = attributes.rare.textStyle
  }
}
