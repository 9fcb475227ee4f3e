import Waymark

/// A feature whose view models do everything that a navigator allows.
enum Studio {
  enum StudioRoute: Route { case list, add, detail(id: Int), confirm, about }

  struct Changed: Equatable { let count: Int }
  struct Opaque { let text: String }

  final class StudioCoordinator: Coordinator {
    enum Output: Equatable {
      case wantsAuthor(Int)
      case wantsName(of: Int, Reply<String>)
    }

    let flow = Flow<StudioRoute, String>(start: .list)

    func destination(for route: StudioRoute) -> Destination<StudioCoordinator> {
      .screen { route.name }
    }
  }

  /// The list, as a user of the kit writes it.
  @MainActor
  final class ListModel {
    private let navigator: Navigator<StudioCoordinator>
    private(set) var isAdding = false
    private(set) var name = "nobody"
    private(set) var events: [String] = []

    init(_ navigator: Navigator<StudioCoordinator>) {
      self.navigator = navigator
      navigator.onLifecycle { [weak self] in self?.events.append("\($0)") }
      navigator.onReopen { [weak self] in self?.events.append("reopen") }
      navigator.onReselect { [weak self] in self?.events.append("reselect") }
      navigator.onRevise { [weak self] in self?.events.append($0.name) }
      navigator.handle(Changed.self) { [weak self] in self?.events.append("\($0.count)") }
    }

    func add() async {
      isAdding = true
      defer { isAdding = false }
      guard let id = await navigator.present(.add, returning: Int.self) else { return }
      navigator.push([.detail(id: id)])
    }

    func open(_ id: Int) -> Outcome { navigator.push(.detail(id: id)) }

    func chooseName(of id: Int) async {
      name = await navigator.ask { .wantsName(of: id, $0) } ?? name
    }

    func delete() {
      navigator.task { [navigator] in
        guard await navigator.present(.confirm, as: .dialog, returning: Bool.self) ?? false else {
          return
        }
        navigator.task { navigator.pop() }
      }
    }
  }

  /// The sheet, which finishes with its text.
  @MainActor
  final class AddModel {
    private let navigator: Navigator<StudioCoordinator>
    var text = "" { didSet { navigator.leavePolicy = text.isEmpty ? .free : .confirm } }

    init(_ navigator: Navigator<StudioCoordinator>) { self.navigator = navigator }

    var button: String { navigator.isAwaited ? "Choose" : "Save" }

    func save(_ id: Int) -> Outcome {
      navigator.send(Changed(count: id))
      return navigator.finish(returning: id, unawaited: .pop)
    }
  }
}
