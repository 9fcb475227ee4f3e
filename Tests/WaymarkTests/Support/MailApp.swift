import Waymark

/// A mail app with folders, messages and a reader side by side.
enum MailRoute: Route {
  case login, about, split
  case folders(FoldersRoute)
  case messages(MessagesRoute)
  case reader(ReaderRoute)
}

enum FoldersRoute: Route {
  case all, settings
}

enum MessagesRoute: Route {
  case none, folder(String), search

  var presentation: Presentation { self == .search ? .sheet : .push }
}

enum ReaderRoute: Route {
  case nothing, message(Int), photo(Int), reply

  var presentation: Presentation { self == .reply ? .sheet : .push }
}

@MainActor
final class MailCoordinator: Coordinator {
  let flow: Flow<MailRoute, TestScreen>
  var columns: [MailRoute] = [.folders(.all), .messages(.none), .reader(.nothing)]
  var selected = MailRoute.folders(.all)
  var placeholders: [MailRoute] = []
  var refused: Set<MailRoute> = []
  /// Where `access` leads instead.
  var led: [MailRoute: [MailRoute]] = [:]
  /// Whether `access` holds them.
  var held: [MailRoute: Gate] = [:]
  var asked: [MailRoute] = []

  init(start: MailRoute = .split) {
    flow = Flow(start: start)
  }

  func access(to route: MailRoute) -> Access<MailRoute> {
    asked.append(route)
    if let routes = led[route] { return .redirect(to: routes) }
    if let gate = held[route] { return .hold(until: gate) }
    return refused.contains(route) ? .deny("no") : .allow
  }

  func backStack(for route: MailRoute) -> [MailRoute] {
    switch route {
    case .reader(.message(let id)): [.split, .messages(.folder(id < 100 ? "inbox" : "sent"))]
    case .folders, .messages, .reader: [.split]
    case .login, .about, .split: []
    }
  }

  func destination(for route: MailRoute) -> Destination<MailCoordinator> {
    switch route {
    case .login, .about: .screen { NavigatingScreen(route.name, $0) }
    case .split: .split(columns, selected: selected, placeholders: placeholders)
    case .folders(let route):
      .child(route, as: MailRoute.folders) {
        FoldersCoordinator()
      } onOutput: {
        self.navigate(to: .messages(.folder($0)))
      }
    case .messages(let route):
      .child(route, as: MailRoute.messages) {
        MessagesCoordinator()
      } onOutput: {
        self.navigate(to: .reader(.message($0)))
      }
    case .reader(let route):
      .child(route, as: MailRoute.reader) {
        ReaderCoordinator()
      } onOutput: {
        self.navigate(to: .reader(.message($0)))
      }
    }
  }
}

@MainActor
final class FoldersCoordinator: Coordinator {
  let flow = Flow<FoldersRoute, TestScreen>(start: .all)
  typealias Output = String

  func destination(for route: FoldersRoute) -> Destination<FoldersCoordinator> {
    .screen { NavigatingScreen(route.name, $0) }
  }
}

@MainActor
final class MessagesCoordinator: Coordinator {
  let flow = Flow<MessagesRoute, TestScreen>(start: .none)
  typealias Output = Int
  /// What it shows meanwhile for routes that it holds.
  var meanwhile: [MessagesRoute: MessagesRoute] = [:]

  func access(to route: MessagesRoute) -> Access<MessagesRoute> {
    meanwhile[route].map { .hold(until: "folder", showing: $0) } ?? .allow
  }

  func destination(for route: MessagesRoute) -> Destination<MessagesCoordinator> {
    .screen { NavigatingScreen(route.name, $0) }
  }
}

@MainActor
final class ReaderCoordinator: Coordinator {
  let flow = Flow<ReaderRoute, TestScreen>(start: .nothing)
  /// Another message that this message leads to.
  typealias Output = Int

  /// What is shown if none of its routes may be seen.
  var other: ReaderRoute?
  var fallback: ReaderRoute? { other }

  /// The back stacks that differ from the default.
  var below: [ReaderRoute: [ReaderRoute]] = [:]

  func backStack(for route: ReaderRoute) -> [ReaderRoute] {
    below[route] ?? (route == flow.start ? [] : [flow.start])
  }

  func destination(for route: ReaderRoute) -> Destination<ReaderCoordinator> {
    .screen { NavigatingScreen(route.name, $0) }
  }
}

extension MailCoordinator {
  var folders: FoldersCoordinator? { child(FoldersCoordinator.self) }
  var messages: MessagesCoordinator? { child(MessagesCoordinator.self) }
  var reader: ReaderCoordinator? { child(ReaderCoordinator.self) }

  /// The columns that are shown first.
  var shownColumns: LayerTabs<TestScreen>? {
    projection.base.entries.lazy.compactMap(\.tabs).first
  }

  @discardableResult
  func expand(_ isExpanded: Bool = true) -> Outcome {
    shownColumns.map { request(isCollapsed: !isExpanded, in: $0) } ?? .ignored(.notFound)
  }

  /// The navigator of the screen on top of a column.
  func navigator<C: Coordinator>(in column: Int, _ type: C.Type) -> Navigator<C>? {
    let top = shownColumns?.layers[column].entries.last
    return (top?.screen as? NavigatingScreen<C>)?.navigator
  }
}
