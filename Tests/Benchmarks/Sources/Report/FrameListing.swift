import Truss

/// The frames of a layout, for comparing them with those of another engine.
struct FrameListing: Sendable, Encodable {
  var workload: String
  var size: Int
  /// x, y, width and height in points relative to the root, a view before the views inside it.
  var frames: [[Double]]

  init(workload: String, size: Int, frames: [Rect]) {
    self.workload = workload
    self.size = size
    self.frames = frames.map { [$0.x, $0.y, $0.width, $0.height] }
  }
}
