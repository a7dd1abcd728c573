import Truss

/// Screens of applications and documents, written as the documentation recommends.
enum Screen: String, CaseIterable, Sendable {
  case settings, chat, invoice, metrics, pods, month, login, article

  /// The title in the documentation.
  var title: String {
    switch self {
    case .settings: "settings"
    case .chat: "a chat"
    case .invoice: "an invoice"
    case .metrics: "cards of metrics"
    case .pods: "a table of pods"
    case .month: "a month"
    case .login: "a login"
    case .article: "an article"
    }
  }

  /// The width for which the screen is made, in points. Its height is fitted.
  var width: Double {
    switch self {
    case .settings, .chat, .login: 390
    case .invoice: 595
    case .article: 640
    case .pods: 720
    case .metrics: 800
    case .month: 840
    }
  }

  /// The screen; `copy` distinguishes the names of several copies.
  func view(copy: Int) -> any View {
    switch self {
    case .settings: SettingsScreen()
    case .chat: ChatScreen()
    case .invoice: InvoiceScreen()
    case .metrics: MetricsScreen()
    case .pods: PodsScreen()
    case .month: MonthScreen()
    case .login: LoginScreen(copy: copy)
    case .article: ArticleScreen()
    }
  }
}

extension Workload {
  /// W11. The sizes are numbers of copies: the screen alone, and a stack of twenty of them.
  static func screen(_ screen: Screen) -> Workload {
    Workload(
      name: "W11-\(screen.rawValue)", summary: "\(screen.title); the size is the number of copies", sizes: [1, 20],
      assumedGrowth: 1
    ) { copies in
      FreshLayout(width: screen.width) {
        copies == 1
          ? screen.view(copy: 0) : VStack(spacing: 20) { for copy in 0..<copies { screen.view(copy: copy) } }
      }
    }
  }
}
