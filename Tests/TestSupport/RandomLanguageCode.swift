import Truss

extension LanguagePlan {
  /// The view as Swift code, and the size and environment that it is laid out in.
  package var code: String {
    var code = root.code() + "\n// width \(width.code), height \(height.code)\(isText ? ", in cells" : "")"
    if isRightToLeft { code += ", from right to left" }
    if textSize != 3 { code += ", text size \(TextSizeCategory.allCases[textSize % TextSizeCategory.allCases.count])" }
    if isCompactWidth { code += ", compact width" }
    if isCompactHeight { code += ", compact height" }
    return safeArea.isEmpty ? code : code + ", safe area \(safeArea)"
  }
}

extension LanguageNode {
  /// The view as Swift code, to reproduce a failure.
  package func code(_ indent: String = "") -> String {
    var code = indent + plainCode(indent)
    for (index, modifier) in modifiers.enumerated() {
      if namedAfter == index, let name { code += ".id(\"\(name)\")" }
      code += modifier.code(indent)
    }
    if namedAfter >= modifiers.count, let name { code += ".id(\"\(name)\")" }
    return code
  }

  private func block(_ indent: String) -> String {
    children.isEmpty ? " {}" : " {\n" + children.map { $0.code(indent + "  ") }.joined(separator: "\n") + "\n\(indent)}"
  }

  private func plainCode(_ indent: String) -> String {
    let block = block(indent)
    let (words, numerals) = (texts.map { $0.quoted }, numbers.map { $0.code })
    return switch kind {
    case .text: "Text(\(words[0]))"
    case .runs:
      zip(words, choices).map {
        "Text(\($0))" + ["", ".bold()", ".italic()", ".font(.title)", ".monospaced()", ".underline()"][$1 % 6]
      }.joined(separator: " + ")
    case .markdown: "Text(\(words[0]), markdown: true)"
    case .button: "Button(\(words[0]))"
    case .field: "Field(\(words[0]), text: \(words[1]))"
    case .link: "Link(\(words[0]), destination: \"#details\")"
    case .label: "Label(\(words[0]), icon: \(words[1]))"
    case .image:
      "Image(\(words[0])" + (numbers.isEmpty ? ")" : ", natural: Size(width: \(numerals[0]), height: \(numerals[1])))")
        + [".contentMode(.fit)", ".contentMode(.fill)", ".resizable()", "", ""][choice(0) % 5]
    case .toggle: "Toggle(\(texts[0].isEmpty ? "" : words[0] + ", ")isOn: \(choice(0) % 2 == 0))"
    case .slider: "Slider(value: \(numerals[0]))"
    case .stepper: "Stepper()"
    case .progress: "ProgressBar(value: \(numerals[0]))"
    case .activity: "ActivityIndicator()"
    case .box: "Box(\(words[0]))"
    case .rounded: "RoundedRectangle(cornerRadius: \(numerals[0]))"
    case .rectangle, .capsule, .circle, .ellipse:
      kind.rawValue.prefix(1).uppercased() + kind.rawValue.dropFirst() + "()"
        + [".fill(.blue)", ".stroke(.gray, lineWidth: 2)", "", ""][choice(0) % 4]
    case .line: "Line(from: .topLeading, to: .bottomTrailing)"
    case .color: "Color.teal"
    case .gradient: "LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)"
    case .divider: "Divider()"
    case .spacer: number(0) == 0 ? "Spacer()" : "Spacer(minimum: \(numerals[0]))"
    case .bar: "Bar(\(numerals[0]))"
    case .sparkline: "Sparkline([\(numerals.joined(separator: ", "))])"
    case .dimensionLine: "DimensionLine(\(choice(0) % 2 == 0 ? ".horizontal" : ".vertical"))"
    case .leaf: "LanguageLeaf(numbers: [\(numerals.joined(separator: ", "))])"
    case .empty: "EmptyView()"
    case .flexStack, .arrangedStack, .alignedStack, .layers, .flow: stackCode + block
    case .grid, .alignedGrid, .gridRow, .lazyGrid: gridCode + block
    case .fits:
      "ViewThatFits(in: \(["[.horizontal, .vertical]", "[.horizontal]", "[.vertical]"][choice(0) % 3]))" + block
    case .scroll:
      "ScrollView(\(axisIsHorizontal ? ".horizontal" : ".vertical"), offset: \(numerals[0])\(insets(1, "contentInset"))"
        + (choice(1) % 2 == 0 ? "" : ", contentInsetAdjustment: .never")
        + (choice(2) % 2 == 1 ? ", showsIndicators: true)" : ")") + block
    case .list: "List" + block
    case .section:
      "Section(header: \(texts[0].isEmpty ? "nil" : "Text(\(words[0]))"), "
        + "footer: \(texts[1].isEmpty ? "nil" : "Text(\(words[1]))"))" + block
    case .groupBox: "GroupBox(\(words[0]))" + block
    case .table:
      "Table([…], estimatedRowHeight: \(numerals[0]), offset: \(numerals[1]), viewport: \(numerals[2]), spacing: \(numerals[3]), "
        + "separators: \(choice(0) % 2 == 1))" + block
    case .group: "Group" + block
    case .forEach: "ForEach([…], id: \\.self)" + block
    case .conditional: "if \(choice(0) % 2 == 0)" + block
    case .component: "Component(isAdaptive: \(choice(0) % 3 == 0))" + block
    case .modified: "VStack\(block).modifier(LanguageFrame(length: \(numerals[0]), isWide: \(choice(0) % 2 == 0)))"
    case .cascade: "Cascade(step: \(numerals[0]))" + block
    case .labelOfViews: "Label" + block
    case .toggleOfViews: "Toggle(isOn: true)" + block
    case .bullets: "UnorderedList(spacing: \(numerals[0]))" + block
    case .numbers: "OrderedList(start: 9, spacing: \(numerals[0]))" + block
    case .outline: "OutlineGroup" + block
    }
  }

