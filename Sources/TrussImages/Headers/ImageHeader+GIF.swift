extension ImageHeader {
  /// Reads the logical screen of a GIF (GIF 89a, section 18), which all of its frames lie in.
  init(gif bytes: ImageBytes) throws(ImageFileError) {
    guard let width = bytes.u16(little: 6), let height = bytes.u16(little: 8), bytes.count >= 13 else {
      throw .truncated(.gif)
    }
    try self.init(stored: PixelSize(width: width, height: height))
  }
}
