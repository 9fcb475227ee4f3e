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

  /// Uses what a closure gets from the framework.
  public func watch() {
    observe { change, paths in
      self.log.append("\(change.cause): \(paths.after ?? [])")
    }
  }
}
