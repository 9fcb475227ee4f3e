#if canImport(SwiftUI)
  public import SwiftUI

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
    /// You can set several, one for each type of routes. Without any, a tab shows the name of its
    /// route.
    ///
    /// - Parameter label: Returns the label of the tab that was declared with a route.
    public func tabLabels<Route: Waymark.Route>(
      _ label: @escaping @MainActor (Route) -> TabLabel
    ) -> Self {
      with { options in
        options.label = { [others = options.label] tabs, position in
          guard let routes = tabs.routes(as: Route.self), routes.indices.contains(position) else {
            return others(tabs, position)
          }
          return label(routes[position])
        }
      }
    }

    /// Hides the tab bar for some screens. Screens that the owner of the tabs pushes always hide
    /// it.
    ///
    /// ```swift
    /// .tabBarHidden { screen in screen.isPlayer }
    /// ```
    ///
    /// - Parameter isHidden: Returns true for a screen without the bar.
    public func tabBarHidden(_ isHidden: @escaping @MainActor (C.Screen) -> Bool) -> Self {
      with { $0.hidesTabBar = isHidden }
    }

    /// Sets the content of dialogs. Without it, a dialog is a sheet.
    ///
    /// ```swift
    /// .dialogs { screen in
    ///   DialogContent(
    ///     Text("Delete?"), buttons: [.init(Text("Delete"), role: .destructive) { screen.delete() }])
    /// }
    /// ```
    ///
    /// - Parameter content: Returns the content of the alert or confirmation of a screen; nil for
    ///   an alert with the name of its route. It is only called for dialogs.
    public func dialogs(_ content: @escaping @MainActor (C.Screen) -> DialogContent?) -> Self {
      with { $0.dialog = content }
    }

    /// Sets how the user is asked whether an entry may be left.
    ///
    /// ```swift
    /// .leaveQuestion { request in
    ///   DialogContent(
    ///     Text("Throw the draft away?"),
    ///     buttons: [
    ///       .init(Text("Throw away"), role: .destructive) { request.proceed() },
    ///       .init(Text("Keep writing"), role: .cancel) {},
    ///     ])
    /// }
    /// ```
    ///
    /// - Parameter question: Returns the content of the alert or confirmation. A button that does
    ///   not call `proceed()` keeps the entry.
    public func leaveQuestion(
      _ question: @escaping @MainActor (LeaveRequest) -> DialogContent
    ) -> Self {
      with { $0.question = question }
    }

    /// Marks the screens that have a stack of their own, so that no stack is put around them.
    ///
    /// ```swift
    /// .stackOwners { screen in screen.isLegacy }
    /// ```
    ///
    /// Such a screen is the only one of its layer, which is a tab or a presented layer. What is
    /// pushed above it is not shown, and reported.
    ///
    /// - Parameter ownsStack: Returns true for a screen with a stack of its own.
    public func stackOwners(_ ownsStack: @escaping @MainActor (C.Screen) -> Bool) -> Self {
      with { $0.ownsStack = ownsStack }
    }

    /// Marks the screens that have their own button for closing their sheet.
    ///
    /// While a sheet asks before it is left, it cannot be dragged away, and a Close button is
    /// shown. Marked screens get no such button.
    ///
    /// ```swift
    /// .closeOwners { screen in screen.hasCancelButton }
    /// ```
    ///
    /// - Parameter ownsClose: Returns true for the first screen of a sheet with a button of its
    ///   own.
    public func closeOwners(_ ownsClose: @escaping @MainActor (C.Screen) -> Bool) -> Self {
      with { $0.ownsClose = ownsClose }
    }

    /// Sets which columns of a split view are shown, and gets the changes of the user.
    ///
    /// ```swift
    /// @State private var columns = NavigationSplitViewVisibility.all
    ///
    /// CoordinatorView(mail) { ScreenView($0) }
    ///   .columnVisibility($columns)
    /// ```
    ///
    /// Without it, each split view manages its columns itself, and begins with `automatic`. The
    /// visibility is not part of the navigation: the tree does not depend on it.
    ///
    /// - Parameter visibility: A binding of the app. Several split views share it.
    public func columnVisibility(_ visibility: Binding<NavigationSplitViewVisibility>) -> Self {
      with { $0.columnVisibility = visibility }
    }

    private func with(_ body: (inout ScreenOptions<C.Screen>) -> Void) -> Self {
      var copy = self
      body(&copy.options)
      return copy
    }
  }
#endif
