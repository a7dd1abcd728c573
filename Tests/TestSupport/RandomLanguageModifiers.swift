import Truss

extension LanguageModifier {
  /// The view with the modifier.
  func applied(to view: AnyView, line: Int) -> AnyView {
    switch kind {
    case .width, .widthAtLeast, .widthAtMost, .height, .heightAtLeast, .heightAtMost, .widthFraction,
      .widthAtMostFraction, .heightFraction, .heightAtMostFraction, .proportionalWidth, .proportionalHeight,
      .aspectRatio, .frame, .flexibleFrame:
      AnyView(sized(view, "Size", line))
    case .flex, .fixedSize, .layoutPriority, .hugging, .compressionResistance, .align, .padding, .paddingOfEdges,
      .paddingOfInsets, .paddingOfAxes, .margins, .offset, .alignmentGuide, .movedGuide, .gridColumns, .gridRows,
      .gridColumnAlignment, .customSpacing:
      AnyView(placed(view, "Place", line))
    case .hidden, .collapsed, .overlay, .background, .backgroundShape, .backgroundColor, .border, .borderOfEdges,
      .titledBorder, .cornerRadius, .clipped, .clipShape, .zIndex, .opacity, .caption, .callouts, .connectors,
      .constraints, .guides:
      AnyView(drawn(view, "Drawing", line))
    default: AnyView(written(view, line))
    }
  }

  private func priority(_ index: Int) -> Priority { Priority(number(index, or: 1000)) }
  private func choose<Value>(_ values: [Value], _ index: Int = 0) -> Value { values[choice(index) % values.count] }
  private var axis: Axis? { choose([nil, .horizontal, .vertical]) }
  private func number(at index: Int) -> Double? { numbers.indices.contains(index) ? numbers[index] : nil }

  private func sized(_ view: AnyView, _ file: String, _ line: Int) -> any View {
    let (length, priority) = (number(0), priority(1))
    return switch kind {
    case .width: view.width(length, priority: priority, fileID: file, line: line)
    case .widthAtLeast: view.width(atLeast: length, priority: priority, fileID: file, line: line)
    case .widthAtMost: view.width(atMost: length, priority: priority, fileID: file, line: line)
    case .height: view.height(length, priority: priority, fileID: file, line: line)
    case .heightAtLeast: view.height(atLeast: length, priority: priority, fileID: file, line: line)
    case .heightAtMost: view.height(atMost: length, priority: priority, fileID: file, line: line)
    case .widthFraction: view.width(fraction: length, priority: priority, fileID: file, line: line)
    case .widthAtMostFraction: view.width(atMostFraction: length, priority: priority, fileID: file, line: line)
    case .heightFraction: view.height(fraction: length, priority: priority, fileID: file, line: line)
    case .heightAtMostFraction: view.height(atMostFraction: length, priority: priority, fileID: file, line: line)
    case .proportionalWidth: view.proportionalWidth(length)
    case .proportionalHeight: view.proportionalHeight(length)
    case .aspectRatio: view.aspectRatio(length, priority: priority, fileID: file, line: line)
    case .frame:
      view.frame(
        width: number(at: 0), height: number(at: 1), alignment: choose(LanguageWords.places), fileID: file, line: line)
    default:
      view.frame(
        minWidth: number(at: 0), idealWidth: number(at: 1), maxWidth: number(at: 2), minHeight: number(at: 3),
        idealHeight: number(at: 4), maxHeight: number(at: 5), alignment: choose(LanguageWords.places), fileID: file,
        line: line)
    }
  }

  /// The view with an alignment guide for one of its lines, on each axis that has the line.
  private func guided(
    _ view: AnyView, place: (ViewDimensions, _ line: LayoutExpression) -> LayoutExpression
  ) -> AnyView {
    let line = choose(AlignmentLine.allCases)
    var view = view
    for side in HorizontalAlignment.allCases where side.line == line {
      view = AnyView(view.alignmentGuide(side) { place($0, $0[side]) })
    }
    for edge in VerticalAlignment.allCases where edge.line == line {
      view = AnyView(view.alignmentGuide(edge) { place($0, $0[edge]) })
    }
    return view
  }

