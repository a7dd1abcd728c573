import Truss
import TrussIR

extension NumberProbe {
  /// Constraints without views.
  static let systems: [NumberProbe] = [
    NumberProbe("Expression.init() constant: Double", .constraints { system(Expression(constant: $0)) }),
    NumberProbe("Expression.init(floatLiteral:) value: Double", .constraints { system(Expression(floatLiteral: $0)) }),
    NumberProbe(
      "Expression.init(integerLiteral:) value: Int", .countedValue { system(Expression(integerLiteral: $0)).listing }),
    NumberProbe(
      "Expression.constant Double",
      .constraints { number in
        var expression = Expression()
        expression.constant = number
        return system(expression)
      }),
    NumberProbe(
      "Term.init(_:_:) coefficient: Double",
      .constraints { number in system(Expression([Term(number, Anchor(Item.ID(1), .width))])) }),
    NumberProbe(
      "Term.coefficient Double",
      .constraints { number in
        var term = Term(Item.ID(1), .width)
        term.coefficient = number
        return system(Expression([term]))
      }),
    NumberProbe("Item.init(_:) firstBaseline: Double?", .constraints { system(Item("Text", firstBaseline: $0)) }),
    NumberProbe("Item.init(_:) lastBaseline: Double?", .constraints { system(Item("Text", lastBaseline: $0)) }),
    NumberProbe(
      "Item.firstBaseline Double?",
      .constraints { number in
        var system = system(1)
        system.update(Item.ID(0)) { $0.firstBaseline = number }
        return system
      }),
    NumberProbe(
      "Item.lastBaseline Double?",
      .constraints { number in
        var system = system(1)
        system.update(Item.ID(0)) { $0.lastBaseline = number }
        return system
      }),
    NumberProbe(
      "Constraint.init(_:_:_:) priority: Priority",
      .value { number in
        var system = ConstraintSystem()
        system.add(Constraint(1, .equal, 2, priority: Priority(number)))
        return system.listing
      }),
    NumberProbe(
      "Constraint.priority Priority",
      .value { number in
        var constraint = Constraint(1, .equal, 2)
        constraint.priority = Priority(number)
        return constraint
      }),
    NumberProbe("Priority.<(left:right:) left: Priority", .value { Priority($0) < .high }),
    NumberProbe("Priority.<(left:right:) right: Priority", .value { .high < Priority($0) }),
  ]

  /// Identifiers of items that a system does not have.
  static let identifiers: [NumberProbe] = [
    NumberProbe("Item.ID.init(_:) index: Int", .countedValue { system(around: Item.ID($0)).listing }),
    NumberProbe(
      "Item.ID.index Int32",
      .countedValue { number in
        var item = Item.ID(0)
        item.index = Int32(truncatingIfNeeded: number)
        return system(around: item).listing
      }),
    NumberProbe("Item.ID.<(left:right:) left: Item.ID", .countedValue { Item.ID($0) < Item.ID(1) }),
    NumberProbe("Item.ID.<(left:right:) right: Item.ID", .countedValue { Item.ID(1) < Item.ID($0) }),
    NumberProbe("Item.init(_:) parent: Item.ID?", .countedValue { system(Item("Text", parent: Item.ID($0))).listing }),
    NumberProbe(
      "Item.parent Item.ID?",
      .countedValue { number in
        var item = Item("Text")
        item.parent = Item.ID(number)
        return system(item).listing
      }),
    NumberProbe(
      "Item.Variables.init(rawValue:) rawValue: UInt8",
      .countedValue { Item.Variables(rawValue: UInt8(truncatingIfNeeded: $0)) }),
    NumberProbe("Anchor.init(_:_:) item: Item.ID", .countedValue { Anchor(Item.ID($0), .left) }),
    NumberProbe(
      "Anchor.item Item.ID",
      .countedValue { number in
        var anchor = Anchor(Item.ID(0), .left)
        anchor.item = Item.ID(number)
        return anchor
      }),
    NumberProbe("Term.init(_:_:) item: Item.ID", .countedValue { Term(Item.ID($0), .left) }),
    NumberProbe("ConstraintSystem.name(of:) item: Item.ID", .countedValue { system(1).name(of: Item.ID($0)) }),
    NumberProbe(
      "ConstraintSystem.update(_:_:) item: Item.ID",
      .countedValue { number in
        var system = system(1)
        return (system.update(Item.ID(number)) { $0.name = "changed" }, system.listing)
      }),
    NumberProbe(
      "ConstraintSystem.Constraints.subscript(index:) index: Int",
      .countedValue { number in
        // As with an array, an index outside the collection's indices is the caller's fault.
        let constraints = system(1).constraints
        return constraints.indices.contains(number) ? constraints[number] : constraints[constraints.startIndex]
      }),
    NumberProbe("Variable.init(_:_:) item: Item.ID", .countedValue { parts(of: Variable(Item.ID($0), .height)) }),
    NumberProbe("Variable.init(index:) index: Int", .countedValue { parts(of: Variable(index: $0)) }),
    NumberProbe(
      "Variable.index Int32",
      .countedValue { number in
        var variable = Variable(index: 0)
        variable.index = Int32(truncatingIfNeeded: number)
        return parts(of: variable)
      }),
    NumberProbe("Variable.<(left:right:) left: Variable", .countedValue { Variable(index: $0) < Variable(index: 1) }),
    NumberProbe("Variable.<(left:right:) right: Variable", .countedValue { Variable(index: 1) < Variable(index: $0) }),
  ]

