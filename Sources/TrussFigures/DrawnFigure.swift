import Truss

/// A figure that was drawn in one form, or why it could not be.
struct DrawnFigure<Form: Sendable>: Sendable {
  let figure: Figure
  private let result: Result<Figure.Picture<Form>, LayoutError>

  init(_ figure: Figure, _ draw: (Figure) throws(LayoutError) -> Figure.Picture<Form>) {
    self.figure = figure
    do throws(LayoutError) {
      result = .success(try draw(figure))
    } catch {
      result = .failure(error)
    }
  }

  /// What was drawn; nil where the figure has no layout.
  var form: Form? { try? result.get().form }

  /// What is wrong with the figure, line by line with its name before it: why it has no layout, or the diagnostics that
  /// it does not allow. Empty where there is nothing.
  var faults: String {
    switch result {
    case .failure(let error): return "\(figure.name): \(error)\n"
    case .success(let picture):
      let found = picture.diagnostics.excluding(figure.allowed)
      guard !found.isEmpty else { return "" }
      let lines = found.map { "\(figure.name): \($0)\n" }.joined()
      return lines + "\(figure.name): if that is meant: allowing: \(picture.diagnostics.kindList)\n"
    }
  }

  var isFaultless: Bool { faults.isEmpty }
}
