public import Observation

/// What a platform's stack is bound to that shows a `RouteStack`, without any coordinator.
///
/// The stack stays where it is, a value of whoever owns it. The port is given it to read and to write:
///
/// ```swift
/// let port = RouteStackPort<TodosRoute>()
/// port.path(of: stack)           // [#2, #3]: what the platform is offered
/// port.appear(stack[2].id)       // its top has appeared
/// port.write([b], to: &stack)    // the user swiped back: #3 is gone from the stack
/// ```
///
/// One port serves one container. It is hashable, so that a key path can name it: a binding to a stack becomes one to
/// the path without a closure.
///
/// ## Guarantees
///
/// - Making a port touches nothing.
/// - What is written only removes, and only what counts as shown: see ``StackMirror``. The first entry stays.
/// - If the stack has something else afterwards than what was written, the platform is told to look again.
/// - A path that was taken and is not shown is offered anew, once for each change: see ``resyncIfBehind()``.
/// - An entry that has left keeps its route until its view is gone.
@MainActor
public final class RouteStackPort<R: Route>: nonisolated Observable {
  /// Where the stack is that navigators of its entries change.
  private struct Source {
    let read: @MainActor () -> RouteStack<R>
    let write: @MainActor (RouteStack<R>) -> Void
  }

  let observed = Observed()
  let settling = LateObserved()
  private(set) var mirror = StackMirror()
  var resync = StackResync(canRemake: false)
  private var source: Source?
  /// What was offered last.
  private var last: RouteStack<R>?
  /// The entries whose views are on screen.
  private(set) var visible: Set<EntryID> = []
  /// Entries that have left, while their views are on screen.
  private var leaving: [RouteStack<R>.Entry] = []

  /// Makes the port of a container.
  public init() {}

  /// The route that the view of an entry shows: the one that it has, or had when it left.
  ///
  /// - Parameters:
  ///   - id: An entry of the stack, or one whose view is still on screen.
  ///   - stack: The stack as it is now.
  /// - Returns: The route; nil for an entry that is gone.
  /// - Complexity: Linear in the stack.
  public func route(_ id: EntryID, in stack: RouteStack<R>) -> R? {
    func find(in entries: some Sequence<RouteStack<R>.Entry>) -> R? {
      entries.first { $0.id == id }?.route
    }
    return find(in: stack) ?? last.flatMap(find) ?? find(in: leaving)
  }

  /// Notes that the view of an entry has appeared, also once more.
  ///
  /// - Parameter id: The entry.
  public func appear(_ id: EntryID) {
    visible.insert(id)
    mirror.appear(id)
  }

  /// Notes that the view of an entry has disappeared: it is covered, or gone.
  ///
  /// - Parameter id: The entry.
  public func disappear(_ id: EntryID) {
    visible.remove(id)
    leaving.removeAll { $0.id == id }
  }

  /// Notes that the container is made anew: nothing of it has appeared, so nothing that it writes removes anything.
  public func disappear() {
    mirror.disappear()
    visible = []
    leaving = []
  }

  /// Says where the stack is, for the navigators of its entries. Touches nothing.
  ///
  /// - Parameters:
  ///   - read: Gives the stack as it is now.
  ///   - write: Makes it another. Called only for a change.
  public func connect(
    read: @escaping @MainActor () -> RouteStack<R>,
    write: @escaping @MainActor (RouteStack<R>) -> Void
  ) {
    source = Source(read: read, write: write)
  }

  /// The stack as it is now; nil before it is said where it is.
  var stack: RouteStack<R>? { source?.read() }

  /// Makes the stack another.
  func replace(by stack: RouteStack<R>) {
    source?.write(stack)
  }
}

// What is offered, and what is written.
extension RouteStackPort {
  /// The path that the platform shall show, without the first entry. Observes the port.
  ///
  /// ```swift
  /// port.path(of: stack)  // [#2, #3]
  /// ```
  ///
  /// - Parameter stack: The stack as it is now.
  /// - Returns: The ids above the first entry, from bottom to top.
  /// - Complexity: Linear in the stack.
  public func path(of stack: RouteStack<R>) -> [EntryID] {
    observed.access()
    let path = Self.path(stack)
    note(stack)
    let offered = resync.isCut ? path.filter(Set(mirror.shown).contains) : path
    mirror.offer(offered)
    look()
    return offered
  }

  /// Notes what the stack has now.
  func note(_ stack: RouteStack<R>) {
    guard stack != last else { return }
    // Another first entry is another container: nothing of it has appeared.
    if let last, last[0].id != stack[0].id { mirror.disappear() }
    let ids = Set(stack.map(\.id))
    leaving.removeAll { ids.contains($0.id) }
    leaving += last?.filter { visible.contains($0.id) && !ids.contains($0.id) } ?? []
    last = stack
    resync.note(Self.path(stack))
  }

  /// Takes what the platform writes: what counts as shown and is not written is gone.
  ///
  ///     before  [list #1, detail(id: 7) #2, comments #3], of which all has appeared
  ///     call    port.write([#2], to: &stack)
  ///     after   [list #1, detail(id: 7) #2]
  ///
  /// - Parameters:
  ///   - path: What was written.
  ///   - stack: The stack as it is now.
  /// - Complexity: Linear in the stack, for each entry that goes.
  public func write(_ path: [EntryID], to stack: inout RouteStack<R>) {
    for id in mirror.wrote(path) { stack.remove(id) }
    resync.wrote()
    // What was written is what is shown now: the platform looks again if the stack has something else.
    if Self.path(stack) != path { observed.change() }
  }

  static func path(_ stack: RouteStack<R>) -> [EntryID] { stack.dropFirst().map(\.id) }
}

extension RouteStackPort: Hashable {
  /// A port equals only itself.
  nonisolated public static func == (left: RouteStackPort, right: RouteStackPort) -> Bool {
    left === right
  }

  /// Hashes the identity.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