  private static func system(_ right: Expression) -> ConstraintSystem {
    var system = ConstraintSystem()
    let items = [system.addItem(Item("Text")), system.addItem(Item("Text"))]
    system.add(Constraint(Expression([Term(items[0], .firstBaseline)]), .equal, right))
    return system
  }

  private static func system(_ item: Item) -> ConstraintSystem {
    var system = ConstraintSystem()
    let id = system.addItem(item)
    system.add(Constraint(Expression([Term(id, .lastBaseline)]), .equal, 5))
    return system
  }

  private static func system(around item: Item.ID) -> ConstraintSystem {
    var system = system(1)
    let gap = Constraint(
      Expression([Term(item, .leading)]), .equal, Expression([Term(Item.ID(0), .trailing)], constant: 8),
      notation: .spacing)
    system.add(gap)
    return system
  }

  private static func parts(of variable: Variable) -> Any { (variable.item, variable.component, variable) }
}

extension NumberProbe {
  /// Rectangles, and what answers and errors keep.
  static let values: [NumberProbe] = [
    NumberProbe("Rect.init(x:y:width:height:) x: Double", .value { used(Rect(x: $0, y: 1, width: 2, height: 3)) }),
    NumberProbe("Rect.init(x:y:width:height:) y: Double", .value { used(Rect(x: 1, y: $0, width: 2, height: 3)) }),
    NumberProbe("Rect.init(x:y:width:height:) width: Double", .value { used(Rect(x: 1, y: 2, width: $0, height: 3)) }),
    NumberProbe("Rect.init(x:y:width:height:) height: Double", .value { used(Rect(x: 1, y: 2, width: 3, height: $0)) }),
    NumberProbe("Rect.x Double", .value { used(changed(\.x, $0)) }),
    NumberProbe("Rect.y Double", .value { used(changed(\.y, $0)) }),
    NumberProbe("Rect.width Double", .value { used(changed(\.width, $0)) }),
    NumberProbe("Rect.height Double", .value { used(changed(\.height, $0)) }),
    NumberProbe("Rect.offset(x:y:) dx: Double", .value { Rect.zero.offset(x: $0, y: 0) }),
    NumberProbe("Rect.offset(x:y:) dy: Double", .value { Rect.zero.offset(x: 0, y: $0) }),
    NumberProbe("Rect.inset(by:) insets: Insets", .value { Rect.zero.inset(by: Insets(all: $0)) }),
    NumberProbe(
      "Rect.intersection(_:) other: Rect",
      .value { Rect.zero.intersection(Rect(x: $0, y: $0, width: $0, height: $0)) as Any }),
    NumberProbe(
      "SourceLine.init(fileID:line:) line: Int", .countedValue { SourceLine(fileID: "a/b", line: $0) }),
    NumberProbe(
      "SourceLine.line Int",
      .countedValue { number in
        var location = SourceLine(fileID: "a/b", line: 1)
        location.line = number
        return (location, try? Text("a", fileID: "a/b", line: number).width(-1, fileID: "c/d", line: number).layout())
      }),
    NumberProbe("ListingError.line Int", .countedValue { changed(listingFault, \.line, $0).description }),
    NumberProbe("ListingError.column Int", .countedValue { changed(listingFault, \.column, $0).excerpt }),
    NumberProbe(
      "ListingError.init(line:column:expected:text:) line: Int",
      .countedValue { ListingError(line: $0, column: 1, expected: "x", text: "abc").description }),
    NumberProbe(
      "ListingError.init(line:column:expected:text:) column: Int",
      .countedValue { ListingError(line: 1, column: $0, expected: "x", text: "abc").description }),
    NumberProbe(
      "VisualFormatError.init(column:expected:text:) column: Int",
      .countedValue { VisualFormatError(column: $0, expected: "x", text: "abc").description }),
    NumberProbe("VisualFormatError.column Int", .countedValue { changed(formatFault, \.column, $0).description }),
    NumberProbe("LayoutResult.Frame.depth Int", .countedValue { changed(frame, \.depth, $0).description }),
    NumberProbe(
      "LayoutResult.Frame.rect Rect",
      .value { changed(frame, \.rect, Rect(x: $0, y: $0, width: $0, height: $0)).description }
    ),
    NumberProbe("LayoutResult.TableContent.height Double", .value { changed(tableContent, \.height, $0) }),
    NumberProbe("LayoutResult.TableContent.offset Double", .value { changed(tableContent, \.offset, $0) }),
    NumberProbe("LayoutResult.TableContent.width Double", .value { changed(tableContent, \.width, $0) }),
    NumberProbe("LayoutResult.TableContent.rows Range<Int>", .countedValue { changed(tableContent, \.rows, $0..<$0) }),
    NumberProbe("ScrollGeometry.contentOffset Double", .value { changed(geometry, \.contentOffset, $0) }),
    NumberProbe("ScrollGeometry.endOffset Double", .value { changed(geometry, \.endOffset, $0) }),
    NumberProbe("ScrollGeometry.restingOffset Double", .value { changed(geometry, \.restingOffset, $0) }),
    NumberProbe(
      "ScrollGeometry.contentSize Size", .value { changed(geometry, \.contentSize, Size(width: $0, height: $0)) }),
    NumberProbe(
      "ScrollGeometry.containerSize Size", .value { changed(geometry, \.containerSize, Size(width: $0, height: $0)) }),
    NumberProbe(
      "ScrollGeometry.adjustedContentInset Insets",
      .value { changed(geometry, \.adjustedContentInset, Insets(all: $0)) }),
    NumberProbe(
      "ImageFileError.dimensionTooLarge width: Int, height: Int",
      .countedValue { ImageFileError.dimensionTooLarge(width: $0, height: $0).description }),
    NumberProbe(
      "ImageFileError.dimensionZero width: Int, height: Int",
      .countedValue { ImageFileError.dimensionZero(width: $0, height: $0).description }),
    NumberProbe(
      "ImageFileError.fileTooLarge byteCount: Int",
      .countedValue { ImageFileError.fileTooLarge(byteCount: $0).description }),
    NumberProbe(
      "LayoutError.Reason.canvas columns: Int, rows: Int, most: Int",
      .countedValue { described(.canvas(columns: $0, rows: $0, most: $0)) }),
    NumberProbe(
      "LayoutError.Reason.count parameter: String, expected: Int, got: Int",
      .countedValue { described(.count(parameter: "p", expected: $0, got: $0)) }),
    NumberProbe(
      "LayoutError.Reason.gridColumns needed: Int, given: Int",
      .countedValue { described(.gridColumns(needed: $0, given: $0)) }),
    NumberProbe(
      "LayoutError.Reason.number parameter: String, value: Double, rule: String",
      .value { described(.number(parameter: "p", value: $0, rule: "r")) }),
    NumberProbe("LayoutError.Reason.tooManyRows Int", .countedValue { described(.tooManyRows($0)) }),
    NumberProbe(
      "LayoutError.Reason.frame Rect", .value { described(.frame(Rect(x: $0, y: $0, width: $0, height: $0))) }),
  ]

