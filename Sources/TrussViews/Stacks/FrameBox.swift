package import TrussIR

/// What `frame` puts around a view, as the lowering reads it.
///
/// Sizes and bounds that become rows are in the attributes of its node, as those of any view are; here is what only a
/// frame has.
@usableFromInline package struct FrameBox: Sendable {
  /// The bounds of a size; nil where none was given.
  package struct Bounds: Sendable {
    package var least: Double?
    package var ideal: Double?
    /// Infinite: as large as what it is offered.
    package var greatest: Double?

    package init(least: Double? = nil, ideal: Double? = nil, greatest: Double? = nil) {
      self.least = least
      self.ideal = ideal
      self.greatest = greatest
    }
  }

  package var alignment: Alignment
  package var bounds = PerAxis<Bounds>()
  package var children: [ViewNode]
  package var location: SourceLocation

  var node: ViewNode { ViewNode(.framed(self), holding: children, at: location) }
}
