import Truss

/// A sign-in form, which becomes a form to recover a password: it collapses some views and shows others.
struct SignIn: View {
  var isRecovering: Bool

  var body: some View {
    VStack(spacing: 10, insets: Insets(all: 20)) {
      SignInHeader(isRecovering: isRecovering)
      Field("Email Address").height(30)
      Field("Password").height(30).collapsed(isRecovering)
      Button("Sign In").collapsed(isRecovering)
      Button("Forgot your password?").collapsed(isRecovering)
      Button("Recover Password").collapsed(!isRecovering)
      Button("Back to Sign In").collapsed(!isRecovering)
      Spacer()
    }
  }
}

/// The form on a phone in portrait or landscape, centred in a square that fits both.
struct SignInScreen: View {
  var isUpright: Bool

  var body: some View {
    VStack(justify: .center, align: .center) {
      SignIn(isRecovering: false)
        .environment(\.verticalSizeClass, isUpright ? .regular : .compact)
        .width(isUpright ? 236 : 372).height(isUpright ? 372 : 236)
        .border(.rounded).cornerRadius(12)
        .id("phone")
    }
    .width(384).height(384)
  }
}

/// The header of the form: a row if the vertical size class is compact, else a column.
struct SignInHeader: View {
  var isRecovering: Bool
  @Environment(\.verticalSizeClass) private var verticalSizeClass

  var body: some View {
    Stack(verticalSizeClass == .compact ? .horizontal : .vertical, align: .center, spacing: 8) {
      Image("logo", natural: Size(width: 60, height: 40))
      Text("Welcome").font(.title.bold())
      Text("Sign in to continue").collapsed(isRecovering)
      Text("We will send you a link.").collapsed(!isRecovering)
      if verticalSizeClass == .compact { Spacer() }
    }
  }
}
