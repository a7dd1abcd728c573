public import TrussIR
public import TrussTree
public import TrussViews

extension ConstraintSystem {
  /// Makes the constraints of a view and of all views inside it, without solving them.
  ///
  ///     print(try ConstraintSystem(of: header, width: 390).listing)
  ///
  /// Texts break only at line feeds, flow stacks have one line, and the first of several alternatives is used.
  /// `LayoutResult.constraints` has the constraints of a layout that is solved.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - medium: the medium that the view is measured in; points by default.
  ///   - width: the root's width in the medium's unit, or nil to fit it to its content.
  ///   - height: the root's height in the medium's unit, or nil to fit it to its content.
  ///   - environment: the environment.
  /// - Throws: `LayoutError` for input that has no meaning.
  public init(
    of view: some View, medium: Medium = .points, width: Double? = nil, height: Double? = nil,
    environment: EnvironmentValues = EnvironmentValues()
  ) throws(LayoutError) {
    self = try Lowering(view, medium: medium, width: width, height: height, environment: environment).constraints
  }
}
