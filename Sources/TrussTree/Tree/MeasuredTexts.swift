import TrussText
import TrussViews

/// The measured texts of an earlier tree, for a later tree to reuse if it has the same text in the same fonts.
///
/// A text is searched for first at its old index, then by its letters and font. In both cases letters and fonts are
/// compared.
struct MeasuredTexts {
  private let entries: [ViewTree.Entry]
  /// The index of the last found text in the later tree, minus its index in the earlier tree.
  private var shift = 0
  /// The first index of each text; nil until a text is found to have left its old index.
  private var places: [TextInFont: Int]?

  private struct TextInFont: Hashable {
    var string: String
    var font: Font
  }

  /// Makes the measured texts of a tree in the same medium as the later tree.
  init(of tree: ViewTree) { entries = tree.entries }

  /// The measured text of a view of the later tree, or nil if the earlier tree has none.
  mutating func text(of entry: ViewTree.Entry, at index: Int) -> MeasuredText? {
    guard case .leaf(.text(let written)) = entry.content else { return nil }
    let string = entry.textStyle.shown(written, []).string
    if let known = text(string, of: entry, at: index - shift) { return known }
    guard let place = placesOfAll()[TextInFont(string: string, font: entry.font)],
      let known = text(string, of: entry, at: place)
    else { return nil }
    shift = index - place
    return known
  }

  private mutating func placesOfAll() -> [TextInFont: Int] {
    if let places { return places }
    var places: [TextInFont: Int] = [:]
    for index in entries.indices {
      guard let text = entries[index].measuredText else { continue }
      let key = TextInFont(string: text.string, font: entries[index].font)
      if places[key] == nil { places[key] = index }
    }
    self.places = places
    return places
  }

  /// The measured text of the view at a place in the earlier tree, if it has the same letters and fonts.
  private func text(_ string: String, of entry: ViewTree.Entry, at place: Int) -> MeasuredText? {
    guard entries.indices.contains(place), let known = entries[place].measuredText, known.string == string,
      known.breaksWords == entry.inherited.breaksWords, entries[place].font == entry.font,
      entries[place].fontsOfRuns == entry.fontsOfRuns
    else { return nil }
    return known
  }
}

extension ViewTree.Entry {
  /// The font of each run of a text, and where the run ends.
  fileprivate var fontsOfRuns: [RunFont] {
    attributes.rare.textRuns.map { RunFont(end: $0.end, font: inherited.resolved($0.style).font) }
  }

  fileprivate struct RunFont: Equatable {
    var end: Int
    var font: Font
  }
}
