// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Waymark

/// A payload of a route. In a module with default isolation MainActor it must say `nonisolated`.
nonisolated public struct Filter: Hashable, Sendable {
  public var isOpen: Bool

  public init(isOpen: Bool) {
    self.isOpen = isOpen
  }
}

public enum NotesRoute: Route {
  case list(Filter)
  case note(id: Int)
  case edit(id: Int)

  public var presentation: Presentation {
    switch self {
    case .edit: .sheet
    case .list, .note: .push
    }
  }

  public var isSaved: Bool {
    switch self {
    case .edit: false
    case .list, .note: true
    }
  }
}

public final class NoteModel {
  public let route: NotesRoute
  let navigator: Navigator<NotesCoordinator>

  init(_ route: NotesRoute, navigator: Navigator<NotesCoordinator>) {
    self.route = route
    self.navigator = navigator
  }

  public func open(_ id: Int) {
    navigator.push(.note(id: id))
  }
}

public final class NotesCoordinator: Coordinator {
  public let flow = Flow<NotesRoute, NoteModel>(start: .list(Filter(isOpen: true)))

  public init() {}

  public func destination(for route: NotesRoute) -> Destination<NotesCoordinator> {
    switch route {
    case .list, .note, .edit: .screen { NoteModel(route, navigator: $0) }
    }
  }
}

public enum HostRoute: Route {
  case home
  case notes(NotesRoute)
}

public enum HostScreen {
  case home(String)
  case notes(NoteModel)
}

public final class HostCoordinator: Coordinator {
  public let flow = Flow<HostRoute, HostScreen>(start: .home)
  public var log: [String] = []

  public init() {}

  public func destination(for route: HostRoute) -> Destination<HostCoordinator> {
    switch route {
    case .home: .screen { .home("Home") }
    case .notes(let route):
      .child(route, as: HostRoute.notes, showing: HostScreen.notes) { NotesCoordinator() }
    }
  }

  public var routeCoding: RouteCoding<HostRoute> {
    RouteCoding(text: { $0 == .home ? "home" : nil }, route: { $0 == "home" ? .home : nil })
  }

  /// Shows a state that another version has saved.
  public func reload(_ saved: NavigationSnapshot) -> RestoreReport {
    restore(saved, policy: .skip) { text, version in
      self.log.append("\(text) of \(version)")
      return text
    }
  }

  /// Uses the values that the framework passes to a closure.
  public func watch() {
    observe { change, paths in
      self.log.append("\(change.cause): \(paths.after ?? [])")
    }
  }
}

/// A link value of the module's own type.
public enum Shelf: String, LinkValue, CaseIterable {
  case work, home
}

/// An id that is not a number.
public struct NoteKey: LinkValue {
  public var number: Int

  public init(number: Int) {
    self.number = number
  }

  public init?(linkText: String) {
    guard linkText.hasPrefix("N"), let number = Int(linkText.dropFirst()) else { return nil }
    self.number = number
  }

  public var linkText: String? { "N\(number)" }
}

public enum ShelfRoute: Route {
  case all
  case shelf(Shelf?, page: Int?)
  case note(NoteKey)
}

extension ShelfRoute: LinkedRoute {
  public static let links = DeepLinks<Self> {
    DeepLink("", .all)
    DeepLink("shelf/:shelf??page=:page?", to: ShelfRoute.shelf)
    DeepLink(":key", to: ShelfRoute.note, where: { $0.number > 0 })
    Fallback { _ in .all }
  }
}

extension NotesRoute: LinkedRoute {
  public static let links = DeepLinks<Self> {
    DeepLink(
      "", to: { NotesRoute.list(Filter(isOpen: true)) },
      from: { if case .list = $0 { () } else { nil } })
    DeepLink(":id", to: NotesRoute.note)
    DeepLink(":id/edit", to: NotesRoute.edit)
    Redirect("old/:id", to: ":id")
  }
}

/// Mounts features, with and without values before them.
public enum LibraryRoute: Route {
  case notes(NotesRoute)
  case reader(name: String, ShelfRoute)
}

extension LibraryRoute: LinkedRoute {
  public static let links = DeepLinks<Self>(prefixes: ["library://"]) {
    Mount("notes", as: LibraryRoute.notes)
    Mount("readers/:name", as: LibraryRoute.reader)
  }
}

/// A stack without a coordinator, in a type with its own `Route`.
public struct Sketch {
  public enum Route: Waymark.Route { case text, photo }

  public var stack = RouteStack(Route.text)

  public nonisolated init() {}

  public nonisolated mutating func addPhoto() -> Outcome {
    Outcome(stack.pushIfNew(.photo))
  }
}
