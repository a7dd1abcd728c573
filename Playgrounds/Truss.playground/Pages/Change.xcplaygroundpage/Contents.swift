//: # Change
//:
//: A session updates a layout as its view changes, and animates the change between two layouts.
import Truss

func signIn(isRecovering: Bool) -> some View {
  VStack(spacing: 10) {
    Field("Mail").id("mail")
    Field("Password").id("password").collapsed(isRecovering)
    Button(isRecovering ? "Send a link" : "Sign in").id("go")
  }
}
var session = try LayoutSession(signIn(isRecovering: false), width: 200)
print(session.layout.frame(of: "go") ?? .zero)
try session.update(to: signIn(isRecovering: true))
print(session.layout.frame(of: "go") ?? .zero)
//: `session.transition(duration: 0.2).svg()` is an animated SVG. In text, which is laid out in cells, a transition is a
//: strip of pictures.
let change = try session.transition(columns: 30, duration: 0.2)
print(try change.strip(frames: 3))
//: [Previous](@previous) · [Next](@next)
