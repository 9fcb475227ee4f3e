/// What a view model holds to navigate: a small value that knows its entry, and keeps nothing.
///
/// ```swift
/// .list: .screen { TodoListModel(store: self.store, navigator: $0) }
///
/// navigator.push(.detail(id: 7))  // .performed
/// navigator.push(.detail(id: 7))  // .ignored(.originNotOnTop): the second tap
/// ```
///
/// ## Guarantees
///
/// - `push`, `replaceTop`, `present` and `navigate` count only while the navigator's entry is the
///   top of its layer with nothing presented on it; so a double tap pushes once. The top of a tab that
///   is not selected counts for `push` and `replaceTop` only.
/// - All other verbs are valid as long as the entry lives; after that they are `ignored(left)`.
/// - A navigator keeps neither its coordinator nor its entry alive.
@MainActor
public struct Navigator<C: Coordinator> {
  enum Backing {
    case entry(NavigatorOrigin)
    case standIn(any NavigatorStandIn<C>)
  }

  let backing: Backing

  init(entry: Entry, in tree: TreeHandle) {
    backing = .entry(NavigatorOrigin(entry, in: tree))
  }

  /// - Parameter node: The coordinator around the entry whose verbs are called.
  init(entry: Entry, in tree: TreeHandle, of node: Node) {
    backing = .entry(NavigatorOrigin(entry, in: tree, of: node.key))
  }

  /// - Parameter standIn: What stands for an entry and its coordinator.
  package init(standIn: any NavigatorStandIn<C>) {
    backing = .standIn(standIn)
  }

  /// Carries out a command: the primitive of all verbs.
  ///
  /// - Parameter command: What to do.
  /// - Returns: What the verb returns.
  @discardableResult
  public func perform(_ command: NavigationCommand<C.Route>) -> Outcome {
    switch backing {
    case .standIn(let standIn): return standIn.perform(command)
    case .entry(let origin): return origin.perform(command.verb, history: command.history)
    }
  }

  /// Runs several verbs of this navigator as one change; its origin is checked once, at the start.
  ///
  ///     before  Todos[list] ^ [add], the navigator of add
  ///     call    navigator.transaction { navigator.dismiss(); navigator.push(.detail(id: 9)) }
  ///     after   Todos[list, detail(id: 9)]
  ///
  /// - Parameters:
  ///   - history: What the change is to the history of the app; nil: as its verbs say.
  ///   - body: Calls the verbs, at once.
  /// - Returns: As a coordinator's `transaction`; `ignored(originNotOnTop)` if the entry is covered.
  @discardableResult
  public func transaction(
    history: HistoryPolicy? = nil, _ body: @escaping @MainActor () -> Void
  ) -> Outcome {
    switch backing {
    case .standIn(let standIn): return standIn.transaction(body)
    case .entry(let origin): return origin.transaction(history: history, body)
    }
  }

  /// The identity of the navigator's entry; `nil` without a coordinator.
  public var id: EntryID? {
    origin?.id
  }

  /// The link of the navigator's entry, with its values, by the links of the root.
  ///
  /// ```swift
  /// navigator.link?.path          // "/todos/7"
  /// navigator.link?.values["id"]  // "7"
  /// ```
  ///
  /// Nil if the entry has no link, and once it has left. What is read is observed.
  public var link: LinkInformation? {
    switch backing {
    case .standIn(let standIn): standIn.link
    case .entry(let origin): origin.link
    }
  }

  /// Tells whoever composes the navigator's coordinator; valid as long as the entry lives.
  ///
  /// ```swift
  /// navigator.emit(.wantsTodos(userId: 7))
  /// ```
  ///
  /// - Parameter output: What happened, or what is wanted.
  /// - Returns: As `emit` of the coordinator.
  @discardableResult
  public func emit(_ output: C.Output) -> Outcome {
    switch backing {
    case .entry(let origin): return origin.emit(output)
    case .standIn(let standIn): return standIn.emit(output)
    }
  }

  /// Where the navigator's commands come from; nil without a coordinator.
  var origin: NavigatorOrigin? {
    guard case .entry(let origin) = backing else { return nil }
    return origin
  }

  /// What the navigator hangs on its entry; nil once that has left.
  private var attachments: EntryAttachments? {
    switch backing {
    case .entry(let origin): origin.livingEntry?.makeAttachments()
    case .standIn(let standIn): standIn.attachments
    }
  }

  /// Runs work on the main actor that is cancelled when the navigator's entry leaves.
  ///
  /// - Parameter work: What to do.
  /// - Returns: The task; `nil` if the entry has left, and then nothing runs. Without a coordinator
  ///   the task runs until it ends by itself.
  @discardableResult
  public func task(_ work: @escaping @MainActor () async -> Void) -> Task<Void, Never>? {
    if case .standIn(let standIn) = backing { return standIn.task(work) }
    return attachments?.run(work)
  }

  /// Calls a closure at every later lifecycle event of the navigator's entry.
  ///
  /// Screens are made when they are first read, which is after their entry has entered and, most
  /// often, after it was activated: those two events are in the change, and not told here.
  ///
  /// - Parameter handler: Called once the state is new everywhere. It lives as long as the entry.
  /// - Returns: A token whose `cancel()` ends it earlier.
  @discardableResult
  public func onLifecycle(
    _ handler: @escaping @MainActor (LifecycleEvent) -> Void
  ) -> ObserverToken {
    attachments?.lifecycleHandlers.add(handler) ?? ObserverToken()
  }

  /// Calls a closure when the entry is opened again although it is visible.
  ///
  /// - Parameter handler: Reloads, most likely. It lives as long as the entry.
  /// - Returns: A token whose `cancel()` ends it earlier.
  @discardableResult
  public func onReopen(_ handler: @escaping @MainActor () -> Void) -> ObserverToken {
    attachments?.reopeningHandlers.add(handler) ?? ObserverToken()
  }

  /// Calls a closure when the tab whose root the entry is gets selected again.
  ///
  /// - Parameter handler: Scrolls to the top, most likely. It lives as long as the entry.
  /// - Returns: A token whose `cancel()` ends it earlier.
  @discardableResult
  public func onReselect(_ handler: @escaping @MainActor () -> Void) -> ObserverToken {
    attachments?.reselectionHandlers.add(handler) ?? ObserverToken()
  }

  /// Calls a closure when the route of the entry was changed in place.
  ///
  /// ```swift
  /// navigator.onRevise { [weak self] in self?.show($0) }
  /// ```
  ///
  /// - Parameter handler: Gets the new route. It lives as long as the entry.
  /// - Returns: A token whose `cancel()` ends it earlier.
  @discardableResult
  public func onRevise(_ handler: @escaping @MainActor (C.Route) -> Void) -> ObserverToken {
    let typedHandler: @MainActor (AnyRoute) -> Void = { route in
      if let box = typed(route, C.Route.self) { handler(box.route) }
    }
    return attachments?.revisionHandlers.add(typedHandler) ?? ObserverToken()
  }
}
