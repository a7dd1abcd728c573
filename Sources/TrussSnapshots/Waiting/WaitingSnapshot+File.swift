import TrussSystem

/// The file of a waiting layout: a heading; then for each value a line with its name and its number of bytes, and the
/// bytes.
///
///     truss-waiting 1
///     source 24
///     /App/Tests/FormTests.swift
///     line 2
///     12
extension WaitingSnapshot {
  private static let magic = Array("truss-waiting 1\n".utf8)

  var written: [UInt8] {
    var values = [
      ("source", source), ("line", "\(line)"), ("function", function), ("form", form.rawValue), ("new", new),
      ("changes", changes), ("build", build.identity), ("seconds", "\(build.date.seconds)"),
      ("nanoseconds", "\(build.date.nanoseconds)"), ("path", build.path),
    ]
    if let old { values.append(("old", old)) }
    switch target {
    case .file(let path): values.append(("file", path))
    case .text(let place, let compiled):
      values += [("textLine", "\(place.line)"), ("textColumn", "\(place.column)"), ("compiled", compiled)]
    }
    return values.reduce(into: Self.magic) { bytes, value in
      bytes += "\(value.0) \(value.1.utf8.count)\n\(value.1)\n".utf8
    }
  }

  /// Reads a waiting layout; nil if the bytes are malformed or incomplete.
  init?(written bytes: [UInt8]) {
    guard bytes.starts(with: Self.magic) else { return nil }
    var values: [String: String] = [:]
    var rest = bytes[Self.magic.count...]
    while let end = rest.firstIndex(of: .lineFeed) {
      let words = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
      rest = rest[(end + 1)...]
      guard words.count == 2, let count = Int(words[1]), (0..<rest.count).contains(count) else { return nil }
      values[String(words[0])] = String(decoding: rest.prefix(count), as: UTF8.self)
      rest = rest.dropFirst(count + 1)
    }
    func number(_ name: String) -> Int? { values[name].flatMap { Int($0) } }
    guard let source = values["source"], let line = number("line"), let function = values["function"],
      let form = values["form"].flatMap(SnapshotForm.init(rawValue:)), let new = values["new"],
      let changes = values["changes"], let build = values["build"], let seconds = number("seconds"),
      let nanoseconds = number("nanoseconds"), let path = values["path"]
    else { return nil }
    let target: Target
    if let file = values["file"] {
      target = .file(path: file)
    } else if let line = number("textLine"), let column = number("textColumn"), let compiled = values["compiled"] {
      target = .text(SourcePlace(line: line, column: column), compiled: compiled)
    } else {
      return nil
    }
    self.init(
      source: source, line: line, function: function, form: form, target: target, old: values["old"], new: new,
      changes: changes,
      build: TestBuild(identity: build, date: .init(seconds: seconds, nanoseconds: nanoseconds), path: path))
  }
}
