import Truss

/// Random modifiers.
extension LanguageGenerator {
  private static let common: [(Int, LanguageModifier.Kind)] = [
    (10, .width), (4, .widthAtLeast), (4, .widthAtMost), (9, .height), (3, .heightAtLeast), (3, .heightAtMost),
    (3, .widthFraction), (2, .widthAtMostFraction), (1, .heightFraction), (1, .heightAtMostFraction),
    (2, .proportionalWidth), (1, .proportionalHeight), (4, .aspectRatio), (7, .frame), (6, .flexibleFrame),
    (9, .flex), (3, .fixedSize), (3, .layoutPriority), (2, .hugging), (2, .compressionResistance), (6, .align),
    (10, .padding), (5, .paddingOfEdges), (2, .paddingOfInsets), (2, .paddingOfAxes), (1, .margins), (2, .offset),
    (1, .alignmentGuide), (2, .movedGuide), (2, .hidden), (4, .collapsed), (4, .overlay), (3, .background),
    (1, .backgroundShape), (2, .backgroundColor), (4, .border), (1, .borderOfEdges), (1, .titledBorder),
    (1, .cornerRadius), (1, .clipped), (1, .clipShape), (1, .zIndex), (1, .opacity), (1, .tint), (1, .caption),
    (1, .layoutDirection), (1, .textSize), (1, .horizontalSizeClass), (1, .verticalSizeClass), (1, .safeArea),
  ]
  /// Modifiers of containers: more often padding and borders, less often lengths.
  private static let ofContainers: [(Int, LanguageModifier.Kind)] =
    common.map { ([.width, .height, .frame, .widthAtMost, .heightAtMost, .aspectRatio].contains($1) ? 1 : $0, $1) }
    + [(6, .padding), (3, .flex), (3, .border)]
  private static let ofTexts: [(Int, LanguageModifier.Kind)] = [
    (20, .font), (6, .weight), (3, .italic), (2, .monospaced), (9, .lineLimit), (3, .truncation), (6, .lines),
    (1, .underline), (6, .foreground), (1, .link),
  ]

  mutating func modifier(for kind: LanguageNode.Kind) -> LanguageModifier {
    switch kind {
    case .text, .runs, .markdown, .label, .link, .button:
      modifier(chance(0.4) ? weighted(Self.ofTexts) : weighted(Self.common))
    case .spacer, .divider: modifier(pick([.width, .height, .collapsed, .hidden, .padding, .layoutPriority]))
    case .section, .group, .forEach, .conditional:
      modifier(pick([.padding, .font, .flex, .height, .frame, .collapsed]))
    case let kind where kind.isContainer: modifier(chance(0.06) ? weighted(Self.ofTexts) : weighted(Self.ofContainers))
    default: modifier(chance(0.06) ? weighted(Self.ofTexts) : weighted(Self.common))
    }
  }

