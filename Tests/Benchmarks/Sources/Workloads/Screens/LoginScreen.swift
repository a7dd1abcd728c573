import Truss

/// A form to sign in, with labels of one width beside its fields.
struct LoginScreen: View {
  /// A number that distinguishes the names from those of other copies in the same layout.
  var copy: Int

  var body: some View {
    VStack(spacing: 16, insets: Insets(all: 24)) {
      VStack(align: .center, spacing: 8) {
        Image("mark", natural: Size(width: 72, height: 48))
        Text("Welcome back").font(.title)
        Text("Sign in to go on where you left off, on this machine or on any other.")
          .foreground(.secondary)
          .multilineTextAlignment(.center)
      }
      VStack(spacing: 10) {
        row("Name", placeholder: "Name or address", id: nameLabel)
        row("Password", placeholder: "At least 12 letters", id: passwordLabel)
        row("Code", placeholder: "6 digits", id: codeLabel)
      }
      HStack(align: .center, spacing: 8) {
        Toggle(isOn: true)
        Text("Stay signed in")
        Spacer()
        Text("Forgot it?").foreground(.accent)
      }
      Button("Sign in").height(36)
      HStack(align: .center, spacing: 8) {
        Rectangle().height(1).flex()
        Text("or").font(.caption).foreground(.secondary)
        Rectangle().height(1).flex()
      }
      HStack(spacing: 8) {
        for provider in ["Mail", "Passkey", "Work"] { Button(provider).flex() }
      }
      Text("By signing in you agree to the terms of use, and to letters about changes of them. There are no others.")
        .font(.caption)
        .foreground(.secondary)
    }
    .constraints { [nameLabel, passwordLabel, codeLabel].equalWidths() }
  }

  private var nameLabel: ViewID { ViewID("name \(copy)") }
  private var passwordLabel: ViewID { ViewID("password \(copy)") }
  private var codeLabel: ViewID { ViewID("code \(copy)") }

  private func row(_ title: String, placeholder: String, id: ViewID) -> some View {
    HStack(align: .firstBaseline, spacing: 10) {
      Text(title).multilineTextAlignment(.trailing).id(id)
      Field(placeholder).flex()
    }
  }
}
