/// Listens to the coordinator of a type below a root, whichever it is at the time.
@MainActor
final class ChildListener<C: Coordinator>: Listening {
  private let handler: @MainActor (NavigationChange<C.Route>) -> Void
  private weak var child: C?
  /// The observation of the root, which keeps the listener.
  private var changes: ObserverToken?
  private var token: ObserverToken?
  /// The child before, which may still tell of the change that is being told. The root is always told first.
  private var last: ObserverToken?
  /// True once the change that is being told was heard. Both children may tell of it.
  private var isHeard = false

  init(_ handler: @escaping @MainActor (NavigationChange<C.Route>) -> Void) {
    self.handler = handler
  }

  /// Begins to listen. The root keeps the listener until the token is cancelled.
  func begin<Root: Coordinator>(below root: Root) -> ObserverToken {
    look(below: root)
    changes = root.observe { [weak root] _, _ in
      if let root { self.look(below: root) }
    }
    return ObserverToken(self)
  }

  private func look(below root: some Coordinator) {
    last.take()?.cancel()
    isHeard = false
    guard let next = root.child(C.self), next !== child else { return }
    (last, child) = (token, next)
    token = next.observe { [weak self] change, _ in self?.hear(change) }
  }

  private func hear(_ change: NavigationChange<C.Route>) {
    guard !isHeard else { return }
    isHeard = true
    handler(change)
  }

  func end() {
    changes?.cancel()
    last?.cancel()
    token?.cancel()
  }
}
