#if canImport(SwiftUI)
  public import SwiftUI
  public import Waymark

  // What an app says of single screens. Each gives the view with that said; the later of two counts.
  extension CoordinatorView {
    /// Labels the tabs of the coordinator that has these routes.
    ///
    /// ```swift
    /// .tabLabels { (route: AppRoute) in
    ///   switch route {
    ///   case .todos: TabLabel("Todos", systemImage: "checklist")
    ///   default: TabLabel("Posts", systemImage: "text.bubble")
    ///   }
    /// }
    /// ```
    ///
    /// Several may be given, one for each type of routes. Without any a tab shows the name of its route.
    ///
    /// - Parameter label: The label of the tab that was declared with a route.
    public func tabLabels<Route: Waymark.Route>(
      _ label: @escaping @MainActor (Route) -> TabLabel
    ) -> CoordinatorView {
      with { options in
        options.tabLabels.insert(
          { tabs, position in
            guard let routes = tabs.routes(as: Route.self), routes.indices.contains(position) else {
              return nil
            }
            return label(routes[position])
          }, at: 0)
      }
    }

    /// Hides the bar with the tabs for some screens. What the owner of the tabs pushes hides it anyway.
    ///
    /// ```swift
    /// .tabBarHidden { screen in screen.isPlayer }
    /// ```
    ///
    /// - Parameter isHidden: True for a screen without the bar.
    public func tabBarHidden(_ isHidden: @escaping @MainActor (C.Screen) -> Bool) -> CoordinatorView
    {
      with { $0.hidesTabBar = isHidden }
    }

    /// Says what sheets look like.
    ///
    /// ```swift
    /// .sheetOptions { screen in screen.isFilter ? SheetOptions(detents: [.medium]) : nil }
    /// ```
    ///
    /// - Parameter options: The look of the sheet whose first screen is given; nil for the platform's own.
    public func sheetOptions(
      _ options: @escaping @MainActor (C.Screen) -> SheetOptions?
    ) -> CoordinatorView {
      with { $0.sheet = options }
    }

    /// Says what dialogs show. Without it a dialog is a sheet.
    ///
    /// ```swift
    /// .dialogs { screen in
    ///   DialogContent(
    ///     Text("Delete?"), buttons: [.init(Text("Delete"), role: .destructive) { screen.delete() }])
    /// }
    /// ```
    ///
    /// - Parameter content: What the alert or confirmation of a screen shows; nil for an alert that says the name of its
    ///   route. It is asked for dialogs only.
    public func dialogs(
      _ content: @escaping @MainActor (C.Screen) -> DialogContent?
    ) -> CoordinatorView {
      with { $0.dialog = content }
    }

    /// Says how the user is asked whether something may be left.
    ///
    /// ```swift
    /// .leaveQuestion { _ in LeaveQuestion(title: Text("Throw the draft away?")) }
    /// ```
    ///
    /// - Parameter question: The words of a question.
    public func leaveQuestion(
      _ question: @escaping @MainActor (LeaveRequest) -> LeaveQuestion
    ) -> CoordinatorView {
      with { $0.question = question }
    }

    /// Names the screens that bring a stack of their own, which gets none around it.
    ///
    /// ```swift
    /// .stackOwners { screen in screen.isLegacy }
    /// ```
    ///
    /// Such a screen is the only one of its layer: a tab, or what is presented.
    ///
    /// - Parameter ownsStack: True for a screen with a stack of its own.
    public func stackOwners(_ ownsStack: @escaping @MainActor (C.Screen) -> Bool) -> CoordinatorView
    {
      with { $0.ownsStack = ownsStack }
    }

    /// Names the screens that have a button of their own that closes their sheet.
    ///
    /// While a sheet asks before it is left, it cannot be dragged away, and a Close button is shown. Not so for these.
    ///
    /// ```swift
    /// .closeOwners { screen in screen.hasCancelButton }
    /// ```
    ///
    /// - Parameter ownsClose: True for the first screen of a sheet with a button of its own.
    public func closeOwners(_ ownsClose: @escaping @MainActor (C.Screen) -> Bool) -> CoordinatorView
    {
      with { $0.ownsClose = ownsClose }
    }

    private func with(_ body: (inout ViewOptions<C.Screen>) -> Void) -> CoordinatorView {
      var copy = self
      body(&copy.rendering.options)
      return copy
    }
  }

  // What is put around whole containers.
  extension CoordinatorView {
    /// Puts a modifier around each `TabView`.
    ///
    /// ```swift
    /// .tabContainer { SidebarTabs() }  // a ViewModifier: content.tabViewStyle(.sidebarAdaptable)
    /// ```
    ///
    /// - Parameter modifier: Makes the modifier.
    public func tabContainer<NewBar: ViewModifier>(
      _ modifier: @escaping @MainActor () -> NewBar
    ) -> CoordinatorView<C, Content, NewBar, Frame> {
      CoordinatorView<C, Content, NewBar, Frame>(root, rendering.with(bar: modifier))
    }

    /// Puts a modifier around what is presented: sizes, backgrounds, transitions.
    ///
    /// ```swift
    /// .presented { screen in FilterStyle(isFilter: screen.isFilter) }
    /// ```
    ///
    /// - Parameter modifier: Makes the modifier of the layer whose first screen is given.
    public func presented<NewFrame: ViewModifier>(
      _ modifier: @escaping @MainActor (C.Screen) -> NewFrame
    ) -> CoordinatorView<C, Content, Bar, NewFrame> {
      CoordinatorView<C, Content, Bar, NewFrame>(root, rendering.with(frame: modifier))
    }
  }
#endif
