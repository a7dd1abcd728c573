import Truss

/// The form to sign in as an article on `UIStackView` builds it: a stack that fills the screen in proportion to its
/// views' own heights, pinned in visual format, and a greatest height for each control.
struct ArticleSignIn: View {
  var isRecovering: Bool
  @Environment(\.verticalSizeClass) private var verticalSizeClass

  var body: some View {
    ZStack(align: nil) {
      VStack(distribution: .fillProportionally, alignment: .fill, spacing: 8) {
        // Beside each other where there is little room from top to bottom.
        Stack(
          verticalSizeClass == .compact ? .horizontal : .vertical, distribution: .fill, alignment: .fill, spacing: 8
        ) {
          Image("logo", natural: Size(width: 60, height: 40)).id("logo")
          Text("Please sign in").multilineTextAlignment(.center).collapsed(isRecovering)
          Text("Please type your email").multilineTextAlignment(.center).collapsed(!isRecovering)
        }
        .id("header")
        Field("Email Address").id("email")
        Field("Password").collapsed(isRecovering).id("password")
        Button("Sign In").collapsed(isRecovering).id("signIn")
        Button("Forgot your password?").collapsed(isRecovering).id("forgot")
        Button("Recover Password").collapsed(!isRecovering).id("recover")
        Button("Back to Sign In").collapsed(!isRecovering).id("back")
      }
      .id("form")
    }
    .constraints {
      Visual("H:|-20-[form]-20-|")
      Visual("V:|-20-[form]-8-|")
      for control in ["email", "password", "signIn", "forgot", "recover", "back"] { Visual("V:[\(control)(<=30)]") }
    }
  }
}
