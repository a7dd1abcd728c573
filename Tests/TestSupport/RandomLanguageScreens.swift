import Truss

/// Screens as people build them, with random words, lengths and additions.
extension LanguageGenerator {
  mutating func screen(_ budget: Int) -> LanguageNode {
    switch index(10) {
    case 0: form(budget)
    case 1: mediaRow()
    case 2: card(budget)
    case 3: toolbar(budget)
    case 4: page(budget)
    case 5: dashboard(budget)
    case 6: settings(budget)
    case 7: chat(budget)
    case 8: badge(budget)
    default: statistics(budget)
    }
  }

  private func modifier(_ kind: LanguageModifier.Kind, _ numbers: Double?..., choices: [Int] = []) -> LanguageModifier {
    LanguageModifier(kind, numbers, choices)
  }

  /// Labels beside fields, and buttons below.
  private mutating func form(_ budget: Int) -> LanguageNode {
    let count = max(1, min(8, budget / 4))
    let labelWidth = pick([60.0, 80, 110])
    var rows = [LanguageNode]()
    for _ in 0..<count {
      let label = plain(.text, chance(0.6) ? [modifier(.width, labelWidth)] : [])
      rows.append(
        stack(.horizontal, align: pick([.center, .firstBaseline, .fill]), spacing: 10, [label, plain(.field)]))
    }
    if chance(0.7) {
      rows.append(stack(.horizontal, spacing: 8, [plain(.spacer), plain(.button), plain(.button)]))
    }
    var form = stack(.vertical, spacing: 10, rows)
    if chance(0.4) { form.lists = [[], [], rows.map { _ in chance(0.8) ? 25 : nil }, [], []] }
    return chance(0.5) ? with(form, modifier(.padding, 12)) : form
  }

  /// A picture, two lines beside it, and a control.
  private mutating func mediaRow() -> LanguageNode {
    let side = pick([40.0, 44, 60])
    let picture = plain(pick([.image, .circle, .rectangle]), [modifier(.width, side), modifier(.height, side)])
    let lines = stack(.vertical, align: pick([.start, .fill]), spacing: pick([2, 4]), [plain(.text), plain(.text)])
    var views = [picture, chance(0.3) ? with(lines, modifier(.flex, 1)) : lines]
    if chance(0.6) { views.append(plain(.spacer)) }
    views.append(plain(pick([.button, .text, .toggle, .stepper])))
    return with(stack(.horizontal, align: .center, spacing: 10, views), modifier(.padding, 10))
  }

  private mutating func card(_ budget: Int) -> LanguageNode {
    var picture = plain(.image)
    picture.choices = [1]
    let image = chance(0.5) ? with(picture, modifier(.aspectRatio, 16 / 9)) : with(picture, modifier(.height, 120))
    let inside = stack(.vertical, align: .start, spacing: 6, nodes(3, max(3, budget - 4), depth: 4))
    let card = stack(.vertical, [image, with(inside, modifier(.padding, 12))])
    return with(card, modifier(.border), modifier(.cornerRadius, 8))
  }

  private mutating func toolbar(_ budget: Int) -> LanguageNode {
    let justify = pick([.spaceBetween, .fill, .spaceEvenly, .spaceAround, .center] as [Justify])
    var bar = stack(
      .horizontal, justify: justify, align: .center, spacing: 8, [plain(.button), plain(.text), plain(.button)])
    if chance(0.5) {
      let (name, heading) = (name(), name())
      (bar.name, bar.children[1].name) = (name, heading)
      bar.children[1].namedAfter = bar.children[1].modifiers.count
      var constraints = LanguageModifier(.constraints)
      constraints.constraints = [
        LanguageConstraint(
          kind: .relation, names: [heading, name], numbers: [1, 0], choices: [4, 0, 0, 0], priority: priority())
      ]
      bar = with(bar, constraints)
    }
    return chance(0.5) ? with(bar, modifier(.height, 44)) : bar
  }

