/// The rules LB2 to LB31 of [UAX #14](https://www.unicode.org/reports/tr14/tr14-51.html) (Unicode 15.0), as a state
/// machine. It reads a text scalar by scalar, and decides whether a line breaks before each scalar.
///
/// The first rule that applies decides. Comments quote the rules from the annex. The state of the preceding text is a
/// few values, so every step takes constant time:
///
///     the scalars          $    (    1    ,    2    ´    )    SP   %
///     before, after each   PR   OP   NU   IS   NU   NU   CP   CP   PO
///     number                         open open open open closed
///     isBeyondSpaces                                          yes
///
/// LB25 is replaced by example 7 of section 8.2, which Unicode's test file follows, too. Unlike the pairs of the
/// original rule, the regular expression of the example keeps each number together as a whole, and nothing else. All
/// other rules are the default rules.
struct LineBreakRules: Sendable {
  enum Verdict: Sendable {
    /// `×`: no break.
    case prohibited
    /// `÷`: a break if the line gets too long.
    case allowed
    /// `!`: a break even if the line is short.
    case mandatory
  }

  /// The state of matching a number: `NU (NU | SY | IS)* (CL | CP)?`.
  private enum Number {
    case none, open, closed
  }

  /// The class of the last character, ignoring spaces and scalars that LB9 ignores; nil at the start of the text.
  private var before: LineBreakClass?
  /// Whether there are spaces between `before` and the next scalar.
  private var isBeyondSpaces = false
  /// Whether the last scalar is a ZWJ, for LB8a.
  private var isBehindJoiner = false
  /// The state of the number that contains the last scalar, for LB25.
  private var number = Number.none
  /// Whether `before` is the hyphen of HL (HY | BA), for LB21a.
  private var isBehindHebrewHyphen = false
  /// Whether `before` is the first half of a flag, for LB30a.
  private var isBehindHalfFlag = false

  /// Whether the last character is AL. Then LB28 keeps a following AL on the same line. This is the most frequent case,
  /// for which the rules before LB28 need not be evaluated.
  var isBehindLetter: Bool { before == .al && !isBeyondSpaces && !isBehindJoiner }

  /// Whether LB25 depends on the class of the character after the next scalar.
  func asksForMore(behind next: LineBreakClass) -> Bool {
    next.isOpening && (before?.isNumericAffix ?? false)
  }

  /// Advances to the next scalar.
  ///
  /// - Parameters:
  ///   - next: the scalar's class.
  ///   - following: the class of the character after `next`, or nil at the end; only used if ``asksForMore(behind:)``
  ///     is true.
  /// - Returns: whether a line may or must end before the scalar.
  @inline(__always)
  mutating func advance(to next: LineBreakClass, following: LineBreakClass?) -> Verdict {
    // Most text is words with spaces between them, so letters and spaces are decided before the full rules.
    if let before, !before.endsLine {
      if next == .sp {
        // LB7
        isBeyondSpaces = true
        isBehindJoiner = false
        number = .none
        return .prohibited
      }
      if next == .al, isBeyondSpaces, !before.isOpening {
        // LB18
        if before == next { isBeyondSpaces = false } else { remember(next) }
        return .allowed
      }
    }
    return advanceByRules(to: next, following)
  }

  private mutating func advanceByRules(to next: LineBreakClass, _ following: LineBreakClass?) -> Verdict {
    defer { isBehindJoiner = next == .zwj }
    guard next.isMark else { return step(to: next, following) }
    // LB9: Treat X (CM | ZWJ)* as if it were X, unless X is a newline, a space or ZW.
    if let before, !isBeyondSpaces, !before.endsLine, before != .zw { return .prohibited }
    // LB10: Treat any remaining combining mark or ZWJ as AL.
    return step(to: .al, following)
  }

  private mutating func step(to next: LineBreakClass, _ following: LineBreakClass?) -> Verdict {
    defer { remember(next) }
    // LB2: Never break at the start of text.
    if before == nil, !isBeyondSpaces { return .prohibited }
    // Spaces at the start of the text have no character before them. AL can stand for the missing character, because no
    // rule depends on an AL before spaces.
    let before = before ?? .al
    if let verdict = verdictAtLineEnd(before, next) ?? verdictAtSpaces(before, next) { return verdict }
    let areJoined =
      areJoined(before, next) || areJoinedInNumber(before, next, following) || areJoinedInScript(before, next)
    // LB31: Break everywhere else.
    return areJoined ? .prohibited : .allowed
  }

