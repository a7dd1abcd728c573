import Truss
import TrussFigures

/// Every example of the documentation, in the order a reader meets them.
let gallery: [Figure] = guides + examples + diagrams

private let examples: [Figure] =
  [
    Figure("form-header", title: "A form's header: an image and three labelled fields", width: 390) {
      FormHeader()
    },
    Figure(
      "form-header-overlay", title: "A form's header with its frames, gaps and insets", width: 330, drawing: .overlay
    ) {
      FormHeader()
    },
    Figure(
      "form", title: "A form: header, notes, and three buttons of equal width in the middle", width: 390
    ) {
      Form().height(300).border().caption("three equal buttons in the middle; each part has its own insets")
    },
    Figure("justify-align", title: "Three boxes for each value of justify and align", width: 766) {
      JustifyAlign()
    },
    Figure(
      "proportional-widths", title: "Three boxes with widths in the proportion 1 : 2 : 3, the second 50 wide"
    ) {
      VStack(align: .start, spacing: 6, insets: Insets(all: 10)) {
        Text("proportions 1 : 2 : 3, b is 50 wide").font(.code).foreground(.secondary)
        ProportionalWidths().height(30)
        HStack(widths: [25, 50, 75]) {
          for width in ["25", "50", "75"] {
            Text(width).font(.caption).foreground(.orange).multilineTextAlignment(.center)
          }
        }
      }
    },
    Figure("sign-in", title: "A sign-in form", width: 320, height: 300) {
      SignIn(isRecovering: false)
    },
    Figure("sign-in-states", title: "The sign-in form in its two states: signing in, and recovering a password") {
      FlowStack {
        SignIn(isRecovering: false).onPhone(.upright, "signing in")
        SignIn(isRecovering: true).onPhone(.upright, "recovering the password")
      }
    },
    Figure(
      "sign-in-change", title: "The sign-in form changes to its state for recovering a password", duration: 0.5,
      from: { SignIn(isRecovering: false).onPhone(.upright, "signing in") },
      to: { SignIn(isRecovering: true).onPhone(.upright, "recovering the password") }),
    Figure(
      "sign-in-compact", title: "The sign-in form on a phone in landscape",
      environment: EnvironmentValues(verticalSizeClass: .compact)
    ) {
      SignIn(isRecovering: false).onPhone(.landscape, "a phone in landscape: the header is a row")
    },
    Figure(
      "sign-in-rotation", title: "The phone turns, and the parts of the form's header move side by side",
      duration: 0.5, from: { SignInScreen(isUpright: true).caption("upright: the header is a column") },
      to: { SignInScreen(isUpright: false).caption("in landscape: the header is a row") }),
    Figure("article-sign-in", title: "The article's sign-in form in its two states: its header takes the rest") {
      ArticleSignInStates()
    },
    Figure(
      "article-sign-in-compact", title: "The article's sign-in form in its two states, on a phone in landscape",
      environment: EnvironmentValues(verticalSizeClass: .compact)
    ) {
      ArticleSignInStates(isCompact: true)
    },
    Figure("distributions", title: "Three boxes in the five distributions of UIStackView", width: 420) {
      Distributions()
    },
    Figure("alignments", title: "Three boxes in the six alignments of UIStackView", width: 420) {
      Alignments()
    },
  ] + stretchySteps + [
    Figure(
      "stretchy-header-status-bar",
      title: "A page at four scroll offsets; its status bar is hidden once the text reaches it",
      width: 380
    ) {
      StatusBarPages()
    },
    Figure(
      "status-bar-change", title: "The status bar slides away when the text reaches it",
      environment: EnvironmentValues(safeAreaInsets: Insets(top: 24, bottom: 20)), duration: 0.5,
      from: { StatusBarPage(offset: 60).onScreen("the photo is behind the status bar") },
      to: { StatusBarPage(offset: 119, bar: .hidden).onScreen("the bar slid away from the text") }),
    Figure("article", title: "An article: paragraphs, a picture with a caption, a quote, a teaser", width: 360) {
      Article(words: .english)
    },
    Figure(
      "article-right-to-left", title: "The same article in Hebrew, from right to left", width: 360,
      environment: EnvironmentValues(layoutDirection: .rightToLeft)
    ) {
      Article(words: .hebrew)
    },
    Figure("account", title: "Three boxes with titles on their borders", width: 280) {
      Account()
    },
    Figure(
      "whiteboard", title: "A form with its frames, gaps and insets; a conflict and an overflow are marked", width: 300,
      drawing: .overlay([.frames, .gaps, .insets, .problems]), allowing: [.conflict, .overflow]
    ) {
      Whiteboard()
    },
    Figure("tracks", title: "A table of songs, all rows closed", width: 375) {
      Tracks().height(396).border().caption("the first of 25 rows: a tap on one opens its player")
    },
    Figure("tracks-expanded", title: "A table of songs, one row open", width: 375) {
      Tracks(open: ["Cold Water": .player(.paused)]).height(420).border()
        .caption("the row “Cold Water” is open: its player is below its title")
    },
    Figure(
      "tracks-opening", title: "A row of the table opens", width: 375, duration: 0.5,
      from: { Tracks().height(420).border().caption("a tap on the row “Cold Water” …") },
      to: {
        Tracks(open: ["Cold Water": .player(.paused)]).height(420).border().caption("… opens its player")
      }),
    Figure("tracks-end", title: "The end of the table, two rows open", width: 375) {
      Tracks(open: ["H.O.L.Y.": .player(.playing), "Gold": .details], offset: 1831).height(420).border()
        .caption("scrolled to the end: one row shows its player, the last one its details")
    },
    Figure(
      "track-states",
      title: "A row of the table in five states: closed, ready to play, loading, playing, and with details", width: 375
    ) {
      TrackStates()
    },
    Figure(
      "track-loading",
      title: "The play button changes to an activity indicator while the preview loads, then to a pause button",
      width: 375, stepDuration: 0.6,
      through: Tracks.startingToPlay.map { state in
        TrackRow(track: Tracks.top[1], section: .player(state)).border().caption(state.caption)
      }),
    Figure(
      "track-sections", title: "The details of a song replace its player", width: 375, duration: 0.5,
      from: { TrackRow(track: Tracks.top[1], section: .player(.playing)).border().caption("the open row: its player") },
      to: { TrackRow(track: Tracks.top[1], section: .details).border().caption("its details, in place of the player") }),
    Figure(
      "profile", title: "Settings of a profile: a card with a badge on the portrait's corner, controls and buttons",
      width: 390
    ) {
      Profile()
    },
    Figure("dashboard-wide", title: "A dashboard with three columns of cards", width: 560) {
      Dashboard(columns: 3).caption("560 wide: three columns")
    },
    Figure("dashboard", title: "A dashboard with two columns of cards", width: 380) {
      Dashboard(columns: 2).caption("380 wide: two columns")
    },
    Figure("dashboard-narrow", title: "A dashboard with one column of cards", width: 224) {
      Dashboard(columns: 1).caption("224 wide: one column")
    },
  ]