  private func placed(_ view: AnyView, _ file: String, _ line: Int) -> any View {
    let length = number(0)
    let insets = Insets(top: length, leading: number(1), bottom: number(2), trailing: number(3))
    return switch kind {
    case .flex: basis.map { view.flex(length, shrink: $0.shrink, basis: $0.length) } ?? view.flex(length)
    case .fixedSize: view.fixedSize(horizontal: choice(0) % 3 != 1, vertical: choice(0) % 3 != 2)
    case .layoutPriority: view.layoutPriority(length)
    case .hugging: view.hugging(priority(0), axis: axis)
    case .compressionResistance: view.compressionResistance(priority(0), axis: axis)
    case .align: view.align(choose(Align.allCases))
    case .padding: view.padding(length, fileID: file, line: line)
    case .paddingOfEdges: view.padding(choose(LanguageWords.edges), length, fileID: file, line: line)
    case .paddingOfInsets: view.padding(insets, fileID: file, line: line)
    case .paddingOfAxes: view.padding(horizontal: length, vertical: number(1), fileID: file, line: line)
    case .margins: view.margins(insets)
    case .offset: view.offset(x: length, y: number(1))
    case .alignmentGuide:
      guided(view) { dimensions, _ in dimensions.width / 3 + dimensions[.bottom] * 0.25 - dimensions[.bottom] * 0.25 }
    case .movedGuide: guided(view) { _, line in line + length }
    case .gridColumns: view.gridColumns(Int(length), align: choose(LanguageWords.aligns))
    case .gridRows: view.gridRows(Int(length))
    case .gridColumnAlignment: view.gridColumnAlignment(choose(HorizontalAlignment.allCases))
    default: view.customSpacing(length, after: ViewID(names[0]))
    }
  }

  private func drawn(_ view: AnyView, _ file: String, _ line: Int) -> any View {
    let length = number(0)
    return switch kind {
    case .hidden: view.hidden(choice(0) % 2 == 0)
    case .collapsed: view.collapsed(choice(0) % 2 == 0)
    case .overlay:
      view.overlay(alignment: choose(LanguageWords.places)) { for node in content { node.view } }
    case .background:
      view.background(alignment: choose(LanguageWords.places)) { for node in content { node.view } }
    case .backgroundShape: view.background(.yellow, in: Capsule())
    case .backgroundColor: view.background(Color.surface)
    case .border: view.border(Border(choose(Border.Line.allCases)))
    case .borderOfEdges: view.border(Border(), edges: choose(LanguageWords.edges))
    case .titledBorder: view.border(.light, title: text, subtitle: choice(0) % 3 == 0 ? "3 of 12" : nil)
    case .cornerRadius: view.cornerRadius(length)
    case .clipped: view.clipped()
    case .clipShape: view.clipShape(Circle())
    case .zIndex: view.zIndex(length)
    case .opacity: view.opacity(length)
    case .caption: view.caption(text, spacing: length)
    case .callouts:
      view.callouts(choose([.trailing, .leading]), width: length, spacing: number(1)) {
        for name in names { Callout(text, at: ViewID(name)) }
      }
    case .connectors:
      view.connectors { Connector(from: ViewID(names[0]), to: ViewID(names[1]), label: text.isEmpty ? nil : text) }
    case .guides: names.reduce(view) { AnyView($0.guides(ViewID($1))) }
    default: view.constraints { for constraint in constraints { constraint.entries } }
    }
  }

  private func written(_ view: AnyView, _ line: Int) -> any View {
    switch kind {
    case .font: view.font(choose(LanguageWords.fonts))
    case .weight: view.fontWeight(choose([.bold, .regular, .semibold, .light]))
    case .italic: view.italic(choice(0) % 4 != 0)
    case .monospaced: view.monospaced()
    case .lineLimit: view.lineLimit(number(at: 0).map { Int($0) }, fileID: "Text", line: line)
    case .truncation: view.truncationMode(choose(Text.TruncationMode.allCases))
    case .lines: view.multilineTextAlignment(choose(TextAlignment.allCases))
    case .underline: view.underline()
    case .foreground: view.foreground(choose([.secondary, .accent, .red]))
    case .link: view.link("https://example.org", fileID: "Text", line: line)
    case .tint: view.tint(.green)
    case .layoutDirection: view.environment(\.layoutDirection, choose(LayoutDirection.allCases))
    case .textSize: view.environment(\.textSizeCategory, choose(TextSizeCategory.allCases))
    case .horizontalSizeClass: view.environment(\.horizontalSizeClass, choose(SizeClass.allCases))
    case .verticalSizeClass: view.environment(\.verticalSizeClass, choose(SizeClass.allCases))
    default:
      view.environment(
        \.safeAreaInsets, Insets(top: number(0), left: number(1), bottom: number(2), right: number(3)))
    }
  }
}
