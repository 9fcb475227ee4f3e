#if canImport(SwiftUI)
  public import SwiftUI

  /// A `NavigationStack` for a `RouteStack`: typed routes without a coordinator.
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
  /// The stack is the whole state. Change it directly, or with ``NearestStack`` in a view inside.
  /// When the user swipes back, the entry is removed from it.
  ///
  /// ## Guarantees
  ///
  /// - The user can only swipe away entries that were visible. An entry that is pushed during a
  ///   swipe survives it.
  /// - Views have the identity of their entry. The `@State` of a view stays while its entry is in
  ///   the stack, even when its route is revised. If an equal route is pushed again, it has a state
  ///   of its own.
  /// - A new first entry makes a new stack, without animation.
  ///
  /// Do not put this view into another stack, such as a layer of `CoordinatorView` that has one.
  /// Present it instead.
  public struct RouteStackView<R: Route, Content: View>: View {
    @Binding private var stack: RouteStack<R>
    @State private var port = RouteStackPort<R>()
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
      let _ = port.connect(
        read: { [$stack] in $stack.wrappedValue }, write: { [$stack] in $stack.wrappedValue = $0 })
      // Makes the offer that the binding repeats.
      let _ = port.path(of: stack)
      NavigationStack(path: $stack[through: port]) {
        entry(root).navigationDestination(for: EntryID.self) { entry($0) }
      }
      .id(root)
      .modifier(StackGuard(port: port) { port.changes(of: stack) })
      // Outside the identity: the port detects a new root by itself, and the old one disappears too
      // late.
      .onAppear { port.isInWindow = true }
      .onDisappear { port.isInWindow = false }
    }

    /// The view of an entry. Only modifiers are between it and its container, so that `dismiss`
    /// works in it.
    private func entry(_ id: EntryID) -> some View {
      port.route(id, in: stack).map(content)
        .environment(\.[navigator: NavigatorKey<R>()], RouteStackNavigator(id, in: port))
        .onAppear { port.appear(id) }
        .onDisappear { port.disappear(id) }
        .id(id)
    }
  }

  extension RouteStack {
    /// The path of a platform's stack: the path that it was offered, and the path that it writes.
    @MainActor
    fileprivate subscript(through port: RouteStackPort<Route>) -> [EntryID] {
      get { port.boundPath }
      set { port.write(newValue, to: &self) }
    }
  }
#endif