  private func insets(_ first: Int, _ label: String) -> String {
    guard numbers.count >= first + 4, numbers[first..<first + 4].contains(where: { $0 != 0 }) else { return "" }
    let number = numbers.map { $0.code }
    return ", \(label): Insets(top: \(number[first]), left: \(number[first + 1]), bottom: \(number[first + 2]), "
      + "right: \(number[first + 3]))"
  }

  private func dot(_ value: Any?) -> String { value.map { ".\($0)" } ?? "nil" }

  private var stackCode: String {
    let spacing = number(0) == 0 ? "" : ", spacing: \(number(0).code)"
    let axis = axisIsHorizontal ? ".horizontal" : ".vertical"
    switch kind {
    case .arrangedStack:
      let (distribution, alignment) = (choose(Distribution.allCases, 1), choose(Align.allCases, 2))
      return "Stack(\(axis), distribution: .\(distribution), alignment: .\(alignment)\(spacing)\(insets(1, "margins"))"
        + (choice(3) % 2 == 1 ? ", baselineRelative: true)" : ")")
    case .alignedStack:
      let alignment =
        axisIsHorizontal ? "\(choose(VerticalAlignment.allCases, 1))" : "\(choose(HorizontalAlignment.allCases, 1))"
      return "\(axisIsHorizontal ? "HStack" : "VStack")(alignment: .\(alignment)\(spacing))"
    case .layers: return "ZStack(align: \(choose(LanguageWords.alignmentNames, 1)))"
    case .flow:
      let line = numbers.count > 5 ? ", lineSpacing: \(numbers[5].code)" : ""
      return
        "FlowStack(\(flowsInColumns ? "axis: .vertical, " : "")spacing: \(number(0).code)\(line), align: .\(choose(Align.allCases, 2)), "
        + "justify: .\(choose(Justify.allCases, 1)), alignContent: .\(choose(Justify.allCases, 3))\(insets(1, "insets")))"
    default:
      var code = "\(axisIsHorizontal ? "HStack" : "VStack")(justify: \(dot(choose(LanguageWords.justifies, 1))), "
      code += "align: \(dot(choose(LanguageWords.aligns, 2)))\(spacing)\(insets(1, "insets"))"
      let labels = ["widths", "proportionalWidths", "heights", "proportionalHeights", "individualAlignments"]
      for (label, list) in zip(labels, lists) where !list.isEmpty {
        let values = list.map { $0.map { label.hasPrefix("i") ? ".\(Align.allCases[Int($0) % 6])" : $0.code } ?? "nil" }
        code += ", \(label): [\(values.joined(separator: ", "))]"
      }
      return code + (isReversed ? ", reversed: true)" : ")") + (hasPinnedView ? "/* and a pinned view */" : "")
    }
  }

