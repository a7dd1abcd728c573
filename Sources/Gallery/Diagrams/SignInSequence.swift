import Truss

struct SignInSequence: View {
  var body: some View {
    SequenceDiagram {
      Node("browser", "Browser").tint(.blue)
      Node("server", "Server").tint(.green)
      Node("accounts", "Accounts", shape: .cylinder).tint(.purple)
      Node("mail", "Mail", shape: .queue).tint(.purple)
      Activation("server") {
        Arrow("browser", "server", "sign in")
        Activation("accounts") {
          Arrow("server", "accounts", "find user")
          Arrow("accounts", "server", "user").dashed()
        }
        Arrow("server", "server", "compare hashes")
        Fragment(.alternative, "accepted") {
          Fragment(.loop, "until one arrives") {
            Arrow("server", "mail", "send a code")
          }
          Arrow("server", "browser", "ask for the code").dashed()
        }
        .operand("else") {
          Note("Three tries in an hour", over: "server", "accounts")
          Arrow("server", "browser", "refuse").dashed()
        }
      }
    }
    .padding(8)
  }
}
