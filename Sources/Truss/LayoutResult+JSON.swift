import TrussDifferences
import TrussDrawing
public import TrussLayout
import TrussTree
import TrussViews

extension LayoutResult {
  /// The layout as JSON, for other programs: frames, texts with their lines, drawing attributes, and diagnostics.
  ///
  /// Layouts with the same frames and the same drawing have the same JSON, byte for byte, on every platform.
  /// `Documentation/layout.schema.json` is the schema, in JSON Schema 2020-12. A new version of the package may add
  /// keys; any other change of keys changes `version`. Names and attributes are the same as in snapshots of the form
  /// `.frames`.
  public var json: String {
    let (list, ordinals) = (frameList, RowOrdinals(self))
    var parents: [Int] = []
    let views = list.entries.indices.map { index -> JSON in
      parents.removeLast(parents.count - min(parents.count, list.entries[index].depth))
      defer { parents.append(index) }
      let name = frames[index].id.map { ordinals.replacing(in: $0.name) }
      return json(of: list.entries[index], at: index, name, parent: parents.last)
    }
    let document = JSON.object([
      ("version", .integer(1)), ("medium", .string(medium.isCells ? "cells" : "points")),
      ("width", .number(size.width)), ("height", .number(size.height)), ("views", .array(views)),
      ("diagnostics", .array(diagnostics.map(Self.json))),
    ])
    return document.description + "\n"
  }

  private func json(of entry: FrameList.Entry, at index: Int, _ name: String?, parent: Int?) -> JSON {
    var values: [(key: String, value: JSON)] = [("kind", .string(entry.kind))]
    if let name { values.append(("name", .string(name))) }
    if let parent { values.append(("parent", .integer(parent))) }
    values += zip(["x", "y", "width", "height"], entry.numbers).map { ($0, .number($1)) }
    let texts = tree.entries[index].content.texts
    if !texts.isEmpty { values.append(("texts", .array(texts.map(JSON.string)))) }
    if let text = drawnText(of: index) {
      values.append(("lines", .array(text.lines.map(JSON.string))))
      if text.isCut { values.append(("isCut", .bool(true))) }
    }
    if !entry.attributes.isEmpty {
      values.append(("attributes", .object(entry.attributes.map { ($0.name, .string($0.value)) })))
    }
    return .object(values + Self.source(location(of: index)))
  }

  private static func json(_ diagnostic: Diagnostic) -> JSON {
    .object(
      [
        ("kind", .string(diagnostic.kind.rawValue)), ("message", .string(diagnostic.message)),
        ("views", .array(diagnostic.views.map(JSON.integer))),
      ] + source(diagnostic.location))
  }

  private static func source(_ location: SourceLine?) -> [(key: String, value: JSON)] {
    location.map { [("file", .string($0.fileID)), ("line", .integer($0.line))] } ?? []
  }
}
