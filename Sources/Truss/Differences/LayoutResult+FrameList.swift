package import TrussDifferences
package import TrussLayout
import TrussTree
import TrussViews

extension LayoutResult {
  /// The layout as a list of frames. In names, identities of table rows that differ in every run, such as a `UUID`, are
  /// replaced by the rows' positions in the data.
  package var frameList: FrameList {
    let ordinals = RowOrdinals(self)
    return FrameList(
      entries: zip(frames, tree.entries).enumerated().map { index, view in
        let (frame, rect) = (view.0, view.0.rect)
        let name = frame.id.map { FrameList.escaped(ordinals.replacing(in: $0.name)) }
        let title = name.map { "\(frame.kind) \"\($0)\"" } ?? frame.kind
        let texts = view.1.content.texts.map { "\"\(FrameList.escaped($0))\"" }.joined(separator: " ")
        let attributes = drawnAttributes(of: index, ordinals)
        let parts = ["\(title) \(rect)"] + (texts.isEmpty ? [] : [texts]) + attributes.map { "\($0.name): \($0.value)" }
        return FrameList.Entry(
          depth: frame.depth, kind: frame.kind, name: name, numbers: [rect.x, rect.y, rect.width, rect.height],
          texts: texts, attributes: attributes, line: parts.joined(separator: " "))
      })
  }
}
