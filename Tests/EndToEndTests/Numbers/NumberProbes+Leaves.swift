import Truss

extension NumberProbe {
  /// Numbers of leaves, and of what modifiers say of any view.
  static let leaves: [NumberProbe] = [
    NumberProbe("Slider.init() value: Double", .view { Slider(value: $0) }),
    NumberProbe("ProgressBar.init(value:) value: Double", .view { ProgressBar(value: $0) }),
    NumberProbe(
      "Spacer.init() minimum: Double?",
      .view { number in
        HStack {
          Spacer(minimum: number); leaf
        }
      }),
    NumberProbe("Image.init(_:) natural: Size?", .view { Image("i", natural: Size(width: $0, height: $0)) }),
    NumberProbe("Size.init(width:height:) width: Double", .view { Image("i", natural: Size(width: $0, height: 4)) }),
    NumberProbe("Size.init(width:height:) height: Double", .view { Image("i", natural: Size(width: 4, height: $0)) }),
    NumberProbe(
      "Size.width Double",
      .view { number in
        var size = Size.zero
        size.width = number
        return Image("i", natural: size)
      }),
    NumberProbe(
      "Size.height Double",
      .view { number in
        var size = Size.zero
        size.height = number
        return Image("i", natural: size)
      }),
    NumberProbe("Font.init() size: Double", .view { leaf.font(Font(size: $0)) }),
    NumberProbe("Font.init(_:) size: Double", .view { leaf.font(Font(.mono, size: $0)) }),
    NumberProbe(
      "View.font(_:) font: Font",
      .view { number in
        VStack {
          Button("ab"); Field("c")
        }.font(Font(size: number))
      }),
    NumberProbe("Text.font(_:) font: Font", .view { Text("b") + Text("c").font(Font(size: $0)) }),
    NumberProbe(
      "Font.size Double",
      .view { number in
        var font = Font.body
        font.size = number
        return VStack { leaf }.font(font)
      }),
    NumberProbe("Font.system(size:) size: Double", .view { leaf.font(.system(size: $0, weight: .bold)) }),
    NumberProbe("Font.Weight.init(_:) value: Int", .counted { leaf.fontWeight(Font.Weight($0)) }),
    NumberProbe(
      "Spacer.init(minLength:) minLength: Double?",
      .view { number in
        HStack {
          Spacer(minLength: number)
          leaf
        }
      }),
    NumberProbe(
      "RoundedRectangle.init(cornerRadius:) cornerRadius: Double", .view { row(RoundedRectangle(cornerRadius: $0)) }),
    NumberProbe(
      "Shape.rect(cornerRadius:) cornerRadius: Double",
      .view { row(leaf.background(.red).clipShape(.rect(cornerRadius: $0))) }),
    NumberProbe("View.lineLimit(_:) lines: Int?", .counted { Text("some words that wrap").lineLimit($0) }),
    NumberProbe("Color.init(_:) light: UInt32", .counted { leaf.background(Color(UInt32(truncatingIfNeeded: $0))) }),
    NumberProbe(
      "Color.init(_:) dark: UInt32?", .counted { leaf.background(Color(0, dark: UInt32(truncatingIfNeeded: $0))) }),
    NumberProbe(
      "Color.light UInt32",
      .counted { number in
        var color = Color.red
        color.light = UInt32(truncatingIfNeeded: number)
        return leaf.foreground(color).border(.light, color: color)
      }),
    NumberProbe(
      "Color.dark UInt32",
      .counted { number in
        var color = Color.red
        color.dark = UInt32(truncatingIfNeeded: number)
        return leaf.foreground(color).border(.light, color: color)
      }),
  ]