  private var gridCode: String {
    let lists = lists.map { "[\($0.map { $0.code }.joined(separator: ", "))]" }.joined(separator: ", ")
    return switch kind {
    case .grid:
      "Grid(columns: \(lists.isEmpty ? "nil" : "/* kind, length, more, align */ \(lists)"), spacing: \(number(0).code)"
        + (numbers.count > 1 ? ", rowSpacing: \(numbers[1].code)" : "")
        + ", align: .\(choose(Align.allCases, 1))\(insets(2, "insets")))"
    case .alignedGrid:
      "Grid(alignment: \(choose(LanguageWords.alignmentNames, 1)), horizontalSpacing: \(number(0).code), "
        + "verticalSpacing: \(number(1).code))"
    case .gridRow: "GridRow(align: \(dot(choose(LanguageWords.aligns, 1))))"
    default:
      "LazyVGrid(columns: /* kind, length, more, spacing; \(choices.dropFirst()) */ \(lists), spacing: \(number(0).code))"
    }
  }
}

extension LanguageModifier {
  fileprivate func code(_ indent: String) -> String {
    let number = numbers.map { $0.code }
    func weighed(_ name: String) -> String {
      "\(name)\(number[0])"
        + (numbers.count > 1 && numbers[1] != nil ? ", priority: \(Priority(numbers[1] ?? 0).value.code))" : ")")
    }
    let insets =
      number.count == 4
      ? "Insets(top: \(number[0]), leading: \(number[1]), bottom: \(number[2]), trailing: \(number[3]))" : ""
    let axis = ["", ", axis: .horizontal", ", axis: .vertical"][choice(0) % 3]
    let views = content.map { "{ \($0.code().split(separator: "\n").joined(separator: "; ")) }" }.joined()
    return switch kind {
    case .width, .height: weighed(".\(kind)(")
    case .widthAtLeast: weighed(".width(atLeast: ")
    case .widthAtMost: weighed(".width(atMost: ")
    case .heightAtLeast: weighed(".height(atLeast: ")
    case .heightAtMost: weighed(".height(atMost: ")
    case .widthFraction: weighed(".width(fraction: ")
    case .widthAtMostFraction: weighed(".width(atMostFraction: ")
    case .heightFraction: weighed(".height(fraction: ")
    case .heightAtMostFraction: weighed(".height(atMostFraction: ")
    case .aspectRatio: weighed(".aspectRatio(")
    case .flex where basis != nil:
      ".flex(\(number[0]), shrink: \(basis?.shrink ?? 1), basis: \(basis?.length ?? 0))"
    case .proportionalWidth, .proportionalHeight, .flex, .layoutPriority, .padding, .cornerRadius, .zIndex, .opacity,
      .lineLimit:
      ".\(kind)(\(number[0]))"
    case .gridColumns: ".gridColumns(\(number[0]), align: \(choose(LanguageWords.aligns).map { ".\($0)" } ?? "nil"))"
    case .gridRows: ".gridRows(\(number[0]))"
    case .frame:
      ".frame(width: \(number[0]), height: \(number[1]), alignment: \(choose(LanguageWords.alignmentNames, count: 9)))"
    case .flexibleFrame:
      ".frame("
        + zip(["minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight"], number)
        .filter { $0.1 != "nil" }.map { "\($0): \($1)" }.joined(separator: ", ")
        + ", alignment: \(choose(LanguageWords.alignmentNames, count: 9)))"
    case .fixedSize: ".fixedSize(horizontal: \(choice(0) % 3 != 1), vertical: \(choice(0) % 3 != 2))"
    case .hugging, .compressionResistance: ".\(kind)(\(numbers[0].map { $0.code } ?? "1000")\(axis))"
    case .align: ".align(.\(choose(Align.allCases)))"
    case .paddingOfEdges: ".padding(\(LanguageWords.edgeNames[choice(0) % 9]), \(number[0]))"
    case .paddingOfInsets: ".padding(\(insets))"
    case .paddingOfAxes: ".padding(horizontal: \(number[0]), vertical: \(number[1]))"
    case .margins: ".margins(\(insets))"
    case .offset: ".offset(x: \(number[0]), y: \(number[1]))"
    case .alignmentGuide: guides.map { ".alignmentGuide(\($0)) { $0.width / 3 }" }.joined()
    case .movedGuide: guides.map { ".alignmentGuide(\($0), \(number[0]))" }.joined()
    case .gridColumnAlignment: ".gridColumnAlignment(.\(choose(HorizontalAlignment.allCases)))"
    case .customSpacing: ".customSpacing(\(number[0]), after: \"\(names[0])\")"
    case .hidden, .collapsed: ".\(kind)(\(choice(0) % 2 == 0))"
    case .overlay, .background: ".\(kind)(alignment: \(choose(LanguageWords.alignmentNames, count: 9))) \(views)"
    case .backgroundShape: ".background(.yellow, in: Capsule())"
    case .backgroundColor: ".background(Color.surface)"
    case .border: ".border(.\(choose(Border.Line.allCases)))"
    case .borderOfEdges: ".border(Border(), edges: \(LanguageWords.edgeNames[choice(0) % 9]))"
    case .titledBorder: ".border(.light, title: \(text.quoted))"
    case .clipShape: ".clipShape(Circle())"
    case .font: ".font(\(LanguageWords.fontNames[choice(0) % LanguageWords.fonts.count]))"
    case .weight: ".fontWeight(.\(["bold", "regular", "semibold", "light"][choice(0) % 4]))"
    case .italic: ".italic(\(choice(0) % 4 != 0))"
    case .truncation: ".truncationMode(.\(choose(Text.TruncationMode.allCases)))"
    case .lines: ".multilineTextAlignment(.\(choose(TextAlignment.allCases)))"
    case .link: ".link(\"https://example.org\")"
    case .foreground: ".foreground(.secondary)"
    case .tint: ".tint(.green)"
    case .layoutDirection: ".environment(\\.layoutDirection, .\(choose(LayoutDirection.allCases)))"
    case .textSize: ".environment(\\.textSizeCategory, .\(choose(TextSizeCategory.allCases)))"
    case .horizontalSizeClass, .verticalSizeClass: ".environment(\\.\(kind), .\(choose(SizeClass.allCases)))"
    case .safeArea:
      ".environment(\\.safeAreaInsets, Insets(top: \(number[0]), left: \(number[1]), bottom: \(number[2]), right: \(number[3])))"
    case .caption: ".caption(\(text.quoted), spacing: \(number[0]))"
    case .callouts: ".callouts(\(names))"
    case .connectors: ".connectors(\(names))"
    case .guides: names.map { ".guides(\"\($0)\")" }.joined()
    case .constraints:
      ".constraints {\n" + constraints.map { "\(indent)  \($0.code)" }.joined(separator: "\n") + "\n\(indent)}"
    case .clipped, .monospaced, .underline: ".\(kind)()"
    }
  }

  /// The alignments whose guides are set: one line, on each axis that has it.
  private var guides: [String] {
    let line = choose(AlignmentLine.allCases)
    guard line != .center else { return ["HorizontalAlignment.center", "VerticalAlignment.center"] }
    return HorizontalAlignment.allCases.filter { $0.line == line }.map { ".\($0)" }
      + VerticalAlignment.allCases.filter { $0.line == line }.map { ".\($0)" }
  }

  private func choose<Value>(_ values: [Value], count: Int? = nil) -> Value {
    values[choice(0) % (count ?? values.count)]
  }
}

extension Optional<Double> { fileprivate var code: String { self?.code ?? "nil" } }
extension Double {
  fileprivate var code: String {
    self == .infinity ? ".infinity" : self == rounded() && abs(self) < 1e9 ? "\(Int(self))" : "\(self)"
  }
}
extension String { fileprivate var quoted: String { debugDescription } }
