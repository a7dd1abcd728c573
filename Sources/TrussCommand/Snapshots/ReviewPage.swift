import TrussDifferences
import TrussImages
import TrussSnapshots

/// A page that shows each layout that waits for a review: the snapshot, the layout, an overlay of both, and their
/// differences. It is one file without scripts that needs no other file, in the reader's light or dark mode.
struct ReviewPage {
  private let entries: [SnapshotsCommand.Entry]

  init(_ entries: [SnapshotsCommand.Entry]) { self.entries = entries }

  var document: String {
    let count = entries.count == 1 ? "1 snapshot waits for a review" : "\(entries.count) snapshots wait for a review"
    let index = entries.enumerated().map { number, entry in
      "<li><a href=\"#s\(number)\">\(XMLText.escaped(entry.id))</a>: \(XMLText.escaped(ReviewText(entry).summary))</li>"
    }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(count)</title>
      <style>
      \(Self.style)
      </style>
      <h1>\(count)</h1>
      \(entries.count > 1 ? "<ol>\n\(index.joined(separator: "\n"))\n</ol>" : "")
      \(entries.enumerated().map(section).joined(separator: "\n"))
      </html>

      """
  }

  private func section(_ number: Int, _ entry: SnapshotsCommand.Entry) -> String {
    let waiting = entry.waiting
    return """
      <section id="s\(number)">
      <h2>\(XMLText.escaped(entry.id))</h2>
      <p>\(XMLText.escaped(waiting.function)), line \(waiting.line), \(waiting.form.rawValue)\
      \(waiting.old == nil ? ", new" : "")</p>
      \(changes(waiting))
      <div class="pictures">
      \(pictures(waiting).map { "<figure><figcaption>\($0)</figcaption>\($1)</figure>" }.joined(separator: "\n"))
      </div>
      <p><code>swift package --allow-writing-to-package-directory snapshots --accept \(XMLText.escaped(entry.id))</code></p>
      </section>
      """
  }

  /// The changes in words, and the lines that differ.
  private func changes(_ waiting: WaitingSnapshot) -> String {
    guard waiting.old != nil, !waiting.changes.isEmpty else { return "" }
    let lines = waiting.changes.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let text = XMLText.escaped(String(line))
      if line.hasPrefix("- "), !line.hasPrefix("- is expected") { return "<del>\(text)</del>" }
      return line.hasPrefix("+ ") ? "<ins>\(text)</ins>" : text
    }
    return "<pre class=\"changes\">\(lines.joined(separator: "\n"))</pre>"
  }

  private func pictures(_ waiting: WaitingSnapshot) -> [(caption: String, picture: String)] {
    let new = picture(waiting.new, waiting.form)
    guard let old = waiting.old else { return [("layout", new)] }
    let both = [("snapshot", picture(old, waiting.form)), ("layout", new)]
    guard let before = waiting.form.frames(old), let after = waiting.form.frames(waiting.new) else { return both }
    let overlay = FrameOverlay(from: before, to: after, showsUnchanged: waiting.form != .svg)
    return both + [
      ("where views were (red) and are (green), or look otherwise (blue)", overlay.document(behind: image(waiting)))
    ]
  }

  /// The new drawing, for display under the frames; empty for forms other than SVG.
  private func image(_ waiting: WaitingSnapshot) -> String {
    guard waiting.form == .svg, let size = Self.size(of: waiting.new) else { return "" }
    return "<image width=\"\(size.width)\" height=\"\(size.height)\" href=\"\(Self.address(of: waiting.new))\"/>\n"
  }

  private static func size(of drawing: String) -> (width: Substring, height: Substring)? {
    func value(_ name: String) -> Substring? {
      drawing.firstRange(of: " \(name)=\"").map { drawing[$0.upperBound...].prefix { $0 != "\"" } }
    }
    guard let width = value("width"), let height = value("height") else { return nil }
    return (width, height)
  }

  private static func address(of drawing: String) -> String {
    // The comment with frames after the drawing is not part of the image.
    let end = drawing.ranges(of: "</svg>").last?.upperBound ?? drawing.endIndex
    return "data:image/svg+xml;base64,\(Base64.text(of: Array(drawing[..<end].utf8)))"
  }

  private func picture(_ text: String, _ form: SnapshotForm) -> String {
    switch form {
    case .svg: return "<img alt=\"\" src=\"\(Self.address(of: text))\">"
    case .frames:
      let frames = FrameList(parsing: text)
      // A snapshot of several variants contains several lists of frames, which are not drawn.
      if !text.hasPrefix("-- ") { return FrameOverlay(from: frames, to: frames).document() }
      return "<pre>\(XMLText.escaped(text))</pre>"
    case .text, .ascii, .marked, .styled, .listing: return "<pre>\(XMLText.escaped(text))</pre>"
    }
  }

  private static let style = """
    :root { color-scheme: light dark; --edge: #d1d9e0; --faint: #59636e; --ground: #f6f8fa; --old: #ffebe9; --new: #dafbe1 }
    @media (prefers-color-scheme: dark) {
      :root { --edge: #3d444d; --faint: #9198a1; --ground: #151b23; --old: #25171c; --new: #12261e }
    }
    body { font: 16px/1.5 system-ui, "Liberation Sans", Arial, sans-serif; margin: 0 auto; max-width: 1100px; padding: 16px }
    h1 { font-size: 24px }
    h2 { font-size: 17px; margin-bottom: 0 }
    h2 + p, figcaption { color: var(--faint); font-size: 14px; margin: 0 }
    section { border-top: 1px solid var(--edge); margin-top: 24px }
    pre, code { font: 13px/1.4 ui-monospace, "Liberation Mono", Menlo, Consolas, monospace }
    pre { background: var(--ground); margin: 8px 0; overflow-x: auto; padding: 8px }
    pre:not(.changes) { line-height: 1.2 }
    code, h2, li { overflow-wrap: anywhere }
    del, ins { text-decoration: none }
    del { background: var(--old) }
    ins { background: var(--new) }
    .pictures { align-items: flex-start; display: flex; flex-wrap: wrap; gap: 16px }
    figure { margin: 8px 0; max-width: 100%; min-width: 0 }
    figure > img, figure > svg { border: 1px solid var(--edge) }
    img, svg { display: block; height: auto; max-width: 100% }
    """
}
