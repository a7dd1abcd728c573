import Truss

/// A sign-in form. By collapsing and showing views it becomes a form for recovering a password.
struct SignIn: View {
  var isRecovering: Bool

  var body: some View {
    VStack(spacing: 10, insets: Insets(all: 20)) {
      SignInHeader(isRecovering: isRecovering)
      Field("Email Address").height(30)
      Field("Password").height(30).collapsed(isRecovering)
      Button("Sign In").buttonStyle(.borderedProminent).collapsed(isRecovering)
      Button("Forgot your password?").buttonStyle(.borderless).align(.center).collapsed(isRecovering)
      Button("Recover Password").buttonStyle(.borderedProminent).collapsed(!isRecovering)
      Button("Back to Sign In").buttonStyle(.borderless).align(.center).collapsed(!isRecovering)
      Spacer()
    }
  }
}

/// The sign-in form beside the form for recovering a password.
struct SignInChange: View {
  var isRecovering: Bool

  var body: some View {
    BeforeAfter(
      before: SignIn(isRecovering: false).onPhone(.upright, "signing in"),
      after: SignIn(isRecovering: isRecovering).onPhone(
        .upright, isRecovering ? "recovering the password" : "signing in"))
  }
}

struct SignInRotation: View {
  var isUpright: Bool

  var body: some View {
    BeforeAfter(
      before: SignIn(isRecovering: false).inScreen(isUpright: true), after: SignInScreen(isUpright: isUpright)
    )
    .padding(Insets(top: 12, leading: 12, bottom: 36, trailing: 12))
  }
}

/// The form on a phone in portrait or landscape, centred in a square that fits both.
struct SignInScreen: View {
  var isUpright: Bool

  var body: some View {
    VStack(justify: .center, align: .center) {
      SignIn(isRecovering: false).inScreen(isUpright: isUpright).id("phone")
    }
    .width(320).height(320)
  }
}

extension SignIn {
  fileprivate func inScreen(isUpright: Bool) -> some View {
    environment(\.verticalSizeClass, isUpright ? .regular : .compact)
      .width(isUpright ? 236 : 320).height(isUpright ? 320 : 236)
      .border(.rounded).cornerRadius(12)
      .overlay(alignment: .bottom) {
        Text(isUpright ? "upright: the header is a column" : "in landscape: the header is a row")
          .font(.caption).foreground(.secondary).offset(y: 22)
      }
  }
}

/// The header of the form: a row if the vertical size class is compact, otherwise a column.
struct SignInHeader: View {
  var isRecovering: Bool
  @Environment(\.verticalSizeClass) private var verticalSizeClass

  var body: some View {
    Stack(verticalSizeClass == .compact ? .horizontal : .vertical, align: .center, spacing: 8) {
      Image("logo", natural: Size(width: 60, height: 40)).cornerRadius(8)
      Text("Welcome").font(.title.bold())
      Text("Sign in to continue").foreground(.secondary).collapsed(isRecovering)
      Text("We will send you a link.").foreground(.secondary).collapsed(!isRecovering)
      if verticalSizeClass == .compact { Spacer() }
    }
    // With another name the header fades in when the phone turns. With the same name its texts would cross each other.
    .id(verticalSizeClass == .compact ? "row" : "column")
  }
}
