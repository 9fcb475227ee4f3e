import Waymark
import WaymarkTesting

/// Recorded random sessions: verbs and gestures through the recorder, and changes by view models and children that it
/// only sees.
@MainActor
struct RecordingSession {
  let app: ShopCoordinator
  let recorder: SessionRecorder<ShopCoordinator>
  private let isTold: Bool
  private var generator: SeededGenerator
  private(set) var tally: [String: Int] = [:]

  /// - Parameter isTold: True if everything goes through the recorder, without fresh apps.
  init(seed: UInt64, isTold: Bool) {
    generator = SeededGenerator(seed: seed)
    self.isTold = isTold
    app = Self.app(seed: seed)
    recorder = isTold ? SessionRecorder(app) : SessionRecorder(app) { Self.app(seed: seed) }
  }

  private static let routes: [ShopRoute] = [
    .home, .about, .tabs, .columns, .note("a"), .note("b (c"), .catalog(.list), .catalog(.item(1)),
    .catalog(.filter), .catalog(.account(.profile)), .favourites(.item(-2)),
    .user(id: 1, .profile), .user(id: 1, .edit), .user(id: 2, .more(.confirm)),
  ]

  /// The app of a session; every other one begins with columns.
  static func app(seed: UInt64) -> ShopCoordinator {
    ShopCoordinator(start: seed.isMultiple(of: 2) ? .columns : .home)
  }

  private mutating func route() -> ShopRoute {
    Self.routes.randomElement(using: &generator) ?? .home
  }

  private mutating func roll(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

  mutating func step() {
    switch roll(isTold ? 8 : 12) {
    case 0: recorder.step("$0.growColumn()") { $0.growColumn() }
    case 1...5: tellVerb()
    case 6, 7: tellGesture()
    case 8, 9: useScreen()
    default: useChild()
    }
  }

  private mutating func tellVerb() {
    tally["verb", default: 0] += 1
    let (one, two) = (route(), route())
    let verbs: [SessionVerb<ShopRoute>] = [
      .push(one), .push([one, two]), .pop(), .pop(2), .popToRoot, .popToAppRoot,
      .replaceTop(one), .setRoutes([.home, one, two]), .navigate(to: one), .navigate(to: two),
      .present(one), .present(one, as: .cover), .dismiss, .dismissAll, .back(), .back(2),
      .select(one), .select(.favourites(.list)), .open(one), .reloadTabs,
    ]
    recorder.step(verbs[roll(verbs.count)])
  }

  private mutating func tellGesture() {
    tally["gesture", default: 0] += 1
    let gestures: [UserGesture] = [
      .swipeBack(), .swipeBack(), .swipeBack(.cancelled), .drag(), .drag(), .drag(.interrupted),
      .goBack(to: 0), .tapBack, .escape, .select(tab: 0), .select(tab: 1), .select(tab: 2),
      .reselect, .dismiss,
      .answerDialog, .resize(isCollapsed: true), .resize(isCollapsed: false), .becomeActive,
    ]
    recorder.user(gestures[roll(gestures.count)])
  }

  /// Lets a view model on screen navigate, at any place.
  private mutating func useScreen() {
    tally["screen", default: 0] += 1
    let number = roll(5)
    switch app.projection.leaf?.screen {
    case let screen as NavigatingScreen<CatalogCoordinator>:
      let verbs: [() -> Outcome] = [
        { screen.navigator.push(.item(3)) }, { screen.navigator.navigate(to: .filter) },
        { screen.navigator.pop() }, { screen.navigator.replaceTop(.item(4)) },
        { screen.navigator.present(.account(.edit), as: .cover) },
      ]
      _ = verbs[number]()
    case let screen as NavigatingScreen<AccountCoordinator>:
      let verbs: [() -> Outcome] = [
        { screen.navigator.push(.confirm) }, { screen.navigator.navigate(to: .edit) },
        { screen.navigator.pop() }, { screen.navigator.dismiss() },
        { screen.navigator.push(.more(.profile)) },
      ]
      _ = verbs[number]()
    case let screen as NavigatingScreen<ShopCoordinator>:
      let verbs: [() -> Outcome] = [
        { screen.navigator.push(.about) }, { screen.navigator.open(.catalog(.item(1))) },
        { screen.navigator.pop() }, { screen.navigator.select(.home) },
        { screen.navigator.present(.user(id: 2, .profile)) },
      ]
      _ = verbs[number]()
    default: break
    }
  }

  /// Lets a coordinator deep in the tree navigate, visible or not.
  private mutating func useChild() {
    tally["child", default: 0] += 1
    guard let child = app.children.randomElement(using: &generator) else { return }
    let number = roll(4)
    if let catalog = child as? CatalogCoordinator {
      let verbs: [() -> Outcome] = [
        { catalog.push(.item(3)) }, { catalog.popToRoot() }, { catalog.navigate(to: .filter) },
        { catalog.finish() },
      ]
      _ = verbs[number]()
    } else if let account = child as? AccountCoordinator {
      let verbs: [() -> Outcome] = [
        { account.push(.confirm) }, { account.pop() }, { account.navigate(to: .edit) },
        { account.finish() },
      ]
      _ = verbs[number]()
    }
  }
}

extension ShopCoordinator {
  /// Shows an item in one column and only the lists in the others, as one change.
  fileprivate func growColumn() -> Outcome {
    transaction {
      for child in self.children { (child as? CatalogCoordinator)?.popToRoot() }
      self.navigate(to: .catalog(.item(1)))
    }
  }
}

/// The routes of the shop as source without blanks, written by hand.
enum ShopWords {
  static let accounts: [String: AccountRoute] = [
    ".profile": .profile, ".edit": .edit, ".confirm": .confirm, ".more(.confirm)": .more(.confirm),
    ".more(.profile)": .more(.profile), ".more(.edit)": .more(.edit),
    ".more(.more(.profile))": .more(.more(.profile)),
  ]

  static let catalogs: [String: CatalogRoute] = {
    var routes: [String: CatalogRoute] = [
      ".list": .list, ".filter": .filter, ".item(1)": .item(1), ".item(-2)": .item(-2),
      ".item(3)": .item(3), ".item(4)": .item(4),
    ]
    for (text, route) in accounts { routes[".account(\(text))"] = .account(route) }
    return routes
  }()

  static let routes: [String: ShopRoute] = {
    var routes: [String: ShopRoute] = [
      ".home": .home, ".about": .about, ".tabs": .tabs, ".columns": .columns,
      ".note(\"a\")": .note("a"), ".note(\"b (c\")": .note("b (c"),
    ]
    for (text, route) in catalogs {
      routes[".catalog(\(text))"] = .catalog(route)
      routes[".favourites(\(text))"] = .favourites(route)
    }
    for (text, route) in accounts {
      routes[".user(id:1,\(text))"] = .user(id: 1, route)
      routes[".user(id:2,\(text))"] = .user(id: 2, route)
    }
    return routes
  }()

  /// Verbs of the coordinators below.
  @MainActor
  static func call(_ text: String) -> ((ShopCoordinator) -> Outcome)? {
    if text == "$0.growColumn()" { return { $0.growColumn() } }
    return recordedCall(text, of: CatalogCoordinator.self, catalogs)
      ?? recordedCall(text, of: AccountCoordinator.self, accounts)
  }
}
