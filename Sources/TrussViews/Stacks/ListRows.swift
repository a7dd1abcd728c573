import TrussIR

/// The views of a list, from which SwiftUI's style makes rows as on iOS. By default each section, and the rows without
/// one, are on a card with round corners on a grey background, with lines between the rows. The header is above the card
/// and the footer below it. As on iOS 15 to 18, the header of a card is in capitals.
///
/// In text there are no cards and backgrounds, rows are as high as their content, and an empty row separates sections.
/// Every header is in capitals and every footer is indented: without small and grey letters, neither looks like a row.
struct ListRows: Sendable {
  let views: [ViewNode]
  let chosen: [Bool]
  let location: SourceLine

  func areOnCards(_ style: ListStyle) -> Bool {
    switch style {
    case .plain, .inset: false
    case .automatic, .grouped, .insetGrouped, .sidebar: true
    }
  }

  /// A section, or the rows between two sections.
  private struct Group {
    var header: [ViewNode] = []
    var rows: [(view: ViewNode, isChosen: Bool)] = []
    var footer: [ViewNode] = []

    var isEmpty: Bool { header.isEmpty && rows.isEmpty && footer.isEmpty }
  }

  private var groups: [Group] {
    var (groups, isOpen) = ([Group()], true)
    for (view, isChosen) in zip(views, chosen) {
      let ends = view.attributes.rare.sectionEnds
      if ends.contains(.start) || !isOpen { groups.append(Group()) }
      let last = groups.count - 1
      if List.Kind(of: view) != .caption {
        groups[last].rows.append((view, isChosen))
      } else if groups[last].rows.isEmpty {
        groups[last].header.append(view)
      } else {
        groups[last].footer.append(view)
      }
      isOpen = !ends.contains(.end)
    }
    return groups.filter { !$0.isEmpty }
  }

  func content(_ medium: Medium, _ style: ListStyle) -> ViewNode {
    let areOnCards = areOnCards(style)
    let isText = medium.isText
    let margin = areOnCards && !isText ? Insets(horizontal: 16, vertical: 16) : .zero
    let space = isText ? medium.defaultSpacing(.vertical) : areOnCards ? 24 : 0
    let indent = 2 * medium.defaultSpacing(.horizontal)
    let above = areOnCards || isText ? 0.0 : 12
    let groups = groups.map { group in
      stack(
        group.header.map {
          let header = caption($0, isText ? .zero : Insets(top: above, bottom: 6))
          return areOnCards || isText ? ViewContent(nodes: [header]).textCase(.uppercase).nodes[0] : header
        } + card(group, areOnCards, isText)
          + group.footer.map { caption($0, isText ? Insets(leading: indent) : Insets(top: 6)) })
    }
    let rule = FlexStack.Rule(axis: .vertical, spacing: space, insets: margin)
    var content = FlexStack(rule, groups, at: location).node
    content.modify { $0.rare.environment.append { if $0.textFieldStyle == .automatic { $0.textFieldStyle = .plain } } }
    return content
  }

  private func stack(_ views: [ViewNode]) -> ViewNode {
    FlexStack(FlexStack.Rule(axis: .vertical), views, at: location).node
  }

  private func caption(_ view: ViewNode, _ insets: Insets) -> ViewNode {
    var insets = insets
    (insets.left, insets.right) = (16, 16)
    return ViewContent(nodes: [view]).inListBox(insets, at: location).nodes[0]
  }

  private func card(_ group: Group, _ isCard: Bool, _ isText: Bool) -> [ViewNode] {
    guard !group.rows.isEmpty else { return [] }
    // Whether all rows show the background of the card, because none of them has another background.
    let areAlike = group.rows.allSatisfy { !$0.isChosen && $0.view.listRow?.background.isEmpty ?? true }
    var rows: [ViewNode] = []
    var follows = false
    for (view, isChosen) in group.rows {
      let isLine = List.Kind(of: view) == .line
      if !view.attributes.isCollapsed {
        if follows, !isLine, view.listRow?.hidesSeparator != true { rows.append(line) }
        follows = !isLine
      }
      rows.append(isLine ? view : row(view, isChosen, isText, ground: isCard && !isText && !areAlike))
    }
    var card = stack(rows)
    if isCard, !isText {
      if areAlike { card.modify { $0.appearance.background = Self.surface } }
      card.modify {
        $0.appearance.cornerRadius = 10
        if !areAlike { $0.appearance.clip = .rounded(10) }
      }
    }
    return [card]
  }

  /// The line between rows. In points it is drawn from the leading edge of the text in the row above.
  private var line: ViewNode {
    ViewContent(nodes: [ViewNode(leaf: .divider, at: location).written(as: .separator)])
      .padding(.leading, 16, fileID: location.fileID, line: location.line).nodes[0]
  }

  private func row(_ view: ViewNode, _ isChosen: Bool, _ isText: Bool, ground: Bool) -> ViewNode {
    let row = view.listRow
    let insets = row?.insets ?? Insets(horizontal: 16, vertical: isText ? 0 : 6)
    var box = (row?.shown ?? ViewContent(nodes: [view])).inListBox(insets, at: location)
    if !isText { box = box.height(atLeast: 44, fileID: location.fileID, line: location.line) }
    if let background = row?.background, !background.isEmpty {
      box = box.background { ViewContent(nodes: background) }
    } else if isChosen {
      box = box.background { Rectangle().fill(Color.tint.opacity(0.15)) }
      if ground { box = box.background(Self.surface) }
    } else if ground {
      box = box.background(Self.surface)
    }
    return box.nodes[0]
  }

  private static let surface = SystemColor.secondarySystemGroupedBackground.color
}

extension ScrollView {
  func styled(_ style: StackStyle, _ medium: Medium, _ list: ListStyle) -> ScrollView {
    guard style == .swiftUI, let rows else { return self }
    return with(children: [rows.content(medium, list)])
  }
}

extension ViewNode {
  /// Adds SwiftUI's grey background to a list with cards that has no background of its own. Returns any other view
  /// unchanged.
  func onListBackground(_ environment: EnvironmentValues) -> ViewNode {
    guard attributes.appearance.background == nil, let color = listBackground(environment) else { return self }
    var node = self
    node.modify { $0.appearance.background = color }
    return node
  }

  /// The view's own background or, for a list with cards, grey; otherwise nil.
  func listBackground(_ environment: EnvironmentValues) -> Color? {
    if let background = attributes.appearance.background { return background }
    var environment = environment
    for change in attributes.rare.environment { change(&environment) }
    guard environment.stackStyle == .swiftUI, !environment.medium.isText, case .scroll(let view) = content,
      view.rows?.areOnCards(environment.listStyle) == true
    else { return nil }
    return SystemColor.systemGroupedBackground.color
  }
}
