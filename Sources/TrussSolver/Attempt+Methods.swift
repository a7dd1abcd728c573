import TrussIR

extension Attempt {
  /// Solves a program by a method, and in twice the digits where that leaves doubt. Nil if the required rows cannot all
  /// hold.
  init?(_ program: Program, _ free: FreeItems, without isBroken: [Bool], by method: ConstraintSystem.Method) {
    var isDoubtful = false
    let first: Attempt? =
      switch method {
      case .trees: Attempt(program, free, without: isBroken, isDoubtful: &isDoubtful)
      case .dictionary: Attempt(reference: program, free, without: isBroken, isDoubtful: &isDoubtful)
      case .precise: Attempt(precise: program, free, without: isBroken)
      }
    if isDoubtful, program.isSmall {
      guard let second = Attempt(precise: program, free, without: isBroken) else { return nil }
      self = second.isComplete ? second : first ?? second
    } else {
      guard let first else { return nil }
      self = first
    }
  }
}
