import Testing
import Truss

/// The sign-in form of the article on flexible layouts, as its storyboard has it: the frames are those that Interface
/// Builder stored, relative to the superview, to half a point.
struct SignInStoryboardTests {
  /// A view with the size that UIKit gave it: in the storyboard the system's font decides it.
  private struct Sized: Leaf {
    var width: Double
    var height: Double

    func size(in medium: Medium) -> IntrinsicSize { IntrinsicSize(width: width, height: height) }
    func draw(in canvas: inout Canvas) { canvas.stroke(Path(canvas.bounds)) }
  }

  /// A button, whose own height is less than its cap of 44.
  private static func button(_ title: String, height: Double) -> some View {
    Sized(width: 8 * Double(title.count), height: height).height(atMost: 44).id(title)
  }

  private static func screen(buttonHeight: Double) -> some View {
    let (view, form) = (ViewID("view"), ViewID("form"))
    return ZStack(align: nil) {
      VStack(distribution: .fillProportionally, spacing: 8) {
        VStack(distribution: .fill, spacing: 8) {
          VStack(distribution: .fillProportionally, alignment: .center, spacing: 8) {
            Sized(width: 65, height: 65).hugging(251).aspectRatio(1).id("image")
            Sized(width: 183, height: 19.5).hugging(251).compressionResistance(1000, axis: .vertical).id("title")
          }
          .id("brand")
          Sized(width: 400, height: 19.5).hugging(252).id("please sign in")
          Sized(width: 460, height: 19.5).id("please type your email")
        }
        .id("header")
        Sized(width: 100, height: 30).height(30).id("email")
        Sized(width: 100, height: 30).height(30).id("password")
        for title in ["Recover password", "Back to Sign In", "Sign In", "Forgot your password?"] {
          button(title, height: buttonHeight)
        }
      }
      .id(form)
    }
    .id(view)
    .constraints {
      form.top == view.top + 40
      form.leading == view.leading + 20
      form.trailing == view.trailing - 20
      view.bottom == form.bottom + 8
    }
  }

  private static let frames: [(name: String, superview: String, frame: Rect)] = [
    ("form", "view", Rect(x: 20, y: 40, width: 560, height: 552)),
    ("header", "form", Rect(x: 0, y: 0, width: 560, height: 268)),
    ("brand", "header", Rect(x: 0, y: 0, width: 560, height: 92.5)),
    ("image", "brand", Rect(x: 247, y: 0, width: 65, height: 65)),
    ("title", "brand", Rect(x: 188, y: 73, width: 183, height: 19.5)),
    ("please sign in", "header", Rect(x: 0, y: 100, width: 560, height: 19.5)),
    ("please type your email", "header", Rect(x: 0, y: 128, width: 560, height: 140)),
    ("email", "form", Rect(x: 0, y: 276, width: 560, height: 30)),
    ("password", "form", Rect(x: 0, y: 314, width: 560, height: 30)),
    ("Recover password", "form", Rect(x: 0, y: 352, width: 560, height: 44)),
    ("Back to Sign In", "form", Rect(x: 0, y: 404, width: 560, height: 44)),
    ("Sign In", "form", Rect(x: 0, y: 456, width: 560, height: 44)),
    ("Forgot your password?", "form", Rect(x: 0, y: 508, width: 560, height: 44)),
  ]

  @Test(arguments: [30.0, 32, 38.5, 43]) func framesAreThoseOfInterfaceBuilder(buttonHeight: Double) throws {
    let layout = try Self.screen(buttonHeight: buttonHeight).layout(width: 600, height: 600)
    #expect(layout.diagnostics.isEmpty, "\(layout.diagnostics)")
    for (name, superview, expected) in Self.frames {
      let frame = try #require(layout.frame(of: ViewID(name), in: ViewID(superview)), "\(name)")
      let pairs = [
        (frame.x, expected.x), (frame.y, expected.y), (frame.width, expected.width), (frame.height, expected.height),
      ]
      #expect(pairs.allSatisfy { abs($0 - $1) <= 0.5 }, "\(name): \(frame), stored \(expected)")
    }
  }
}
