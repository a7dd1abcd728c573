import Truss

extension NumberProbe {
  private static let gradients: [NumberProbe] = [
    NumberProbe(
      "Gradient.Stop.init(color:location:) location: Double",
      .view { number in
        let stops = [LinearGradient.Stop(color: .red, location: number), .init(color: .blue, location: 0.5)]
        return LinearGradient(stops: stops, startPoint: .top, endPoint: .bottom).frame(width: 20, height: 20)
      }),
    NumberProbe(
      "UnitPoint.init(x:y:) x: Double",
      .view { number in
        LinearGradient(colors: [.red, .blue], startPoint: UnitPoint(x: number, y: 0), endPoint: .bottom)
          .frame(width: 20, height: 20)
      }),
    NumberProbe(
      "UnitPoint.init(x:y:) y: Double",
      .view { number in
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: UnitPoint(x: 0, y: number))
          .frame(width: 20, height: 20)
      }),
  ]

  /// Numbers of what leaves and shapes of the user's draw.
  static let drawings: [NumberProbe] =
    measures + angles + rects + gradients + diagrams + [
      NumberProbe("Slider.init(value:in:) value: Double", .view { Slider(value: $0, in: -2...5) }),
      NumberProbe(
        "Slider.init(value:in:) range: ClosedRange<Double>",
        .view { Slider(value: 0.5, in: $0.isNaN ? 0...1 : min(0, $0)...max(0, $0)) }),
      NumberProbe("View.id(_:) number: Int", .counted { row(Text("a").id($0)) }),
      sketch("Canvas.draw(_:in:) font: Font?") { canvas, number in
        canvas.draw("a", in: canvas.bounds, font: Font(size: number))
      },
      sketch("Canvas.fill(_:) cornerRadius: Double") { $0.fill($0.bounds, cornerRadius: $1) },
      sketch("Canvas.stroke(_:with:lineWidth:) lineWidth: Double") {
        $0.stroke(Path($0.bounds), with: .red, lineWidth: $1)
      },
      sketch("Path.addArc(center:radius:startAngle:endAngle:) radius: Double") { canvas, number in
        canvas.stroke(
          Path {
            $0.addArc(center: Point(x: 5, y: 5), radius: number, startAngle: .zero, endAngle: .degrees(300))
          })
      },
      sketch("Path.addRoundedRect(in:cornerRadius:) cornerRadius: Double") { canvas, number in
        let rect = canvas.bounds
        canvas.fill(Path { $0.addRoundedRect(in: rect, cornerRadius: number) })
      },
      sketch("Path.init(roundedRect:cornerRadius:) cornerRadius: Double") {
        $0.fill(Path(roundedRect: $0.bounds, cornerRadius: $1))
      },
      sketch("Point.init(x:y:) x: Double") { $0.stroke(lines(to: Point(x: $1, y: 3))) },
      sketch("Point.init(x:y:) y: Double") { $0.line(from: .zero, to: Point(x: 0, y: $1)) },
      sketch("Point.x Double") { canvas, number in
        var point = Point.zero
        point.x = number
        canvas.stroke(Path { $0.addQuadCurve(to: point, control: Point(x: 4, y: 4)) })
      },
      sketch("Point.y Double") { canvas, number in
        var point = Point.zero
        point.y = number
        canvas.fill(Path { $0.addCurve(to: point, control1: Point(x: 4, y: 4), control2: .zero) })
      },
      NumberProbe("Shape.stroke(_:) lineWidth: Double", .view { row(Circle().stroke(.red, lineWidth: $0)) }),
      sketch("StrokeStyle.init() lineWidth: Double") {
        $0.stroke(Path($0.bounds), style: StrokeStyle(lineWidth: $1))
      },
      sketch("StrokeStyle.init() dash: [Double]") { $0.stroke(Path($0.bounds), style: StrokeStyle(dash: [$1, 2])) },
      sketch("StrokeStyle.lineWidth Double") { canvas, number in
        var style = StrokeStyle()
        style.lineWidth = number
        canvas.stroke(Path(ellipseIn: canvas.bounds), style: style)
      },
      sketch("StrokeStyle.dash [Double]") { canvas, number in
        var style = StrokeStyle()
        style.dash = [3, number]
        canvas.stroke(Path(ellipseIn: canvas.bounds), style: style)
      },
    ]

  private static let measures: [NumberProbe] = {
    let properties: [(String, any WritableKeyPath<IntrinsicSize, Double?> & Sendable)] = [
      ("width", \.width), ("height", \.height), ("minimumWidth", \.minimumWidth), ("minimumHeight", \.minimumHeight),
      ("firstBaseline", \.firstBaseline), ("lastBaseline", \.lastBaseline),
    ]
    let kept = properties.map { name, property in
      measured("IntrinsicSize.\(name) Double?") { number in
        var size = IntrinsicSize(width: 20, height: 10)
        size[keyPath: property] = number
        return size
      }
    }
    return kept + [
      measured("IntrinsicSize.init() width: Double?") { IntrinsicSize(width: $0) },
      measured("IntrinsicSize.init() height: Double?") { IntrinsicSize(height: $0) },
      measured("IntrinsicSize.init() minimumWidth: Double?") { IntrinsicSize(width: 20, minimumWidth: $0) },
      measured("IntrinsicSize.init() minimumHeight: Double?") { IntrinsicSize(height: 20, minimumHeight: $0) },
      measured("IntrinsicSize.init() firstBaseline: Double?") { IntrinsicSize(height: 20, firstBaseline: $0) },
      measured("IntrinsicSize.init() lastBaseline: Double?") {
        IntrinsicSize(height: 20, firstBaseline: 4, lastBaseline: $0)
      },
    ]
  }()

  private static let angles: [NumberProbe] = [
    sketch("Angle.degrees Double") { canvas, number in
      var angle = Angle.zero
      angle.degrees = number
      canvas.stroke(arc(to: angle))
    },
    sketch("Angle.degrees(_:) degrees: Double") { $0.stroke(arc(to: .degrees($1))) },
    sketch("Angle.init(degrees:) degrees: Double") { $0.stroke(arc(to: Angle(degrees: $1))) },
    sketch("Angle.init(radians:) radians: Double") { $0.stroke(arc(to: Angle(radians: $1))) },
    sketch("Angle.*(angle:factor:) factor: Double") { $0.stroke(arc(to: .degrees(9) * $1)) },
    sketch("Angle.*(factor:angle:) factor: Double") { $0.stroke(arc(to: $1 * .degrees(9))) },
    sketch("Angle./(angle:divisor:) divisor: Double") { $0.stroke(arc(to: .degrees(9) / $1)) },
    sketch("Angle.radians(_:) radians: Double") { $0.fill(arc(to: .radians($1))) },
  ]

  private static let rects: [NumberProbe] = [
    sketch("Canvas.draw(_:in:) rect: Rect") { $0.draw("a", in: rect($1)) },
    sketch("Canvas.fill(_:) rect: Rect") { $0.fill(rect($1)) },
    sketch("Capsule.path(in:) rect: Rect") { $0.fill(Capsule().path(in: rect($1))) },
    sketch("Circle.path(in:) rect: Rect") { $0.stroke(Circle().path(in: rect($1))) },
    sketch("Ellipse.path(in:) rect: Rect") { $0.fill(Ellipse().path(in: rect($1))) },
    sketch("Path.addEllipse(in:) rect: Rect") { canvas, number in
      canvas.stroke(Path { $0.addEllipse(in: rect(number)) })
    },
    sketch("Path.addRect(_:) rect: Rect") { canvas, number in canvas.fill(Path { $0.addRect(rect(number)) }) },
    sketch("Path.addRoundedRect(in:cornerRadius:) rect: Rect") { canvas, number in
      canvas.fill(Path { $0.addRoundedRect(in: rect(number), cornerRadius: 4) })
    },
    sketch("Path.init(_:) rect: Rect") { $0.stroke(Path(rect($1))) },
    sketch("Path.init(ellipseIn:) rect: Rect") { $0.fill(Path(ellipseIn: rect($1))) },
    sketch("Path.init(roundedRect:cornerRadius:) rect: Rect") {
      $0.fill(Path(roundedRect: rect($1), cornerRadius: 4))
    },
    sketch("Rectangle.path(in:) rect: Rect") { $0.stroke(Rectangle().path(in: rect($1))) },
    sketch("RoundedRectangle.path(in:) rect: Rect") {
      $0.stroke(RoundedRectangle(cornerRadius: 4).path(in: rect($1)))
    },
  ]

  /// A number that something is drawn with; the shape that is drawn beside it ends at the same number.
  private static func sketch(
    _ name: String, _ draw: @escaping @Sendable (inout Canvas, Double) -> Void
  ) -> NumberProbe {
    NumberProbe(
      name,
      .view { number in
        VStack {
          Sketch { draw(&$0, number) }.frame(width: 40, height: 20)
          Stripe(end: number).fill(.red).frame(width: 40, height: 20)
        }
      })
  }

  private static func measured(_ name: String, _ size: @escaping @Sendable (Double) -> IntrinsicSize) -> NumberProbe {
    NumberProbe(
      name,
      .view { number in
        HStack(align: .lastBaseline) {
          Sketch(intrinsicSize: size(number)) { $0.fill($0.bounds) }
          Text("some words")
        }
      })
  }

  private static func rect(_ number: Double) -> Rect { Rect(x: number, y: -number, width: number, height: 4) }

  private static func lines(to point: Point) -> Path { Path { $0.addLines([Point(x: 2, y: 2), point, .zero]) } }

  private static func arc(to angle: Angle) -> Path {
    Path { $0.addArc(center: Point(x: 10, y: 10), radius: 8, startAngle: .degrees(10), endAngle: angle) }
  }
}

private struct Sketch: Leaf {
  var intrinsicSize = IntrinsicSize()
  var content: @Sendable (inout Canvas) -> Void

  func size(in medium: Medium) -> IntrinsicSize { intrinsicSize }
  func draw(in canvas: inout Canvas) { content(&canvas) }
}

private struct Stripe: Shape {
  var end: Double

  func path(in rect: Rect) -> Path {
    Path { path in
      path.addLines([Point(x: rect.minX, y: rect.minY), Point(x: end, y: rect.minY), Point(x: rect.minX, y: rect.maxY)])
      path.closeSubpath()
    }
  }
}
