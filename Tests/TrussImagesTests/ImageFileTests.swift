import Testing

@testable import TrussImages

@Suite("Headers of image files")
struct ImageFileTests {
  private static let shown = ImageFixture.all.filter { $0.width > 0 }

  @Test("There are fixtures of every format")
  func fixtures() {
    for format in ImageFile.Format.allCases {
      #expect(ImageFixture.all.count { $0.format == format.description } >= 3, "\(format)")
    }
    #expect(ImageFixture.all.count == 67)
  }

  @Test("The format and the size are those that Pillow reads", arguments: shown)
  func size(_ fixture: ImageFixture) throws {
    let image = try ImageFile(bytes: fixture.bytes)
    #expect(image.format.description == fixture.format)
    let size = try #require(image.naturalSize)
    #expect(abs(size.width - Double(fixture.width)) < 1e-9 && abs(size.height - Double(fixture.height)) < 1e-9)
  }

  @Test("The natural size of a data URL is Chromium's, where the file gives a width or a height", arguments: shown)
  func browserSize(_ fixture: ImageFixture) throws {
    let natural = try ImageFile(bytes: fixture.bytes).natural
    let browser = try #require(fixture.browserSize)
    // Chromium does not drop a negative length, as SVG says, but takes it for 0.
    guard fixture.name != "negative.svg", browser.width > 0 else { return }
    if natural.width != nil || natural.height != nil {
      let size = try #require(natural.size)
      #expect(abs(size.width - Double(browser.width)) <= 0.5 && abs(size.height - Double(browser.height)) <= 0.5)
    } else {
      // Without both it is as large as fits into 300 by 150 in the ratio.
      let ratio = try #require(natural.ratio)
      let (width, height) = (min(300, 150 * ratio), min(150, 300 / ratio))
      #expect(abs(width - Double(browser.width)) <= 0.5 && abs(height - Double(browser.height)) <= 0.5)
    }
  }

  @Test("What Chromium does not show is an error", arguments: ImageFixture.all)
  func notShown(_ fixture: ImageFixture) throws {
    guard let browser = fixture.browserSize, browser == (0, 0) else { return }
    #expect(throws: ImageFileError.self) { try ImageFile(bytes: fixture.bytes) }
  }

  @Test("An SVG without width, height and viewBox has no natural size")
  func noSize() throws {
    let image = try ImageFile(bytes: ImageFixture.bytes("no-size.svg"))
    #expect(image.naturalSize == nil && image.natural.ratio == nil)
  }

  @Test(
    "A file of another format is an error that names the format",
    arguments: [
      ("\0\0\0\u{18}ftypheic\0\0", "HEIC"), ("\0\0\0\u{18}ftypavif\0\0", "AVIF"), ("\0\0\0\u{18}ftypmp42", "a video"),
      ("II*\0\u{8}\0\0\0", "TIFF"), ("MM\0*\0\0\0\u{8}", "TIFF"), ("%PDF-1.7\n", "PDF"),
      ("BM\u{1}\u{2}\0\0\0\0\0\0", "BMP"),
      ("\0\0\u{1}\0\u{1}\0", "ICO"), ("8BPS\0\u{1}", "PSD"),
      ("version https://git-lfs.github.com/spec/v1\n", "a Git LFS"),
    ])
  func foreign(text: String, name: String) {
    let error = #expect(throws: ImageFileError.self) { try ImageFile(bytes: Array(text.utf8)) }
    guard case .unsupportedFormat(let found) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(found.hasPrefix(name))
    #expect(error?.description.contains(name) == true)
  }

