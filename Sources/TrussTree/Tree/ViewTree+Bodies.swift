import TrussIR
import TrussViews

extension ViewTree {
  /// Evaluates a composite's body, whose views take the composite's place in its level.
  mutating func body(
    of view: CompositeView, _ node: ViewNode, _ scope: Int32, _ decoration: Alignment?,
    in level: inout FlatteningStep, _ current: Attributes.Shared<EnvironmentValues>, _ shape: TreeShape
  ) -> FlatteningStep {
    let outline = node.address.pointee.outline
    var (body, composite) = (level, node)
    if outline.changesInheritedValues {
      body.inherited = level.inherited.changed(by: node.parts.attributes.rare.environment)
    }
    if view.reads != .nothing {
      body.control = node
      body.nodes = nodes(of: view, node, in: level, body.inherited.environment, shape)
    } else if body.inherited.sharedEnvironment === current {
      body.nodes = view.view.body.nodes
    } else {
      body.nodes = EnvironmentValues.$current.withValue(body.inherited.environment) { view.view.body.nodes }
    }
    composite.modify(in: scope, scopes)
    var (name, element): (ViewID?, ElementID?) = (nil, nil)
    if outline.hasNames {
      (name, element) = (node.parts.attributes.names.first, node.parts.attributes.rare.element)
      add(node.parts.attributes.names, in: scope, to: &body.compositePaths)
    }
    body.scope = scopes.add(view.type, named: name, of: element, inside: scope)
    body.composite = composite.merged(in: level.composite)
    (body.next, body.decorated, body.decoration) = (0, nil, decoration)
    body.compositeDepth += 1
    return body
  }

  /// Evaluates the body of a view of this package that depends on the views around it. Content that depends on a size
  /// is empty before the size is known.
  private mutating func nodes(
    of view: CompositeView, _ node: ViewNode, in level: FlatteningStep, _ environment: EnvironmentValues,
    _ shape: TreeShape
  ) -> [ViewNode] {
    var environment = environment
    if view.reads == .size {
      takesPasses = true
      guard let size = shape.sizes[identity(of: Int(level.parent))] else { return [] }
      environment.controlSurroundings.size = size
    } else {
      environment.controlSurroundings.hasForeground =
        (node.attributes.appearance.foreground ?? level.composite?.attributes.appearance.foreground
          ?? level.inherited.foreground) != nil
      environment.controlSurroundings.tint =
        node.attributes.appearance.tint ?? level.composite?.attributes.appearance.tint ?? level.inherited.tint
      var parent = level.parent < 0 ? nil : Int(level.parent)
      while let index = parent, !environment.controlSurroundings.isInList {
        environment.controlSurroundings.isInList = [.list, .form].contains(entries[index].attributes.writtenType)
        parent = entries[index].parent
      }
    }
    return EnvironmentValues.$current.withValue(environment) { view.view.body.nodes }
  }
}

extension ViewNode {
  /// Returns the view with the attributes of the composites whose body it is.
  func merged(in composite: ViewNode?) -> ViewNode {
    guard let composite else { return self }
    // Most composites have no modifiers: their bodies are unchanged.
    if composite.address.pointee.attributes.isEmpty, address.pointee.attributes.location != nil { return self }
    var merged = self
    merged.modify { $0.add(outer: composite.parts.attributes) }
    return merged
  }

  /// Resolves the names in a composite's modifiers in the composite's scope, as its body has another scope.
  fileprivate mutating func modify(in scope: Int32, _ scopes: NameScopes) {
    let outline = address.pointee.outline
    guard
      outline.hasConstraints || outline.isDecorated || outline.hasNames && !parts.attributes.rare.guides.isEmpty
        || outline.hasAppearance && !parts.attributes.rare.connectors.isEmpty
    else { return }
    modify { attributes in
      attributes.rare.connectors = attributes.rare.connectors.map { $0.seen(from: scope) }
      attributes.rare.constraints = attributes.rare.constraints.map { $0.seen(from: scope) }
      attributes.rare.guides = attributes.rare.guides.map { scopes.path(of: $0, in: scope) }
      for place in attributes.rare.decorations.indices { attributes.rare.decorations[place].scope = scope }
    }
  }
}
