/// The navigator of a view inside a `RouteStack`: a small value that knows its entry and keeps nothing alive.
///
/// ```swift
/// stack.push(.detail(id: 7))  // .performed
/// stack.push(.detail(id: 7))  // .ignored(.originNotOnTop): the second tap
/// ```
///
/// ## Guarantees
///
/// - `push`, `pushIfNew` and `replaceTop` only work while the navigator's entry is on top. So a double tap pushes once.
/// - All other verbs work as long as the entry is in the stack. After that, and without a stack, they are
///   `ignored(left)`.
/// - A navigator keeps neither the stack nor its port alive.
///
/// - Complexity: A verb takes the time of the stack's verb, and of finding the entry: linear in the
///   stack.
@MainActor
public struct RouteStackNavigator<R: Route> {
  private weak var port: RouteStackPort<R>?
  /// The entry of the navigator; nil without a stack.
  public let id: EntryID?

  /// Makes the navigator of an entry.
  ///
  /// - Parameters:
  ///   - id: The entry of the view.
  ///   - port: The port of its stack.
  public init(_ id: EntryID, in port: RouteStackPort<R>) {
    self.port = port
    self.id = id
  }

  /// Makes a navigator without a stack, for previews and tests. Its verbs are `ignored(left)`.
  nonisolated public init() {
    port = nil
    id = nil
  }

  /// The present routes of the stack from bottom to top; empty without a stack. Not observed.
  ///
  /// - Complexity: Linear in the stack.
  public var routes: [R] { port?.stack?.routes ?? [] }

  /// Changes the stack in any way, as long as the navigator's entry is in it.
  ///
  ///     before  [list, detail(id: 7)]
  ///     call    stack.update { $0.setRoutes([.list, .archive]) }
  ///     after   [list, archive]
  ///
  /// - Parameter change: Changes the stack at once, and returns the outcome. The change is kept only if the outcome is
  ///   one. It replaces what verbs of navigators have changed meanwhile, so call none of them inside.
  /// - Returns: The outcome of the closure; `ignored(left)`.
  @discardableResult
  public func update(_ change: (inout RouteStack<R>) -> StackOutcome) -> Outcome {
    perform { stack, _ in Outcome(change(&stack)) }
  }

  private func perform(_ change: (inout RouteStack<R>, _ place: Int) -> Outcome) -> Outcome {
    guard let port, let id, var stack = port.stack,
      let place = stack.lastIndex(where: { $0.id == id })
    else { return .ignored(.left) }
    let outcome = change(&stack, place)
    if outcome.didChange { port.replace(by: stack) }
    return outcome
  }

  private func performOnTop(_ change: (inout RouteStack<R>) -> StackOutcome) -> Outcome {
    perform { stack, _ in
      stack.topID == id ? Outcome(change(&stack)) : .ignored(.originNotOnTop)
    }
  }
}

extension RouteStackNavigator: Equatable {
  /// True for the same entry of the same stack on screen. A view with an equal navigator need not be evaluated.
  nonisolated public static func == (one: RouteStackNavigator, other: RouteStackNavigator) -> Bool {
    one.id == other.id && one.port === other.port
  }
}

extension RouteStackNavigator {
  /// Adds a route on top, if the navigator's entry is on top.
  ///
  ///     before  [list]
  ///     call    stack.push(.detail(id: 7))
  ///     after   [list, detail(id: 7)]
  ///
  /// - Parameter route: The route of the new entry.
  /// - Returns: `performed`; `ignored(originNotOnTop)`; `ignored(left)`.
  @discardableResult
  public func push(_ route: R) -> Outcome { performOnTop { $0.push(route) } }

  /// Adds routes on top, the last one uppermost, if the navigator's entry is on top.
  ///
  ///     before  [list]
  ///     call    stack.push([.detail(id: 7), .comments])
  ///     after   [list, detail(id: 7), comments]
  ///
  /// - Parameter routes: The new routes from bottom to top.
  /// - Returns: As `push` of a `RouteStack`; `ignored(originNotOnTop)`; `ignored(left)`.
  @discardableResult
  public func push(_ routes: [R]) -> Outcome { performOnTop { $0.push(routes) } }

  /// Adds a route on top, if the navigator's entry is on top and has another route.
  ///
  ///     before  [list, detail(id: 7)], the navigator of detail
  ///     call    stack.pushIfNew(.detail(id: 7))
  ///     after   [list, detail(id: 7)]
  ///
  /// - Parameter route: The route that should be on top.
  /// - Returns: As `pushIfNew` of a `RouteStack`; `ignored(originNotOnTop)`; `ignored(left)`.
  @discardableResult
  public func pushIfNew(_ route: R) -> Outcome { performOnTop { $0.pushIfNew(route) } }

  /// Replaces the navigator's entry, if it is on top.
  ///
  ///     before  [list, detail(id: 7)], the navigator of detail
  ///     call    stack.replaceTop(.detail(id: 8))
  ///     after   [list, detail(id: 8)], another entry
  ///
  /// - Parameter route: The route that should be on top.
  /// - Returns: As `replaceTop` of a `RouteStack`; `ignored(originNotOnTop)`; `ignored(left)`.
  @discardableResult
  public func replaceTop(_ route: R) -> Outcome { performOnTop { $0.replaceTop(route) } }

  /// Changes the route of the navigator's entry in place: for example a filter, a page, or a new id.
  ///
  ///     before  [list, detail(id: 7)], the navigator of detail
  ///     call    stack.revise(to: .detail(id: 8))
  ///     after   [list, detail(id: 8)], the same entry
  ///
  /// - Parameter route: Another route of the same case.
  /// - Returns: As `revise` of a `RouteStack`; `ignored(left)`.
  @discardableResult
  public func revise(to route: R) -> Outcome {
    perform { stack, place in Outcome(stack.revise(stack[place].id, to: route)) }
  }

  /// Removes the navigator's entry and everything above it.
  ///
  ///     before  [list, detail(id: 7), comments]
  ///     call    stack.pop(), the navigator of detail(id: 7)
  ///     after   [list]
  ///
  /// - Returns: `performed`; `ignored(atRoot)` for the first entry; `ignored(left)`.
  @discardableResult
  public func pop() -> Outcome {
    perform { stack, place in
      place == 0 ? .ignored(.atRoot) : Outcome(stack.pop(stack.count - place))
    }
  }

  /// Goes back to the nearest entry with a route.
  ///
  ///     before  [list, detail(id: 7), comments]
  ///     call    stack.pop(toLast: .list)
  ///     after   [list]
  ///
  /// - Parameter route: The route that should be on top.
  /// - Returns: As `pop(toLast:)` of a `RouteStack`; `ignored(left)`.
  @discardableResult
  public func pop(toLast route: R) -> Outcome { update { $0.pop(toLast: route) } }

  /// Goes back to the first entry.
  ///
  ///     before  [list, detail(id: 7), comments]
  ///     call    stack.popToRoot()
  ///     after   [list]
  ///
  /// - Returns: As `popToRoot` of a `RouteStack`; `ignored(left)`.
  @discardableResult
  public func popToRoot() -> Outcome { update { $0.popToRoot() } }
}
