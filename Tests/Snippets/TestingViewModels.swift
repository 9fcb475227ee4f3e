import Waymark

// The feature whose view models the guide to testing tests.
enum Errands {
  enum TodosRoute: Route { case list, add, detail(id: Int), confirm(id: Int) }

  final class TodosCoordinator: Coordinator {
    enum Output: Equatable { case wantsAuthor(Int) }

    let flow = Flow<TodosRoute, String>(start: .list)

    func destination(for route: TodosRoute) -> Destination<TodosCoordinator> {
      .screen { route.name }
    }
  }

  // region: testing-view-model
  @MainActor
  final class TodoList {
    private let navigator: Navigator<TodosCoordinator>

    init(_ navigator: Navigator<TodosCoordinator>) { self.navigator = navigator }

    func add() async {
      guard let id = await navigator.present(.add, returning: Int.self) else { return }
      navigator.push([.detail(id: id)])
    }
  }
  // endregion

  struct TodosChanged: Equatable { let count: Int }

  // region: testing-view-model-more
  @MainActor
  final class TodoDetail {
    private let navigator: Navigator<TodosCoordinator>
    private(set) var isDeleting = false
    private(set) var count = 0

    init(_ navigator: Navigator<TodosCoordinator>) {
      self.navigator = navigator
      navigator.handle(TodosChanged.self) { [weak self] in self?.count = $0.count }
    }

    func delete() {
      navigator.task { [weak self, navigator] in
        self?.isDeleting = true
        let isSure = await navigator.present(.confirm(id: 7), as: .dialog, returning: Bool.self)
        self?.isDeleting = false
        if isSure ?? false { navigator.pop() }
      }
    }
  }
  // endregion

  // region: testing-view-model-waiting
  @MainActor
  final class AddTodo {
    private let navigator: Navigator<TodosCoordinator>
    private(set) var message = ""
    private(set) var question: LeaveRequest?

    init(_ navigator: Navigator<TodosCoordinator>) { self.navigator = navigator }

    func preview() {
      if case .held = navigator.push(.detail(id: 7)) { message = "Sign in first." }
    }

    func close() {
      if case .needsConfirmation(let request) = navigator.dismiss() { question = request }
    }
  }
  // endregion
}
