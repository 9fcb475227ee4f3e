import Waymark

/// The routes of an app. A test forbids some of them.
enum GuardedRoute: LinkedRoute {
  case home, page(Int), secret, signIn, note, alert, front, tabs, split
  case club(ClubRoute)
  case annex(ClubRoute)

  static let links = DeepLinks<Self> {
    DeepLink("", .home)
    DeepLink("page/:number", to: GuardedRoute.page)
    DeepLink("secret", .secret)
    DeepLink("note", .note)
    DeepLink("tabs", .tabs)
    DeepLink("split", .split)
    Mount("club", as: GuardedRoute.club)
    Mount("annex", as: GuardedRoute.annex)
  }

  /// The declared routes of the app's tabs and columns.
  static let declared: [GuardedRoute] = [.club(.lobby), .annex(.lobby), .home]

  var presentation: Presentation {
    switch self {
    case .signIn, .note: .sheet
    case .alert: .dialog
    case .front: .root
    case .home, .page, .secret, .tabs, .split, .club, .annex: .push
    }
  }
}

/// The routes of a feature of the app.
enum ClubRoute: LinkedRoute {
  case lobby, room(Int), form, tabs
  case vault(VaultRoute)

  static let links = DeepLinks<Self> {
    DeepLink("", .lobby)
    DeepLink("room/:number", to: ClubRoute.room)
    DeepLink("tabs", .tabs)
    Mount("vault", as: ClubRoute.vault)
  }

  static let declared: [ClubRoute] = [.vault(.door), .room(0)]

  var presentation: Presentation { self == .form ? .sheet : .push }
}

/// The routes of a feature of that feature.
enum VaultRoute: LinkedRoute {
  case door, box(Int), key

  static let links = DeepLinks<Self> {
    DeepLink("", .door)
    DeepLink("box/:number", to: VaultRoute.box)
  }

  var presentation: Presentation { self == .key ? .sheet : .push }
}