  private static func used(_ rect: Rect) -> Any {
    (rect, rect.maxX, rect.midY, rect.size, rect.intersection(Rect(x: 0, y: 0, width: 1, height: 1)) as Any)
  }

  private static func changed(_ part: WritableKeyPath<Rect, Double>, _ number: Double) -> Rect {
    changed(Rect(x: 1, y: 2, width: 3, height: 4), part, number)
  }

  private static func changed<Value, Part>(_ value: Value?, _ part: WritableKeyPath<Value, Part>, _ new: Part) -> Value
  {
    var value = value!
    value[keyPath: part] = new
    return value
  }

  private static var frame: LayoutResult.Frame? { try? leaf.layout().frames.first }
  private static var tableContent: LayoutResult.TableContent? {
    try? Table(count: 3) { Text("\($0)") }.id("t").layout().table(of: "t")
  }
  private static var geometry: ScrollGeometry? {
    try? ScrollView { Text("a") }.id("s").layout(width: 9, height: 9).scrollGeometry(of: "s")
  }
  private static let listingFault: ListingError? = ListingError(line: 1, column: 1, expected: "x", text: "abc")
  private static let formatFault: VisualFormatError? = VisualFormatError(column: 1, expected: "x", text: "abc")

  /// A layout's error with this reason, as no user can make one.
  private static func described(_ reason: LayoutError.Reason) -> String {
    do throws(LayoutError) {
      _ = try leaf.layout(width: -1)
      return ""
    } catch {
      var error = error
      error.reason = reason
      return error.description
    }
  }
}
