/// The value that a view model uses to navigate. It knows its entry and keeps nothing alive.
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
/// - `push`, `replaceTop`, `present` and `navigate` only work while the navigator's entry is the
///   top of its layer and no layer is above that one. So a double tap pushes once. What is pushed
///   above tabs covers them, so nothing may be above the tabs, either. If the entry is the top of an
///   unselected tab, only `push` and `replaceTop` work, and what other coordinators have pushed above
///   the tabs does not count. Two exceptions: `present`
///   with `replacing` may replace a layer on the entry, and `present` and `navigate` also work from
///   a column that is visible beside an entry that covers the columns. A `transaction` begins
///   there, too, and its `push` counts only once its body has covered the entry or uncovered it.
/// - `transaction`, and `open` with `.push`, need this, too. If the entry was out of view when a
///   transaction began, in an unselected tab or in a column that the window has no room for, its
///   `present` and `navigate` only work once its body has brought the entry into view. All other
///   verbs work as long as the entry lives. After that, every verb returns `ignored(left)`.
/// - A navigator keeps neither its coordinator nor its entry alive.
///
/// - Complexity: A verb takes the time of the coordinator's verb, and that of finding the layer
///   around the entry: linear in how deeply its tabs are nested.
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

  /// - Parameter node: The coordinator to call, which is the entry's own or one around it.
  init(entry: Entry, in tree: TreeHandle, of node: Node) {
    backing = .entry(NavigatorOrigin(entry, in: tree, of: node.key))
  }

  /// - Parameter standIn: The object that replaces an entry and its coordinator.
  package init(standIn: any NavigatorStandIn<C>) {
    backing = .standIn(standIn)
  }

  /// Performs a command. All verbs that a command stands for call this method.
  ///
  /// ```swift
  /// navigator.perform(.push([.detail(id: 7)]))  // as navigator.push(.detail(id: 7))
  /// ```
  ///
  /// - Parameter command: The verb and its arguments.
  /// - Returns: The outcome of the verb.
  @discardableResult
  public func perform(_ command: NavigationCommand<C.Route>) -> Outcome {
    switch backing {
    case .standIn(let standIn): return standIn.perform(command)
    case .entry(let origin): return origin.perform(command.verb, history: command.history)
    }
  }

  /// Runs several verbs of this navigator as one change. Its entry has to be on top at the start.
  /// Afterwards the verbs may cover or end it, and go on, as may those of other navigators of it.
  ///
  ///     before  Todos[list] ^ [add], the navigator of add
  ///     call    navigator.transaction { navigator.dismiss(); navigator.push(.detail(id: 9)) }
  ///     after   Todos[list, detail(id: 9)]
  ///
  /// - Parameters:
  ///   - history: How the history of the app records the change; nil uses the policies of the
  ///     verbs.
  ///   - body: Calls the verbs. Runs at once.
  /// - Returns: As a coordinator's `transaction`; `ignored(originNotOnTop)` if the entry is not on
  ///   top; `ignored(left)`.
  /// - Complexity: That of the coordinator's `transaction`.
  @discardableResult
  public func transaction(
    history: HistoryPolicy? = nil, _ body: @escaping @MainActor () -> Void
  ) -> Outcome {
    switch backing {
    case .standIn(let standIn): return standIn.transaction(history: history, body)
    case .entry(let origin): return origin.transaction(history: history, body)
    }
  }

  /// The identity of the navigator's entry; `nil` without a coordinator.
  ///
  /// ```swift
  /// navigator.id  // #2
  /// ```
  public var id: EntryID? {
    origin?.id
  }

  /// The link of the navigator's entry, with its values, by the links of the outermost coordinator
  /// that has links.
  ///
  /// ```swift
  /// navigator.link?.path          // "/todos/7"
  /// navigator.link?.values["id"]  // "7"
  /// ```
  ///
  /// Nil if the entry has no link or has left. Observable.
  ///
  /// - Complexity: That of `DeepLinks.information(for:)`.
  public var link: LinkInformation? { anyBacking.link }

  /// Sends an output to the coordinator that composes the navigator's coordinator. Works as long as
  /// the entry lives.
  ///
  /// ```swift
  /// navigator.emit(.wantsTodos(userId: 7))
  /// ```
  ///
  /// - Parameter output: What happened, or what the feature wants.
  /// - Returns: As `emit` of the coordinator.
  /// - Complexity: That of `emit` of the coordinator.
  @discardableResult
  public func emit(_ output: C.Output) -> Outcome {
    switch backing {
    case .entry(let origin): return origin.emit(output)
    case .standIn(let standIn): return standIn.emit(output)
    }
  }

  /// The origin of the navigator's commands; nil without a coordinator.
  var origin: NavigatorOrigin? {
    guard case .entry(let origin) = backing else { return nil }
    return origin
  }

  /// What is behind the navigator, for everything that needs no types of the coordinator.
  var anyBacking: any NavigatorBacking {
    switch backing {
    case .entry(let origin): origin
    case .standIn(let standIn): standIn
    }
  }

  /// Runs work on the main actor, and cancels it when the navigator's entry leaves.
  ///
  /// ```swift
  /// navigator.task { [weak self] in await self?.load() }
  /// ```
  ///
  /// - Parameter work: The work to do.
  /// - Returns: The task. If the entry has left, `nil`, and nothing runs. Without a coordinator the
  ///   task is never cancelled.
  /// - Complexity: Constant time, and one task.
  @discardableResult
  public func task(_ work: @escaping @MainActor () async -> Void) -> Task<Void, Never>? {
    anyBacking.task(work)
  }

  /// Calls a closure at every later lifecycle event of the navigator's entry.
  ///
  /// ```swift
  /// navigator.onLifecycle { [weak self] in if $0 == .uncover { self?.reload() } }
  /// ```
  ///
  /// A screen is made when it is first read. By then its entry has entered and usually been
  /// activated, so the closure is not called for these two events. The record of the change has
  /// them.
  ///
  /// - Parameter handler: Called after the whole state is new. It lives as long as the entry.
  /// - Returns: A token whose `cancel()` ends the handling early.
  /// - Complexity: Amortised constant time.
  @discardableResult
  public func onLifecycle(
    _ handler: @escaping @MainActor (LifecycleEvent) -> Void
  ) -> ObserverToken {
    anyBacking.attachments?.lifecycleHandlers.add(handler) ?? ObserverToken()
  }

  /// Calls a closure when the entry is opened while it is already visible.
  ///
  /// ```swift
  /// navigator.onReopen { [weak self] in self?.reload() }
  /// ```
  ///
  /// - Parameter handler: Usually reloads. It lives as long as the entry.
  /// - Returns: A token whose `cancel()` ends the handling early.
  /// - Complexity: Amortised constant time.
  @discardableResult
  public func onReopen(_ handler: @escaping @MainActor () -> Void) -> ObserverToken {
    anyBacking.attachments?.reopeningHandlers.add(handler) ?? ObserverToken()
  }

  /// Calls a closure when the entry is the root of a tab, and that tab is selected again. If the tab
  /// shows tabs or columns itself, their visible leaf is told instead, root or not.
  ///
  /// ```swift
  /// navigator.onReselect { [weak self] in self?.scrollToTop() }
  /// ```
  ///
  /// - Parameter handler: Usually scrolls to the top. It lives as long as the entry.
  /// - Returns: A token whose `cancel()` ends the handling early.
  /// - Complexity: Amortised constant time.
  @discardableResult
  public func onReselect(_ handler: @escaping @MainActor () -> Void) -> ObserverToken {
    anyBacking.attachments?.reselectionHandlers.add(handler) ?? ObserverToken()
  }

  /// Calls a closure after the route of the entry changes in place.
  ///
  /// ```swift
  /// navigator.onRevise { [weak self] in self?.show($0) }
  /// ```
  ///
  /// - Parameter handler: Gets the new route, in the type of the navigator's coordinator. It lives as
  ///   long as the entry.
  /// - Returns: A token whose `cancel()` ends the handling early.
  /// - Complexity: Amortised constant time.
  @discardableResult
  public func onRevise(_ handler: @escaping @MainActor (C.Route) -> Void) -> ObserverToken {
    let levels = origin?.levels ?? 0
    let typedHandler: @MainActor (AnyRoute) -> Void = { route in
      if let box = typed(route.risen(by: levels), C.Route.self) { handler(box.route) }
    }
    return anyBacking.attachments?.revisionHandlers.add(typedHandler) ?? ObserverToken()
  }
}