  /// Makes a modifier of a kind, with random numbers.
  package mutating func modifier(_ kind: LanguageModifier.Kind) -> LanguageModifier {
    var modifier = LanguageModifier(kind, [], [index(), index()])
    switch kind {
    case .width, .widthAtLeast, .widthAtMost, .height, .heightAtLeast, .heightAtMost:
      modifier.numbers = [length(), priority()]
    case .widthFraction, .widthAtMostFraction, .heightFraction, .heightAtMostFraction:
      modifier.numbers = [pick([0.5, 0.5, 0.25, 1 / 3, 0.8, 1, 0.1, 1.2]), priority()]
    case .proportionalWidth, .proportionalHeight: modifier.numbers = [pick([1, 1, 2, 3, 0.5])]
    case .aspectRatio: modifier.numbers = [pick([1, 1, 1.5, 2, 16 / 9, 0.5, 0.75, 3]), priority()]
    case .frame: modifier.numbers = pick([[length(), nil], [nil, length()], [length(), length()]])
    case .flexibleFrame: modifier.numbers = bounds() + (chance(0.4) ? bounds() : [nil, nil, nil])
    case .flex: modifier.numbers = [pick([1, 1, 1, 2, 3, 0.5])]
    case .layoutPriority: modifier.numbers = [pick([1, 1, -1, 2, 0.5])]
    case .hugging, .compressionResistance: modifier.numbers = [priority()]
    case .padding, .paddingOfEdges, .cornerRadius, .caption: modifier.numbers = [spacing()]
    case .paddingOfInsets, .paddingOfAxes, .margins, .safeArea:
      modifier.numbers = [inset(), inset(), inset(), inset()]
    case .offset: modifier.numbers = [pick([0, 4, -4, 10, -20]), pick([0, 2, -2, 12])]
    case .movedGuide: modifier.numbers = [pick([0, 4, -4, 10])]
    case .gridColumns, .gridRows: modifier.numbers = [pick([1, 2, 2, 3])]
    case .lineLimit: modifier.numbers = [pick([1, 1, 1, 2, 3, nil])]
    case .callouts: (modifier.numbers, modifier.text) = ([pick([140, 100, 60]), spacing()], words())
    case .connectors: modifier.text = chance(0.4) ? pick(LanguageWords.short) : ""
    case .zIndex, .opacity: modifier.numbers = [pick([0, 0.5, 1])]
    case .overlay, .background: modifier.content = [decoration()]
    default: break
    }
    switch kind {
    case .caption, .titledBorder: modifier.text = words()
    case .collapsed, .hidden: if chance(0.3) { modifier.choices = [1] } else { modifier.choices = [0] }
    case .layoutDirection, .textSize, .horizontalSizeClass, .verticalSizeClass: modifier.choices = [index()]
    default: break
    }
    return modifier
  }

  /// A minimum, an ideal and a maximum in order, some of them nil.
  private mutating func bounds() -> [Double?] {
    let ordered = [length(), length(), length()].sorted()
    return switch index(6) {
    case 0, 1: [nil, nil, .infinity]
    case 2: [ordered[0], nil, nil]
    case 3: [nil, nil, ordered[0]]
    case 4: [nil, ordered[0], chance(0.5) ? ordered[1] : nil]
    default: [ordered[0], chance(0.5) ? ordered[1] : nil, chance(0.5) ? ordered[2] : .infinity]
    }
  }

  private mutating func decoration() -> LanguageNode {
    switch index(6) {
    case 0: finish(filled(.rectangle))
    case 1: finish(filled(.circle))
    case 2: stack(.horizontal, spacing: 4, [leaf(), leaf()])
    default: leaf()
    }
  }
}

extension LanguageNode.Kind {
  fileprivate var isContainer: Bool {
    switch self {
    case .flexStack, .arrangedStack, .alignedStack, .layers, .flow, .grid, .alignedGrid, .lazyGrid, .fits, .scroll,
      .list,
      .groupBox, .table, .component, .modified, .cascade:
      true
    default: false
    }
  }
}

/// Shorthands for the parts of screens.
extension LanguageGenerator {
  mutating func stack(
    _ axis: Axis, justify: Justify? = .fill, align: Align? = .fill, spacing: Double = 0, _ children: [LanguageNode]
  ) -> LanguageNode {
    var node = LanguageNode(.flexStack, children)
    node.numbers = [spacing]
    node.choices = [
      axis == .horizontal ? 0 : 1, LanguageWords.justifies.firstIndex(of: justify) ?? 0,
      LanguageWords.aligns.firstIndex(of: align) ?? 0,
    ]
    return finish(node, modifiers: 0.25)
  }

  mutating func plain(_ kind: LanguageNode.Kind, _ modifiers: [LanguageModifier] = []) -> LanguageNode {
    var node = finish(filled(kind), modifiers: 0.15)
    node.modifiers.append(contentsOf: modifiers)
    node.namedAfter = node.modifiers.count
    return node
  }

  mutating func with(_ node: LanguageNode, _ modifiers: LanguageModifier...) -> LanguageNode {
    var node = node
    node.modifiers += modifiers
    node.namedAfter = node.modifiers.count
    return node
  }
}
