import Truss
import TrussFigures

/// Every example of the documentation, in the order a reader meets them.
let gallery: [Figure] = guides + examples + diagrams

private let examples: [Figure] =
  [
    Figure("form-header", title: "A form's header: an image and three labelled fields", width: 390) {
      FormHeader()
    },
    Figure("form-header-overlay", title: "The header's frames, gaps and insets", width: 390, drawing: .overlay) {
      FormHeader()
    },
    Figure(
      "form", title: "A whole form: header, notes, and three buttons of equal width in the middle", width: 390,
      height: 300
    ) {
      Form()
    },
    Figure("justify-align", title: "Three boxes, each way to justify and to align them", width: 830) {
      JustifyAlign()
    },
    Figure("proportional-widths", title: "Widths in the proportion 1 : 2 : 3 with a key of 50", height: 30) {
      ProportionalWidths()
    },
    Figure("sign-in", title: "A form to sign in", width: 320, height: 300) {
      SignIn(isRecovering: false)
    },
    Figure("sign-in-recovering", title: "The same form, recovering a password", width: 320, height: 300) {
      SignIn(isRecovering: true)
    },
    Figure(
      "sign-in-change", title: "The form to sign in turns into the one to recover a password", width: 320, height: 300,
      duration: 0.5, from: { SignIn(isRecovering: false) }, to: { SignIn(isRecovering: true) }),
    Figure(
      "sign-in-compact", title: "The form on a phone held sideways", width: 480, height: 240,
      environment: EnvironmentValues(verticalSizeClass: .compact)
    ) {
      SignIn(isRecovering: false)
    },
    Figure(
      "sign-in-compact-recovering", title: "The form on a phone held sideways, recovering a password", width: 480,
      height: 240, environment: EnvironmentValues(verticalSizeClass: .compact)
    ) {
      SignIn(isRecovering: true)
    },
    Figure(
      "sign-in-rotation", title: "The form turns with the phone: the header's parts come to stand side by side",
      duration: 0.5, from: { SignInScreen(isUpright: true) }, to: { SignInScreen(isUpright: false) }),
    Figure("article-sign-in", title: "The form of the article: a stack filled in proportion", width: 320, height: 300) {
      ArticleSignIn(isRecovering: false)
    },
    Figure("article-sign-in-recovering", title: "The same, recovering a password", width: 320, height: 300) {
      ArticleSignIn(isRecovering: true)
    },
    Figure(
      "article-sign-in-compact", title: "The same on a phone held sideways", width: 480, height: 240,
      environment: EnvironmentValues(verticalSizeClass: .compact)
    ) {
      ArticleSignIn(isRecovering: false)
    },
    Figure(
      "article-sign-in-compact-recovering", title: "The same on a phone held sideways, recovering a password",
      width: 480, height: 240, environment: EnvironmentValues(verticalSizeClass: .compact)
    ) {
      ArticleSignIn(isRecovering: true)
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
      title: "The header's safe area and status bar: hidden where the text would run into it"
    ) {
      StatusBarPages()
    },
    Figure(
      "status-bar-change", title: "The status bar goes as the text reaches it", width: 170, height: 280,
      environment: EnvironmentValues(safeAreaInsets: Insets(top: 24, bottom: 20)), duration: 0.5,
      from: { StatusBarPage(offset: 95).border() }, to: { StatusBarPage(offset: 96, bar: .hidden).border() }),
    Figure("article", title: "An article: paragraphs, a picture with a caption, a quote, a teaser", width: 360) {
      Article(words: .english)
    },
    Figure(
      "article-right-to-left", title: "The same article in Hebrew, from right to left", width: 360,
      environment: EnvironmentValues(layoutDirection: .rightToLeft)
    ) {
      Article(words: .hebrew)
    },
    Figure("account", title: "Titles on borders, and a link", width: 280) {
      Account()
    },
    Figure(
      "whiteboard", title: "Guides, and what went wrong: a conflict, an overflow", width: 300, drawing: .overlay,
      allowing: [.conflict, .overflow]
    ) {
      Whiteboard()
    },
    Figure("tracks", title: "A table whose rows open: all closed", width: 375, height: 420) {
      Tracks().border()
    },
    Figure("tracks-expanded", title: "The same table, one row open", width: 375, height: 420) {
      Tracks(open: ["Cold Water": .player(.paused)]).border()
    },
    Figure(
      "tracks-opening", title: "A row of the table opens", width: 375, height: 420, duration: 0.5,
      from: { Tracks().border() }, to: { Tracks(open: ["Cold Water": .player(.paused)]).border() }),
    Figure("tracks-end", title: "The same table at its end, with two rows open", width: 375, height: 420) {
      Tracks(open: ["H.O.L.Y.": .player(.playing), "Gold": .details], offset: 1831).border()
    },
    Figure("track-states", title: "A row that is closed, can play, loads, plays, and tells", width: 375) {
      TrackStates()
    },
    Figure(
      "track-loading", title: "The play button gives way to a wheel while the preview loads, and to a pause button",
      width: 375, height: 138, stepDuration: 0.6,
      through: Tracks.startingToPlay.map { TrackRow(track: Tracks.top[1], section: .player($0)).border() }),
    Figure(
      "track-sections", title: "The third view takes the place of the second", width: 375, height: 138, duration: 0.5,
      from: { TrackRow(track: Tracks.top[1], section: .player(.playing)).border() },
      to: { TrackRow(track: Tracks.top[1], section: .details).border() }),
    Figure("profile", title: "A badge on a corner, frames, and what has room first", width: 390) {
      Profile()
    },
    Figure("dashboard-wide", title: "A dashboard with three columns of cards", width: 560) {
      Dashboard(columns: 3)
    },
    Figure("dashboard", title: "The same dashboard with two columns", width: 388) {
      Dashboard(columns: 2)
    },
    Figure("dashboard-narrow", title: "The same dashboard with one column", width: 220) {
      Dashboard(columns: 1)
    },
  ]