  @Test("A file of an unknown format is an error that shows how it begins")
  func unknown() {
    #expect(throws: ImageFileError.unknownFormat(beginning: #""hello wo""#)) {
      try ImageFile(bytes: Array("hello world".utf8))
    }
    #expect(throws: ImageFileError.unknownFormat(beginning: #""\x00\xFE\"\\a""#)) {
      try ImageFile(bytes: [0, 0xFE, 0x22, 0x5C, 0x61])
    }
    #expect(throws: ImageFileError.unknownFormat(beginning: "<html>")) {
      try ImageFile(bytes: Array("<!DOCTYPE html><html></html>".utf8))
    }
    #expect(throws: ImageFileError.unknownFormat(beginning: #""<!doctyp""#)) {
      try ImageFile(bytes: Array("<!doctype html>".utf8))
    }
    // Two letters do not make a text a bitmap.
    #expect(throws: ImageFileError.unknownFormat(beginning: #""BMW is a""#)) {
      try ImageFile(bytes: Array("BMW is a car".utf8))
    }
    #expect(throws: ImageFileError.empty) { try ImageFile(bytes: []) }
  }

  @Test(
    "A header that is cut short anywhere is a truncated header",
    arguments: ["rgb-8.png", "exif-6.jpg", "89a.gif", "lossy.webp", "lossless.webp", "extended.webp", "doctype.svg"])
  func truncated(name: String) throws {
    let bytes = try ImageFixture.bytes(name)
    let whole = try ImageFile(bytes: bytes)
    var errors = 0
    for count in 12..<bytes.count {
      do throws(ImageFileError) {
        let image = try ImageFile(bytes: Array(bytes.prefix(count)))
        #expect(image.natural == whole.natural)
      } catch {
        #expect(error == .truncated(whole.format), "\(count) bytes")
        errors += 1
      }
    }
    #expect(errors > 0)
  }

  @Test("A damaged header is an error that says what is wrong")
  func malformed() throws {
    func error(_ name: String, _ change: (inout [UInt8]) -> Void) throws -> ImageFileError? {
      var bytes = try ImageFixture.bytes(name)
      change(&bytes)
      do throws(ImageFileError) { _ = try ImageFile(bytes: bytes) } catch { return error }
      return nil
    }
    #expect(
      try error("rgb-8.png") { $0[4] = 0x0A }
        == .malformed(.png, "its signature is damaged, as by a transfer in text mode"))
    #expect(try error("rgb-8.png") { $0[19] ^= 1 } == .malformed(.png, "the checksum of its chunk IHDR is wrong"))
    #expect(
      try error("lossy.webp") { $0[15] = 0x39 } == .malformed(.webp, "its first chunk is not VP8, VP8L or VP8X"))
    #expect(
      try error("lossy.webp") { $0[20] |= 1 } == .malformed(.webp, "its chunk VP8 does not begin with a key frame"))
    #expect(
      try error("lossless.webp") { $0[20] = 0 } == .malformed(.webp, "its chunk VP8L has no signature of version 0"))
    #expect(try error("tiny.jpg") { $0.replaceSubrange(2..., with: [0xFF, 0xE0, 0, 1, 0, 0]) } != nil)
    #expect(
      try error("tiny.jpg") { $0.replaceSubrange(2..., with: [0xFF, 0xD9]) }
        == .malformed(.jpeg, "it has no frame header before its image data"))
    #expect(try error("89a.gif") { $0[6...9] = [0, 0, 5, 0] } == .dimensionZero(width: 0, height: 5))
    #expect(
      try error("extended.webp") { $0[24...26] = [0xFF, 0xFF, 0xFF] }?.description.contains("16777216 x 12") == true)
  }

  @Test("A color type of PNG has the bit depths of the specification", arguments: 0...7 as ClosedRange<UInt8>)
  func depths(colorType: UInt8) {
    let table: [UInt8: [UInt8]] = [0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16]]
    for bitDepth in 0...32 as ClosedRange<UInt8> {
      let bytes = PNGWriter.file(width: 5, height: 4, bitDepth: bitDepth, colorType: colorType)
      let isRight = table[colorType]?.contains(bitDepth) == true
      #expect((try? ImageFile(bytes: bytes))?.naturalSize == (isRight ? ImageSize(width: 5, height: 4) : nil))
    }
  }

  @Test("Every kind of frame of a JPEG has its size", arguments: Array(0xC0...0xCF as ClosedRange<UInt8>))
  func frames(marker: UInt8) throws {
    var bytes: [UInt8] = [0xFF, 0xD8, 0xFF, marker, 0, 11, 8, 0, 40, 0, 30, 1, 1, 0x11, 0, 0xFF, 0xDA, 0, 2]
    let isFrame = ![0xC4, 0xC8, 0xCC].contains(marker)
    #expect((try? ImageFile(bytes: bytes))?.naturalSize == (isFrame ? ImageSize(width: 30, height: 40) : nil))
    bytes[8] = 0
    #expect((try? ImageFile(bytes: bytes)) == nil)
  }

  @Test("The limits of sides, pixels and bytes are errors that name the size")
  func limits() throws {
    func png(_ width: Int, _ height: Int) -> [UInt8] { PNGWriter.file(width: width, height: height) }
    #expect(try ImageFile(bytes: png(65_535, 1525)).naturalSize == ImageSize(width: 65_535, height: 1525))
    #expect(throws: ImageFileError.dimensionTooLarge(width: 65_535, height: 1526)) {
      try ImageFile(bytes: png(65_535, 1526))
    }
    #expect(throws: ImageFileError.dimensionTooLarge(width: 65_536, height: 1)) { try ImageFile(bytes: png(65_536, 1)) }
    #expect(throws: ImageFileError.dimensionTooLarge(width: 0xFFFF_FFFF, height: 0xFFFF_FFFF)) {
      try ImageFile(bytes: png(0xFFFF_FFFF, 0xFFFF_FFFF))
    }
    #expect(throws: ImageFileError.dimensionZero(width: 0, height: 4)) { try ImageFile(bytes: png(0, 4)) }
    var large = png(4, 4)
    large += [UInt8](repeating: 0, count: ImageLimits.fileByteCount - large.count)
    #expect(throws: Never.self) { try ImageFile(bytes: large) }
    large.append(0)
    #expect(throws: ImageFileError.fileTooLarge(byteCount: large.count)) { try ImageFile(bytes: large) }
  }

  @Test("A file is a data URL of its media type")
  func dataURL() throws {
    var output = Array("x".utf8)
    try ImageFile(bytes: ImageFixture.bytes("pixels.svg")).appendDataURL(to: &output)
    #expect(String(decoding: output, as: UTF8.self).hasPrefix("xdata:image/svg+xml;base64,PHN2ZyB4bWxucz0"))
    #expect(
      ImageFile.Format.allCases.map(\.mediaType) == [
        "image/png", "image/jpeg", "image/gif", "image/webp", "image/svg+xml",
      ])
  }
}
