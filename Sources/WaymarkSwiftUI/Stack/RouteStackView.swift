#if canImport(SwiftUI)
  public import SwiftUI
  public import Waymark

  /// A `NavigationStack` over a `RouteStack`: typed routes and no coordinator at all.
  ///
  /// ```swift
  /// struct TodosView: View {
  ///   @State private var stack = RouteStack(TodosRoute.list)
  ///
  ///   var body: some View {
  ///     RouteStackView($stack) { route in
  ///       switch route {
  ///       case .list: TodoList()
  ///       case .detail(let id): TodoDetail(id: id)
  ///       }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// The stack is the whole state: change it where it lies, or by ``NearestStack`` in a view inside. What the user
  /// swipes away is gone from it.
  ///
  /// ## Guarantees
  ///
  /// - Only what the user has seen can be swiped away: what was pushed during a swipe survives it.
  /// - Views have the identity of their entry. The `@State` of a view stays while its entry is in the stack, also when
  ///   its route is revised; an equal route that is pushed once more has a state of its own.
  /// - Another first entry is another stack, without animation.
  ///
  /// It is a stack of its own, so it stands in no other one: not inside of a layer of `CoordinatorView` that has a
  /// stack. Present it instead.
  public struct RouteStackView<R: Route, Content: View>: View {
    @Binding private var stack: RouteStack<R>
    @State private var port = RouteStackPort<R>()
    @Environment(\.scenePhase) private var phase
    private let content: (R) -> Content

    /// Makes a view of a stack.
    ///
    /// - Parameters:
    ///   - stack: The stack, which outlives the view.
    ///   - content: Makes the view of a route. Called for each entry.
    public init(_ stack: Binding<RouteStack<R>>, @ViewBuilder content: @escaping (R) -> Content) {
      _stack = stack
      self.content = content
    }

    /// A `NavigationStack`.
    public var body: some View {
      let root = stack[0].id
      let wait = StackWait(changes: port.changes(of: stack), isActive: phase == .active)
      let _ = port.connect(
        read: { [$stack] in $stack.wrappedValue }, write: { [$stack] in $stack.wrappedValue = $0 })
      NavigationStack(path: $stack[through: port]) {
        entry(root).navigationDestination(for: EntryID.self) { entry($0) }
      }
      .id(root)
      .task(id: wait) { if wait.isActive { await port.resyncIfBehind(after: .seconds(1)) } }
      .modifier(Settles(port: port))
      // Outside of the identity: of another root the port knows by itself, and the old one disappears too late.
      .onDisappear { port.disappear() }
    }

    /// The view of an entry. Between it and what shows it stand modifiers only, so that `dismiss` works in it.
    private func entry(_ id: EntryID) -> some View {
      port.route(id, in: stack).map(content)
        .environment(\.[navigatorOf: RouteType<R>()], RouteStackNavigator(id, in: port))
        .onAppear { port.appear(id) }
        .onDisappear { port.disappear(id) }
        .id(id)
    }
  }

  extension RouteStack {
    /// The path of a platform's stack: what it is offered, and what it writes.
    @MainActor
    fileprivate subscript(through port: RouteStackPort<Route>) -> [EntryID] {
      get { port.path(of: self) }
      set { port.write(newValue, to: &self) }
    }
  }
#endif
