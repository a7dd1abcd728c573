import Truss

/// A form to sign in, that turns into one to recover a password by hiding some views and showing others.
struct SignIn: View {
  var isRecovering: Bool

  var body: some View {
    VStack(spacing: 10, insets: Insets(all: 20)) {
      Text("Welcome").font(.title).align(.center)
      Text("Sign in to continue").align(.center).hidden(isRecovering)
      Text("We will send you a link.").align(.center).hidden(!isRecovering)
      Field("Email Address").height(30)
      Field("Password").height(30).hidden(isRecovering)
      Button("Sign In").hidden(isRecovering)
      Button("Forgot your password?").hidden(isRecovering)
      Button("Recover Password").hidden(!isRecovering)
      Button("Back to Sign In").hidden(!isRecovering)
      Spacer()
    }
  }
}
