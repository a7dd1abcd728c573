import TestSupport
import Truss

/// Random views of the model.
struct ModelGenerator {
  private var random: SplitMix64
  /// Lengths are those of whole cells of 8 by 16 points.
  private let isWhole: Bool

  init(seed: UInt64, isWhole: Bool = false) {
    random = SplitMix64(seed: seed)
    self.isWhole = isWhole
  }

  private mutating func one<Value>(of values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &random)]
  }
  private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
  private mutating func chance(_ part: Double) -> Bool { Double.random(in: 0..<1, using: &random) < part }
  /// One of several lengths, or of those in whole cells.
  private mutating func length(_ lengths: [Double]) -> Double {
    isWhole ? one(of: [16, 32, 64, 96]) : one(of: lengths)
  }

  mutating func stack(depth: Int) -> ModelView {
    let views = (0..<number(1...4)).map { _ in view(depth: depth - 1, inStack: true) }
    return .stack(
      one(of: [.horizontal, .vertical]), views, spacing: isWhole ? one(of: [0, 16]) : one(of: [nil, nil, 0, 5, 10]),
      one(of: isWhole ? [0, 1] : [0, 0.5, 0.5, 1]))
  }

  private mutating func view(depth: Int, inStack: Bool) -> ModelView {
    var view = plain(depth: depth, inStack: inStack)
    switch view {
    case .spacer, .divider: return view
    default: break
    }
    while chance(0.3) { view = modified(view) }
    return chance(0.1) ? .priority(view, one(of: [1, -1, 2])) : view
  }

  private mutating func plain(depth: Int, inStack: Bool) -> ModelView {
    switch number(0...19) {
    case 0..<8: return .text((0..<number(1...6)).map { _ in number(1...9) }, limit: chance(0.2) ? number(1...2) : nil)
    case 8: return .shape
    case 9: return .fixed(length([10, 24, 44]), length([8, 20, 44]))
    case 10, 11: return inStack ? .spacer(isWhole ? 16 : one(of: [nil, nil, 0, 20])) : .shape
    case 12: return inStack && !isWhole ? .divider : .fixed(16, 16)
    case 13 where depth > 0:
      return .layers((0..<number(1...3)).map { _ in view(depth: depth - 1, inStack: false) }, place())
    default: return depth > 0 ? stack(depth: depth) : .text([4, 5], limit: nil)
    }
  }

  private mutating func place() -> ModelView.Place {
    ModelView.Place(x: one(of: isWhole ? [0, 1] : [0, 0.5, 1]), y: one(of: isWhole ? [0, 1] : [0, 0.5, 1]))
  }

  private mutating func modified(_ view: ModelView) -> ModelView {
    switch number(0...7) {
    case 0..<3:
      let length = length([8, 4, 16])
      return chance(0.5) ? .padding(view, length, length, length, length) : .padding(view, 0, length, 0, length)
    case 3:
      return .frame(
        view, width: chance(0.7) ? length([40, 100, 200]) : nil, height: chance(0.4) ? length([20, 60]) : nil, place())
    case 4, 5:
      let greatest = chance(0.7) ? .infinity : length([120])
      return .flexFrame(view, ModelView.Bounds(greatest: greatest), ModelView.Bounds(), place())
    case 6:
      let least = length([30, 80])
      let bounds = ModelView.Bounds(
        least: least, ideal: chance(0.3) ? least + 16 : nil, greatest: chance(0.5) ? least + 48 : nil)
      return .flexFrame(view, bounds, ModelView.Bounds(least: chance(0.2) ? 32 : nil), place())
    default: return .fixedSize(view, horizontal: chance(0.8), vertical: chance(0.5))
    }
  }
}
