import Truss

struct Callouts: View {
  var body: some View {
    form.callouts(width: 160) {
      Callout("centred by align: .center", at: "logo")
      Callout("as wide as its text", at: "title")
      Callout("align(.fill): fills the stack", at: "email")
      Callout("at the edge, after a Spacer()", at: "sign-in")
    }
    .padding(12)
  }

  private var form: some View {
    VStack(align: .center, spacing: 8, insets: Insets(all: 16)) {
      Image("logo").width(56).height(40).cornerRadius(8).id("logo")
      Text("Welcome").font(.title3.bold()).id("title")
      Field("Email Address").align(.fill).id("email")
      Field("Password").align(.fill)
      HStack(align: .center, spacing: 8) {
        Button("Forgot?").buttonStyle(.borderless)
        Spacer()
        Button("Sign In").main(height: 26).id("sign-in")
      }
      .align(.fill)
    }
    .width(212)
    .border(.rounded).cornerRadius(12)
  }
}