  private mutating func remember(_ next: LineBreakClass) {
    guard next != .sp else {
      isBeyondSpaces = true
      number = .none
      return
    }
    if next == .nu || number == .open && next.isNumericSeparator {
      number = .open
    } else {
      number = number == .open && next.isClosing ? .closed : .none
    }
    isBehindHebrewHyphen = before == .hl && !isBeyondSpaces && (next == .hy || next == .ba)
    isBehindHalfFlag = next == .ri && !(before == .ri && !isBeyondSpaces && isBehindHalfFlag)
    before = next
    isBeyondSpaces = false
  }
}

// MARK: - Rules

extension LineBreakRules {
  /// LB4 to LB8a: newlines, and breaks after zero-width spaces and joiners.
  private func verdictAtLineEnd(_ before: LineBreakClass, _ next: LineBreakClass) -> Verdict? {
    // LB4: Always break after hard line breaks.
    // LB5: Treat CR followed by LF, as well as CR, LF, and NL as hard line breaks.
    if before.endsLine, !isBeyondSpaces { return before == .cr && next == .lf ? .prohibited : .mandatory }
    // LB6: Do not break before hard line breaks.
    if next.endsLine { return .prohibited }
    // LB7: Do not break before spaces or zero width space.
    if next == .sp || next == .zw { return .prohibited }
    // LB8: Break before any character following a zero-width space, even if one or more spaces intervene.
    if before == .zw { return .allowed }
    // LB8a: Do not break after a zero width joiner.
    if isBehindJoiner { return .prohibited }
    return nil
  }

  /// LB11 to LB18: glue, and punctuation that stays with the text even across spaces.
  private func verdictAtSpaces(_ before: LineBreakClass, _ next: LineBreakClass) -> Verdict? {
    // LB11: Do not break before or after Word joiner and related characters.
    if next == .wj || before == .wj && !isBeyondSpaces { return .prohibited }
    // LB12: Do not break after NBSP and related characters.
    if before == .gl, !isBeyondSpaces { return .prohibited }
    // LB12a: Do not break before NBSP and related characters, except after spaces and hyphens.
    if next == .gl, !isBeyondSpaces, before != .ba, before != .hy { return .prohibited }
    // LB13: Do not break before ‘]’ or ‘!’ or ‘;’ or ‘/’, even after spaces.
    if next.isClosing || next == .ex || next.isNumericSeparator { return .prohibited }
    // LB14: Do not break after ‘[’, even after spaces.
    if before.isOpening { return .prohibited }
    // LB15: Do not break within ‘”[’, even with intervening spaces.
    if before == .qu, next.isOpening { return .prohibited }
    // LB16: Do not break between closing punctuation and a nonstarter, even with intervening spaces.
    if before.isClosing, next == .ns { return .prohibited }
    // LB17: Do not break within ‘——’, even with intervening spaces.
    if before == .b2, next == .b2 { return .prohibited }
    // LB18: Break after spaces.
    return isBeyondSpaces ? .allowed : nil
  }

  /// LB19 to LB22: quotation marks, objects, hyphens and leaders.
  private func areJoined(_ before: LineBreakClass, _ next: LineBreakClass) -> Bool {
    // LB19: Do not break before or after quotation marks.
    if before == .qu || next == .qu { return true }
    // LB20: Break before and after unresolved CB. All later rules that could apply to CB are in this function.
    if before == .cb || next == .cb { return false }
    // LB21: Do not break before hyphens, fixed-width spaces, small kana, and other non-starters, or after acute
    // accents.
    if next == .ba || next == .hy || next == .ns || before == .bb { return true }
    // LB21a: Don't break after Hebrew + Hyphen.
    if isBehindHebrewHyphen { return true }
    // LB21b: Don't break between Solidus and Hebrew letters.
    if before == .sy, next == .hl { return true }
    // LB22: Do not break before ellipses.
    return next == .in
  }

  /// LB23 to LB25: numbers, and scalars beside numbers.
  private func areJoinedInNumber(
    _ before: LineBreakClass, _ next: LineBreakClass, _ following: LineBreakClass?
  ) -> Bool {
    // LB23: Do not break between digits and letters.
    if before.isLetter && next == .nu || before == .nu && next.isLetter { return true }
    // LB23a: Do not break between numeric prefixes and ideographs, or between ideographs and numeric postfixes.
    if before == .pr && next.isIdeograph || before.isIdeograph && next == .po { return true }
    // LB24: Do not break between numeric prefix/postfix and letters, or between letters and prefix/postfix.
    if before.isNumericAffix && next.isLetter || before.isLetter && next.isNumericAffix { return true }
    // LB25: Do not break inside a number: (PR | PO)? (OP | HY)? NU (NU | SY | IS)* (CL | CP)? (PR | PO)? LB13 has
    // joined SY, IS, CL and CP to the preceding character, and LB14 has joined OP to the following character.
    switch next {
    case .nu: return before.isNumericAffix || before == .hy || number == .open
    case .pr, .po: return number != .none
    case .op, .opEastAsian: return before.isNumericAffix && following == .nu
    default: return false
    }
  }

