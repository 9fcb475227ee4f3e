#if canImport(SwiftUI)
  public import SwiftUI
  public import Waymark

  /// A view that shows a root: what an app says of its screens stands right behind it.
  ///
  /// ```swift
  /// EmbeddedCoordinatorView(notes) { screen in NotesScreenView(screen) }
  ///   .dialogs { screen in screen.isDeletion ? DialogContent(Text("Delete?"), buttons: []) : nil }
  /// ```
  ///
  /// ``CoordinatorView``, ``EmbeddedCoordinatorView`` and ``TopScreenView`` are such views. Each option gives the view with
  /// that said; the later of two that say the same counts.
  public protocol CoordinatorShowing: View {
    /// What the root's screens are.
    associatedtype Screen
    /// What the app has said of them.
    var options: ScreenOptions<Screen> { get set }
  }

  extension CoordinatorShowing {
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
    ) -> Self {
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
    public func tabBarHidden(_ isHidden: @escaping @MainActor (Screen) -> Bool) -> Self {
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
      _ options: @escaping @MainActor (Screen) -> SheetOptions?
    ) -> Self {
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
      _ content: @escaping @MainActor (Screen) -> DialogContent?
    ) -> Self {
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
    ) -> Self {
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
    public func stackOwners(_ ownsStack: @escaping @MainActor (Screen) -> Bool) -> Self {
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
    public func closeOwners(_ ownsClose: @escaping @MainActor (Screen) -> Bool) -> Self {
      with { $0.ownsClose = ownsClose }
    }

    private func with(_ body: (inout ScreenOptions<Screen>) -> Void) -> Self {
      var copy = self
      body(&copy.options)
      return copy
    }
  }
#endif