  /// Numbers of modifiers.
  static let modifiers: [NumberProbe] = [
    NumberProbe("View.width(_:) width: Double", .view { row(leaf.width($0)) }),
    NumberProbe("View.width(_:) priority: Priority", .view { row(leaf.width(20, priority: Priority($0))) }),
    NumberProbe("View.width(fraction:) fraction: Double", .view { row(leaf.width(fraction: $0)) }),
    NumberProbe(
      "View.width(fraction:) priority: Priority",
      .view { row(leaf.width(fraction: 0.5, priority: Priority($0))) }),
    NumberProbe("View.width(atMostFraction:) fraction: Double", .view { row(leaf.width(atMostFraction: $0)) }),
    NumberProbe(
      "View.width(atMostFraction:) priority: Priority",
      .view { row(leaf.width(atMostFraction: 0.5, priority: Priority($0))) }),
    NumberProbe("View.height(fraction:) fraction: Double", .view { row(leaf.height(fraction: $0)) }),
    NumberProbe(
      "View.height(fraction:) priority: Priority",
      .view { row(leaf.height(fraction: 0.5, priority: Priority($0))) }),
    NumberProbe("View.height(atMostFraction:) fraction: Double", .view { row(leaf.height(atMostFraction: $0)) }),
    NumberProbe(
      "View.height(atMostFraction:) priority: Priority",
      .view { row(leaf.height(atMostFraction: 0.5, priority: Priority($0))) }),
    NumberProbe("View.width(atLeast:) width: Double", .view { row(leaf.width(atLeast: $0)) }),
    NumberProbe(
      "View.width(atLeast:) priority: Priority", .view { row(leaf.width(atLeast: 20, priority: Priority($0))) }),
    NumberProbe("View.width(atMost:) width: Double", .view { row(leaf.width(atMost: $0)) }),
    NumberProbe(
      "View.width(atMost:) priority: Priority", .view { row(leaf.width(atMost: 20, priority: Priority($0))) }),
    NumberProbe("View.height(_:) height: Double", .view { row(leaf.height($0)) }),
    NumberProbe("View.height(_:) priority: Priority", .view { row(leaf.height(20, priority: Priority($0))) }),
    NumberProbe("View.height(atLeast:) height: Double", .view { row(leaf.height(atLeast: $0)) }),
    NumberProbe(
      "View.height(atLeast:) priority: Priority", .view { row(leaf.height(atLeast: 20, priority: Priority($0))) }),
    NumberProbe("View.height(atMost:) height: Double", .view { row(leaf.height(atMost: $0)) }),
    NumberProbe(
      "View.height(atMost:) priority: Priority", .view { row(leaf.height(atMost: 20, priority: Priority($0))) }),
    NumberProbe("View.frame() width: Double?", .view { row(leaf.frame(width: $0)) }),
    NumberProbe("View.frame() height: Double?", .view { row(leaf.frame(height: $0)) }),
    NumberProbe("View.frame() minWidth: Double?", .view { row(leaf.frame(minWidth: $0)) }),
    NumberProbe("View.frame() idealWidth: Double?", .view { row(leaf.frame(idealWidth: $0)) }),
    NumberProbe("View.frame() maxWidth: Double?", .view { row(leaf.frame(maxWidth: $0)) }),
    NumberProbe("View.frame() minHeight: Double?", .view { row(leaf.frame(minHeight: $0)) }),
    NumberProbe("View.frame() idealHeight: Double?", .view { row(leaf.frame(idealHeight: $0)) }),
    NumberProbe("View.frame() maxHeight: Double?", .view { row(leaf.frame(maxHeight: $0)) }),
    NumberProbe("View.aspectRatio(_:) ratio: Double", .view { row(Box().aspectRatio($0).width(10)) }),
    NumberProbe(
      "View.aspectRatio(_:) priority: Priority", .view { row(Box().aspectRatio(2, priority: Priority($0))) }),
    NumberProbe("View.flex() share: Double", .view { row(leaf.flex($0), Box("b").flex($0)) }),
    NumberProbe(
      "View.flex(basis:) share: Double", .view { row(leaf.flex($0, basis: 10), Box("b").flex($0, basis: 10)) }),
    NumberProbe("View.flex(basis:) shrink: Double", .view { row(leaf.flex(shrink: $0, basis: 10), second) }),
    NumberProbe("View.flex(basis:) basis: Double", .view { row(leaf.flex(basis: $0), second) }),
    NumberProbe("View.pinned() top: Double?", .view { row(leaf.pinned(top: $0), second) }),
    NumberProbe("View.pinned() leading: Double?", .view { row(leaf.pinned(leading: $0), second) }),
    NumberProbe("View.pinned() bottom: Double?", .view { row(leaf.pinned(bottom: $0), second) }),
    NumberProbe("View.pinned() trailing: Double?", .view { row(leaf.pinned(trailing: $0), second) }),
    NumberProbe("View.proportionalWidth(_:) proportion: Double", .view { row(leaf.proportionalWidth($0), second) }),
    NumberProbe(
      "View.proportionalHeight(_:) proportion: Double",
      .view { row(leaf.proportionalHeight($0), Box().proportionalHeight(1)) }),
    NumberProbe("View.hugging(_:) priority: Priority", .view { row(leaf.hugging(Priority($0))) }),
    NumberProbe(
      "View.compressionResistance(_:) priority: Priority", .view { row(leaf.compressionResistance(Priority($0))) }),
    NumberProbe("View.layoutPriority(_:) priority: Double", .view { row(leaf.layoutPriority($0)) }),
    NumberProbe("View.offset() x: Double", .view { row(leaf.offset(x: $0).offset(x: $0)) }),
    NumberProbe("View.offset() y: Double", .view { row(leaf.offset(y: $0)) }),
    NumberProbe("View.padding() length: Double?", .view { row(leaf.padding($0)) }),
    NumberProbe("View.padding(_:) length: Double?", .view { row(leaf.padding([.top, .leading], $0)) }),
    NumberProbe("View.cornerRadius(_:) radius: Double", .view { row(leaf.background(.red).border().cornerRadius($0)) }),
    NumberProbe("View.zIndex(_:) value: Double", .view { row(leaf.zIndex($0)) }),
    NumberProbe("View.opacity(_:) opacity: Double", .view { row(leaf.opacity($0)) }),
    NumberProbe("View.padding() horizontal: Double", .view { row(leaf.padding(horizontal: $0)) }),
    NumberProbe("View.padding() vertical: Double", .view { row(leaf.padding(vertical: $0)) }),
    NumberProbe("View.padding(_:) insets: Insets", .view { row(leaf.padding(Insets(left: $0, bottom: $0))) }),
    NumberProbe("View.margins(_:) margins: Insets", .view { inMargins(Insets(all: $0)) }),
    NumberProbe(
      "View.alignmentGuide(_:_:) offset: Double",
      .view { number in
        HStack(align: .center) {
          leaf.alignmentGuide(.top, number); second
        }
      }),
    NumberProbe(
      "View.customSpacing(_:after:) spacing: Double",
      .view { number in
        HStack(distribution: .fill) {
          leaf.id("leaf")
          second
        }.customSpacing(number, after: "leaf")
      }),
    NumberProbe(
      "View.gridCellColumns(_:) count: Int",
      .counted { number in
        Grid {
          GridRow {
            leaf.gridCellColumns(number)
            second
          }
        }
      }),
    NumberProbe(
      "View.gridCellRows(_:) count: Int",
      .counted { number in
        Grid {
          GridRow { leaf.gridCellRows(number) }
          GridRow { second }
        }
      }),
    NumberProbe(
      "View.gridRows(_:) count: Int",
      .counted { number in
        Grid {
          GridRow { leaf.gridRows(number) }
          GridRow { second }
        }
      }),
    NumberProbe(
      "View.gridColumns() count: Int",
      .counted { number in
        Grid {
          GridRow {
            leaf.gridColumns(number); second
          }
        }
      }),
  ]

