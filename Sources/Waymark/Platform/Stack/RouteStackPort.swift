public import Observation

/// The port of a platform's stack that shows a `RouteStack`, without a coordinator.
///
/// The stack stays a value of its owner. Each call passes it to the port:
///
/// ```swift
/// let port = RouteStackPort<TodosRoute>()
/// port.path(of: stack)           // [#2, #3]: what the platform is offered
/// port.appear(stack[2].id)       // its top has appeared
/// port.write([b], to: &stack)    // the user swiped back: #3 is gone from the stack
/// ```
///
/// One port serves one container. It is hashable, so that a key path can contain it: a binding to a stack becomes a
/// binding to the path without a closure.
///
/// ## Guarantees
///
/// - Making a port has no effect.
/// - Writes only remove, and only entries that count as shown: see ``StackMirror``. The first entry stays.
/// - If the stack differs from what was written, the platform is told to read again.
/// - A path that was taken but not shown is offered again, once for each change: see ``resyncIfBehind()``.
/// - An entry that has left keeps its route until its view is gone.
///
/// - Complexity: The port keeps the stack that it was offered last. So the owner's next change copies
///   the routes.
@MainActor
public final class RouteStackPort<R: Route>: nonisolated Observable {
  /// Reads and writes the stack, for the navigators of its entries.
  private struct Source {
    let read: @MainActor () -> RouteStack<R>
    let write: @MainActor (RouteStack<R>) -> Void
  }

  let observed = Observed()
  let settling = LateObserved()
  var offer = StackOffer(canRemake: false)
  private var source: Source?
  /// The stack that was offered last.
  private var last: RouteStack<R>?
  /// The entries whose views are on screen.
  private(set) var visible: Set<EntryID> = []
  /// Entries that have left but whose views are on screen.
  private var leaving: [RouteStack<R>.Entry] = []

  /// Makes the port of a container.
  public init() {}

  /// The route for the view of an entry: its present route, or its last one if it has left.
  ///
  /// - Parameters:
  ///   - id: An entry of the stack, or one whose view is still on screen.
  ///   - stack: The present stack.
  /// - Returns: The route; nil for an entry that is gone.
  /// - Complexity: Linear in the stack.
  public func route(_ id: EntryID, in stack: RouteStack<R>) -> R? {
    func find(in entries: some Sequence<RouteStack<R>.Entry>) -> R? {
      entries.first { $0.id == id }?.route
    }
    return find(in: stack) ?? last.flatMap(find) ?? find(in: leaving)
  }

  /// Notes that the view of an entry has appeared. It may appear several times.
  ///
  /// - Parameter id: The entry.
  /// - Complexity: Linear in the path.
  public func appear(_ id: EntryID) {
    visible.insert(id)
    offer.appear(id)
  }

  /// Notes that the view of an entry has disappeared: it is covered, or gone.
  ///
  /// - Parameter id: The entry.
  /// - Complexity: Linear in the path.
  public func disappear(_ id: EntryID) {
    visible.remove(id)
    offer.disappear(id)
    leaving.removeAll { $0.id == id }
  }

  /// False while the container is in no window: it is covered, in another tab, or made anew.
  ///
  /// ```swift
  /// port.isInWindow = false      // a cover is above it
  /// port.path(of: stack)         // the entries that had appeared, so that the platform keeps them
  /// port.write([], to: &stack)   // removes nothing: the user cannot reach it
  /// port.isInWindow = true
  /// port.appear(c)               // from now on writes count
  /// ```
  ///
  /// Views may appear before the container is in a window. That counts as soon as it is.
  ///
  /// - Complexity: Setting it is linear in the path.
  public var isInWindow: Bool {
    get { offer.isInWindow }
    set {
      guard newValue != offer.isInWindow else { return }
      offer.isInWindow = newValue
      if !newValue {
        visible = []
        leaving = []
      }
      if let last, offer.part(of: Self.path(last)) != offer.mirror.offered { observed.change() }
    }
  }

  /// Connects the port to the stack, for the navigators of its entries. Changes nothing.
  ///
  /// - Parameters:
  ///   - read: Returns the present stack.
  ///   - write: Sets the stack. Called only for a change.
  public func connect(
    read: @escaping @MainActor () -> RouteStack<R>,
    write: @escaping @MainActor (RouteStack<R>) -> Void
  ) {
    // Its captures may read a navigator of the stack when they are released.
    releaseOutside(exchange(&source, with: Source(read: read, write: write)))
  }

  /// The present stack; nil before `connect(read:write:)`.
  var stack: RouteStack<R>? { source?.read() }

  /// Sets the stack.
  func replace(by stack: RouteStack<R>) {
    source?.write(stack)
  }
}

// Offers and writes.
extension RouteStackPort {
  /// The path that the platform should show, without the first entry. Observes the port.
  ///
  /// ```swift
  /// port.path(of: stack)  // [#2, #3]
  /// ```
  ///
  /// - Parameter stack: The present stack.
  /// - Returns: The ids above the first entry, from bottom to top.
  /// - Complexity: Linear in the stack.
  public func path(of stack: RouteStack<R>) -> [EntryID] {
    observed.access()
    note(stack)
    let offered = offer.next(of: Self.path(stack))
    noteRead()
    return offered
  }

  /// The path that `path(of:)` returned last, without what was removed since, for a binding. Its readers are told when
  /// those of `path(of:)` are: an offer is due.
  ///
  /// ```swift
  /// port.path(of: stack)  // [#2, #3], in the body of a view: makes the offer
  /// port.boundPath        // [#2, #3]
  /// ```
  ///
  /// Reading it makes no offer, since a binding also reads just before it writes.
  public var boundPath: [EntryID] {
    observed.access()
    return offer.mirror.offered
  }

  /// Notes the present stack.
  func note(_ stack: RouteStack<R>) {
    guard stack != last else { return }
    // A new first entry means a new container. Nothing of it has appeared.
    if let last, last[0].id != stack[0].id { offer.restart(with: Self.path(stack)) }
    let ids = Set(stack.map(\.id))
    leaving.removeAll { ids.contains($0.id) }
    leaving += last?.filter { visible.contains($0.id) && !ids.contains($0.id) } ?? []
    last = stack
    offer.resync.note(Self.path(stack))
  }

  /// Takes a path that the platform writes. Entries that count as shown and are missing from it are removed.
  ///
  ///     before  [list #1, detail(id: 7) #2, comments #3], of which all has appeared
  ///     call    port.write([#2], to: &stack)
  ///     after   [list #1, detail(id: 7) #2]
  ///
  /// - Parameters:
  ///   - path: The written path.
  ///   - stack: The present stack.
  /// - Complexity: Linear in the stack, and for each removed entry in those that stay above it.
  public func write(_ path: [EntryID], to stack: inout RouteStack<R>) {
    let gone = offer.mirror.wrote(path)
    // From the top, where removing moves nothing.
    for id in gone.reversed() { stack.remove(id) }
    offer.lose(gone)
    // The platform now shows what it wrote. If the stack differs, it must read again.
    guard Self.path(stack) != path else { return }
    offer.resync.noteStep()
    observed.change()
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
