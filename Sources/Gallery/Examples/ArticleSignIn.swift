import Truss

/// A sign-in form, as in an article about `UIStackView`: a stack that fills the screen in proportion to its views' own
/// heights, pinned in visual format, with a maximum height for each control.
struct ArticleSignIn: View {
  var isRecovering: Bool
  /// Whether a dashed line shows the frame of the header. It is omitted in terminal cells, where it would cover
  /// letters.
  var outlinesHeader = false
  @Environment(\.verticalSizeClass) private var verticalSizeClass
  @Environment(\.medium) private var medium

  var body: some View {
    ZStack(align: nil) {
      VStack(distribution: .fillProportionally, alignment: .fill, spacing: 8) {
        // Image and text are side by side if the height is small.
        Stack(
          verticalSizeClass == .compact ? .horizontal : .vertical, distribution: .fill, alignment: .fill, spacing: 8
        ) {
          Image("logo", natural: Size(width: 60, height: 40)).cornerRadius(6).id("logo")
          label("Please sign in").collapsed(isRecovering)
          label("Please type your email").collapsed(!isRecovering)
        }
        .id("header")
        .overlay {
          if outlinesHeader, medium == .points {
            Rectangle().stroke(.orange, style: StrokeStyle(dash: [4, 3]))
          }
        }
        .overlay(alignment: .trailing) {
          // The dimension line is outside the phone, whose edge is 20 points from the header.
          if outlinesHeader, medium == .points { DimensionLine(.vertical).offset(x: 50) }
        }
        Field("Email Address").id("email")
        Field("Password").collapsed(isRecovering).id("password")
        Button("Sign In").buttonStyle(.borderedProminent).controlSize(.small).collapsed(isRecovering).id("signIn")
        Button("Forgot password?").collapsed(isRecovering).id("forgot")
        Button("Recover Password").buttonStyle(.borderedProminent).controlSize(.small).collapsed(!isRecovering).id(
          "recover")
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

  /// A text centred in its frame, as in a `UILabel`.
  private func label(_ text: String) -> some View { ZStack(align: .center) { Text(text) } }
}

/// Both states of the form: below each other in landscape, otherwise side by side if they fit.
struct ArticleSignInStates: View {
  var isCompact = false

  var body: some View {
    if isCompact { VStack { forms } } else { FlowStack { forms } }
  }

  @ViewBuilder private var forms: ViewContent {
    form(isRecovering: false, isCompact ? "signing in: the header has the height that is left" : "signing in")
    form(
      isRecovering: true,
      isCompact ? "recovering: one control fewer, so a taller header" : "recovering: a taller header")
  }

  private func form(isRecovering: Bool, _ caption: String) -> some View {
    // There is as much space below the form as beside it.
    VStack(justify: .start) {
      ArticleSignIn(isRecovering: isRecovering, outlinesHeader: true).height(isCompact ? 224 : 284)
    }
    .onPhone(isCompact ? .landscape : .upright, caption).padding(.trailing, 24)
  }
}