  /// Distances from edges.
  static let insets: [NumberProbe] = [
    NumberProbe("Insets.init() top: Double", .view { row(leaf.padding(Insets(top: $0))) }),
    NumberProbe("Insets.init() left: Double", .view { row(leaf.padding(Insets(left: $0))) }),
    NumberProbe("Insets.init() bottom: Double", .view { row(leaf.padding(Insets(bottom: $0))) }),
    NumberProbe("Insets.init() right: Double", .view { row(leaf.padding(Insets(right: $0))) }),
    NumberProbe(
      "Insets.init(horizontal:vertical:) horizontal: Double",
      .view { row(leaf.padding(Insets(horizontal: $0, vertical: 1))) }),
    NumberProbe(
      "Insets.init(horizontal:vertical:) vertical: Double",
      .view { row(leaf.padding(Insets(horizontal: 1, vertical: $0))) }),
    NumberProbe("Insets.init(all:) inset: Double", .view { inMargins(Insets(all: $0)) }),
    NumberProbe("Insets.init() leading: Double", .view { row(leaf.padding(Insets(leading: $0))) }),
    NumberProbe("Insets.init() trailing: Double", .view { row(leaf.padding(Insets(trailing: $0))) }),
    NumberProbe(
      "Insets.init(floatLiteral:) inset: Double", .view { row(leaf.padding(Insets(floatLiteral: $0))) }),
    NumberProbe(
      "Insets.init(integerLiteral:) inset: Int", .counted { row(leaf.padding(Insets(integerLiteral: $0))) }),
    NumberProbe("Insets.leading Double", .view { row(leaf.padding(changed(\.leading, $0))) }),
    NumberProbe("Insets.trailing Double", .view { row(leaf.padding(changed(\.trailing, $0))) }),
    NumberProbe(
      "Edge.Set.init(rawValue:) rawValue: Int8",
      .counted { row(leaf.padding(Edge.Set(rawValue: Int8(truncatingIfNeeded: $0)))) }),
    NumberProbe("Insets.top Double", .view { row(leaf.padding(changed(\.top, $0))) }),
    NumberProbe("Insets.left Double", .view { row(leaf.padding(changed(\.left, $0))) }),
    NumberProbe("Insets.bottom Double", .view { row(leaf.padding(changed(\.bottom, $0))) }),
    NumberProbe("Insets.right Double", .view { row(leaf.padding(changed(\.right, $0))) }),
  ]

  static var leaf: ModifiedView { Text("some words").id("a") }
  static var second: ModifiedView { Box("b").id("b") }

  static func row(_ views: any View...) -> HStack { HStack(views + [Text("c")], spacing: 2) }

  private static func changed(_ edge: WritableKeyPath<Insets, Double>, _ number: Double) -> Insets {
    var insets = Insets(all: 1)
    insets[keyPath: edge] = number
    return insets
  }

  private static func inMargins(_ margins: Insets) -> any View {
    ZStack(align: nil) { leaf }.margins(margins).id("root").constraints {
      ViewID("a").edges == ViewID("root").margins.edges
    }
  }
}
