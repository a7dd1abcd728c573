extension LayoutCheck {
  /// Compares with a file beside the test's source, and records the layout there.
  func compareWithFile(_ actual: String, named name: String?, mayWrite: Bool) {
    do {
      let name = try fileName(named: name)
      let file = SnapshotFile(beside: site.filePath, named: name.name)
      try run.files.take(file, for: site, name.name)
      if run.mode != .never { FileReplacement.removeLeftover(beside: file.path) }
      compare(actual, with: file, name.name, mayWrite: mayWrite, isUncertain: name.isUncertain)
    } catch {
      site.fail("there is no file to compare with: \(error)")
    }
  }

  /// The name of the file, and whether another may have been meant.
  private func fileName(named name: String?) throws -> (name: SnapshotFileName, isUncertain: Bool) {
    var result = SnapshotFileName(function: site.functionName, qualifier: .number(1), form: form)
    // Most names are told without looking at the source.
    if let name, Int(name) == nil {
      result.qualifier = .name(name)
      return (result, false)
    }
    let source = try? EditJournal(of: site.filePath, build: run.build, run: run.name).read()
    let numbers = source.map(SnapshotNumbers.init)
    if let name {
      result.qualifier = .name(name)
      result.numbered = numbers?.count(around: site) ?? 0
      return (result, false)
    }
    let number = try numbers?.number(of: site) ?? SnapshotNumbers.Number(value: 1)
    result.qualifier = .number(number.value)
    return (result, number.isUncertain)
  }

  private func compare(
    _ actual: String, with file: SnapshotFile, _ name: SnapshotFileName, mayWrite: Bool, isUncertain: Bool
  ) {
    do {
      let expected = try file.read()
      let comparison = Comparison(of: actual, with: expected, form: form, mode: run.mode)
      let isRecorded = comparison.writes && mayWrite
      if mayWrite, run.mode != .never, !record(actual, comparison, file, name, isUncertain) { return }
      if !isRecorded, let failure = comparison.failure {
        var message = "\(file.shownPath): \(failure)"
        if form == .svg, expected != nil { message += "\n\n" + writeCandidate(actual, beside: file) }
        site.fail(message + (isShared(name) ? "\n\n\(SnapshotClash.arguments)" : advice(mayWrite)))
      } else if form == .svg {
        try file.candidate.remove()
      }
    } catch {
      site.fail("\(file.shownPath) cannot be compared with: \(error)")
    }
  }

  /// Whether the cases of a test with arguments all come to one file.
  private func isShared(_ name: SnapshotFileName) -> Bool { test.hasArguments && !name.isNamed }

  /// Records the layout, where it is to be, and notes it, so that no other is recorded in the same file.
  ///
  /// What is recorded fails nevertheless: it is to be looked at, and the next run is to find it.
  ///
  /// - Returns: whether no other layout has reached the file, and writing has not failed.
  private func record(
    _ actual: String, _ comparison: Comparison, _ file: SnapshotFile, _ name: SnapshotFileName, _ isUncertain: Bool
  ) -> Bool {
    do {
      if comparison.writes {
        if isShared(name), !comparison.isSame { throw SnapshotClash.arguments }
        if isUncertain { throw InlineFault.changed }
      }
      try run.files.settle(actual, in: file, writes: comparison.writes)
      if comparison.writes {
        site.fail("\(comparison.reason)\n\nRecorded in \(file.shownPath). Look at it, and run the tests again.")
      }
      return true
    } catch {
      site.fail("\(comparison.reason)\n\nNot recorded in \(file.shownPath): \(error)")
      return false
    }
  }

  /// Writes the new drawing beside the old, where that can be done: that it cannot must not hide what failed.
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