  /// A header, a part that scrolls, and a bar at the bottom.
  private mutating func page(_ budget: Int) -> LanguageNode {
    let part = max(1, (budget - 6) / 5)
    var scroll = LanguageNode(.scroll)
    scroll.numbers = [chance(0.5) ? nil : pick([0, 20, -40, 300])]
    scroll.choices = [1, 0, index()]
    let content = nodes(min(5, part + 1), max(2, budget - 8), depth: 3)
    scroll.children = [with(stack(.vertical, spacing: spacing(), content), modifier(.padding, 10))]
    let bar = stack(.horizontal, justify: .spaceEvenly, nodes(3, 3, depth: 6))
    return stack(.vertical, [toolbar(4), finish(scroll), plain(.divider), with(bar, modifier(.height, 49))])
  }

  private mutating func dashboard(_ budget: Int) -> LanguageNode {
    let columns = pick([2, 2, 3])
    var grid = LanguageNode(.grid)
    grid.numbers = [10]
    grid.lists = chance(0.7) ? (0..<columns).map { _ in [1, 40, nil, nil] } : []
    for _ in 0..<max(1, min(4, budget / (columns * 5))) {
      var row = LanguageNode(.gridRow)
      row.choices = [0, 6]
      for _ in 0..<columns {
        let lines = [
          plain(.text), plain(.text, [modifier(.font, choices: [0])]), plain(pick([.bar, .sparkline, .progress])),
        ]
        var box = LanguageNode(.groupBox, chance(0.5) ? [stack(.vertical, align: .start, spacing: 4, lines)] : lines)
        box.texts = [chance(0.5) ? words() : ""]
        row.children.append(finish(box))
      }
      row.serial = nextSerial()
      grid.children.append(row)
    }
    if chance(0.6) { grid.children.append(plain(.rectangle, [modifier(.height, 80)])) }
    return stack(.vertical, spacing: 10, [mediaRow(), finish(grid)])
  }

  private mutating func settings(_ budget: Int) -> LanguageNode {
    var list = LanguageNode(.list)
    for _ in 0..<max(1, min(3, budget / 9)) {
      var section = filled(.section)
      for _ in 0..<weighted([(1, 1), (3, 2), (3, 3), (1, 5)]) {
        section.children.append(
          chance(0.3)
            ? plain(.toggle)
            : stack(
              .horizontal, align: .center, [plain(.label), plain(.spacer), plain(pick([.text, .stepper, .toggle]))]))
      }
      section.serial = nextSerial()
      list.children.append(section)
    }
    return finish(list)
  }

  /// Bubbles that take at most a part of the width, left and right.
  private mutating func chat(_ budget: Int) -> LanguageNode {
    var rows = [LanguageNode]()
    for _ in 0..<max(1, min(8, budget / 4)) {
      let bubble = plain(
        .text, [modifier(.padding, 8), modifier(.backgroundColor), modifier(.widthAtMostFraction, 0.8)])
      let isOwn = chance(0.5)
      rows.append(
        chance(0.5)
          ? with(bubble, modifier(.align, choices: [isOwn ? 3 : 1]))
          : stack(.horizontal, isOwn ? [plain(.spacer), bubble] : [bubble, plain(.spacer)]))
    }
    return stack(.vertical, spacing: 6, rows)
  }

  /// A view with something over its corner, in layers or as an overlay.
  private mutating func badge(_ budget: Int) -> LanguageNode {
    let body = node(max(1, budget - 3), depth: 4)
    if body.isTransparent { return stack(.horizontal, [body, leaf()]) }
    let mark = plain(.text, [modifier(.padding, 2), modifier(.backgroundColor)])
    if chance(0.5) {
      var overlay = LanguageModifier(.overlay, [], [3])
      overlay.content = [mark]
      return with(body, overlay)
    }
    var layers = LanguageNode(.layers, [body, mark])
    layers.choices = [0, index()]
    return finish(layers)
  }

  /// Equal columns of a number and its name.
  private mutating func statistics(_ budget: Int) -> LanguageNode {
    var row = LanguageNode(.arrangedStack)
    row.numbers = [8]
    row.choices = [0, pick([1, 1, 2, 3, 4]), index()]
    for _ in 0..<max(2, min(5, budget / 4)) {
      row.children.append(
        stack(.vertical, align: .center, spacing: 2, [plain(.text, [modifier(.font, choices: [0])]), plain(.text)]))
    }
    return finish(row)
  }
}
