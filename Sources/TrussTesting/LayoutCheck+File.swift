import TrussSnapshots
import TrussSystem

extension LayoutCheck {
  private struct Target {
    var file: SnapshotFile
    /// Why no layout may be recorded in the file; nil if recording is allowed.
    var refusal: (any Error)?
  }

  /// Compares the layout with a file beside the test's source, and records the layout there if the run's mode requires
  /// it.
  func compareWithFile(_ actual: String, named name: String?, mayWrite: Bool) {
    do {
      let target = try target(named: name)
      if run.mode != .never { FileReplacement.removeLeftover(beside: target.file.path) }
      compare(actual, with: target, mayWrite: mayWrite)
    } catch {
      report("there is no file to compare with: \(error)")
    }
  }

  /// Reserves the file of this call, so that no other call uses it.
  private func target(named name: String?) throws -> Target {
    var fileName = SnapshotFileName(function: site.functionName, qualifier: .number(1), form: form)
    var refusal: (any Error)?
    if let name { fileName.qualifier = .name(name) }
    // A call without a name needs its number, and a name that is a number must differ from the numbers of such calls.
    if name.map({ Int($0) != nil }) ?? true {
      let source = try? EditJournal(of: site.filePath, build: run.build, run: run.name).read()
      let numbers = source.map(SnapshotNumbers.init)
      if name != nil {
        fileName.numbered = numbers?.count(around: site) ?? 0
      } else {
        let number = try numbers?.number(of: site) ?? SnapshotNumbers.Number(value: 1)
        fileName.qualifier = .number(number.value)
        if test.hasArguments {
          refusal = SnapshotClash.arguments
        } else if numbers?.isInLoop(site) == true {
          refusal = SnapshotClash.loop
        } else if number.isUncertain, run.mode != .never {
          refusal = InlineFault.changed
        }
      }
    }
    let file = SnapshotFile(beside: site.filePath, named: fileName)
    try run.files.take(file, for: site, fileName)
    return Target(file: file, refusal: refusal)
  }

  private func compare(_ actual: String, with target: Target, mayWrite: Bool) {
    let file = target.file
    let place = WaitingSnapshot.Target.file(path: file.path)
    run.waiting?.remove(place, source: site.filePath)
    do {
      let expected = try file.read()
      let comparison = comparison(of: actual, with: expected)
      if mayWrite, run.mode != .never, target.refusal == nil {
        let isDone = record(comparison, showing: expected == nil && form != .svg ? actual : nil, in: file.shownPath) {
          try run.files.settle(actual, in: file, writes: comparison.writes)
          guard comparison.writes else { return nil }
          if form == .svg { try file.candidate.remove() }
          return file.shownPath
        }
        if isDone { return }
      }
      guard let failure = comparison.failure else {
        if form == .svg { try file.candidate.remove() }
        return
      }
      var message = "\(file.shownPath): \(failure)"
      if form == .svg, expected != nil { message += "\n\n" + writeCandidate(actual, beside: file) }
      if let refusal = target.refusal { return report("\(message)\n\nNot recorded: \(refusal)") }
      let waits = mayWrite && wait(for: place, from: expected, to: actual, comparison.changes)
      report(message + reason(from: expected, to: actual) + advice(mayWrite, waits))
    } catch {
      report("\(file.shownPath) cannot be compared with: \(error)")
    }
  }

  /// Writes the new drawing beside the old one, and returns a message about its path. A failure is only part of the
  /// message, so that the test still reports the difference.
  private func writeCandidate(_ drawing: String, beside file: SnapshotFile) -> String {
    site.attach(drawing, named: file.candidate.name)
    do {
      try file.candidate.write(drawing)
      return "The new drawing is \(file.candidate.shownPath)."
    } catch {
      return "The new drawing cannot be written: \(error)"
    }
  }
}
