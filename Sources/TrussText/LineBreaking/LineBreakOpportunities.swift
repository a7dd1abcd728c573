/// The places inside a text where a line may or must end by ``LineBreakRules``, from the first to the last.
///
/// Neither the start nor the end of the text is among them. It takes one pass, and constant space.
package struct LineBreakOpportunities: Sequence, IteratorProtocol, Sendable {
  /// A place between two scalars.
  package struct Element: Equatable, Sendable {
    /// The place: of the scalar behind it.
    package var index: String.Index
    /// Whether a line has to end here.
    package var isMandatory: Bool
  }

  private let text: String
  private var index: String.Index
  private var rules = LineBreakRules()

  /// The opportunities of a text.
  package init(in text: String) {
    self.text = text
    index = text.startIndex
  }

  /// The next place, or nil behind the last.
  package mutating func next() -> Element? {
    let text = text
    let end = text.endIndex
    while index < end {
      let place = index
      let scalarClass = LineBreakClass(ofScalarAt: &index, in: text)
      if scalarClass == .al, rules.isBehindLetter { continue }
      let following = rules.asksForMore(behind: scalarClass) ? LineBreakClass(ofFirstIn: text[index...]) : nil
      switch rules.advance(to: scalarClass, following: following) {
      case .prohibited: continue
      case .allowed: return Element(index: place, isMandatory: false)
      case .mandatory: return Element(index: place, isMandatory: true)
      }
    }
    return nil
  }
}

extension LineBreakClass {
  /// The class of the scalar at an index, which moves behind it. Inlined, a letter takes a tenth of the time.
  @inline(__always)
  fileprivate init(ofScalarAt index: inout String.Index, in text: String) {
    let byte = text.utf8[index]
    if byte < 0x80 {
      self.init(ofASCII: byte)
      text.utf8.formIndex(after: &index)
    } else {
      self.init(of: text.unicodeScalars[index])
      text.unicodeScalars.formIndex(after: &index)
    }
  }

  /// The class of the first character in a text, behind what marks the character before it has; nil without one.
  fileprivate init?(ofFirstIn text: Substring) {
    for scalar in text.unicodeScalars {
      self.init(of: scalar)
      if !isMark { return }
    }
    return nil
  }
}