  /// LB26 to LB30b: scripts and emoji.
  private func areJoinedInScript(_ before: LineBreakClass, _ next: LineBreakClass) -> Bool {
    // LB26: Do not break a Korean syllable.
    switch next {
    case .jl, .h2, .h3: if before == .jl { return true }
    case .jv: if before == .jl || before == .jv || before == .h2 { return true }
    case .jt: if before == .jv || before == .h2 || before == .jt || before == .h3 { return true }
    default: break
    }
    // LB27: Treat a Korean Syllable Block the same as ID.
    if before.isHangul && next == .po || before == .pr && next.isHangul { return true }
    // LB28: Do not break between alphabetics.
    if before.isLetter, next.isLetter { return true }
    // LB29: Do not break between numeric punctuation and alphabetics.
    if before == .is, next.isLetter { return true }
    // LB30: Do not break between letters, numbers, or ordinary symbols and opening or closing parentheses.
    if before.isLetter || before == .nu, next == .op { return true }
    if before == .cp, next.isLetter || next == .nu { return true }
    // LB30a: Break between two regional indicators only if an even number of them precedes.
    if before == .ri, next == .ri { return isBehindHalfFlag }
    // LB30b: Do not break between an emoji base (or potential emoji) and an emoji modifier.
    return (before == .eb || before == .idUnassigned) && next == .em
  }
}

/// The positions inside a text at which a line may or must end, by ``LineBreakRules`` and ``BrowserBreaks``, in order.
///
/// They do not include the start and the end of the text. Finding them takes one pass, and constant space.
package struct LineBreakOpportunities: Sequence, IteratorProtocol, Sendable {
  /// A position between two scalars.
  package struct Element: Equatable, Sendable {
    /// The index of the scalar after the position.
    package var index: String.Index
    package var isMandatory: Bool
  }

  private let text: String
  private let tailored: Bool
  private var index: String.Index
  private var rules = LineBreakRules()
  /// The first bytes of the last two scalars; 0 if there is no scalar.
  private var (beforeLast, last): (UInt8, UInt8) = (0, 0)
  private var lastClass = LineBreakClass.al

  /// Finds the opportunities in a text. If `tailored` is false, ``BrowserBreaks`` are ignored, as in Unicode's test
  /// file.
  package init(in text: String, tailored: Bool = true) {
    self.text = text
    self.tailored = tailored
    index = text.startIndex
  }

  /// Returns the next position, or nil after the last.
  package mutating func next() -> Element? {
    let text = text
    let end = text.endIndex
    while index < end {
      let place = index
      let byte = text.utf8[place]
      let (bytes, classBefore) = ((beforeLast, last), lastClass)
      (beforeLast, last) = (last, byte)
      var scalarClass = LineBreakClass(ofScalarAt: &index, in: text)
      if tailored, scalarClass == .ns, BrowserBreaks.isSmallKana(text.unicodeScalars[place]) { scalarClass = .id }
      lastClass = scalarClass
      if scalarClass == .al, rules.isBehindLetter { continue }
      let following = rules.asksForMore(behind: scalarClass) ? LineBreakClass(ofFirstIn: text[index...]) : nil
      var verdict = rules.advance(to: scalarClass, following: following)
      if tailored, verdict != .mandatory {
        if let allows = BrowserBreaks.allows(byte, behind: bytes.1, bytes.0) {
          verdict = allows ? .allowed : .prohibited
        } else if verdict == .prohibited, byte >= 0x80,
          bytes.1 == UInt8(ascii: " ")
            ? !scalarClass.endsLine && scalarClass != .zw
            : (scalarClass == .qu || classBefore == .qu) && BrowserBreaks.allowsAtQuotation(place, in: text)
        {
          verdict = .allowed
        }
      }
      switch verdict {
      case .prohibited: continue
      case .allowed: return Element(index: place, isMandatory: false)
      case .mandatory: return Element(index: place, isMandatory: true)
      }
    }
    return nil
  }
}

extension LineBreakClass {
  /// Reads the class of the scalar at an index, and moves the index to the next scalar. Inlining makes letters ten
  /// times as fast.
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

  /// Reads the class of the first character of a text, skipping marks; nil if there is none.
  fileprivate init?(ofFirstIn text: Substring) {
    for scalar in text.unicodeScalars {
      self.init(of: scalar)
      if !isMark { return }
    }
    return nil
  }
}
