extension Destination {
  /// Two or three columns side by side, each of them one of the coordinator's own routes.
  ///
  /// ```swift
  /// case .split: .split([.sidebar(.menu), .detail(.nothing)], selected: .sidebar(.menu))
  /// ```
  ///
  /// All columns exist before any is shown, and none of them leaves before the split does. A column that is a child
  /// has a path of its own; a column that is a screen keeps that one entry. Two columns that take the same routes are
  /// refused.
  ///
  /// The *selected* column is the one that a narrow window shows; the visible leaf lies in it. A route that a column
  /// takes is shown there:
  ///
  ///     before  App[split[>Menu[menu], Detail[nothing, item(id: 7), photo]]]
  ///     call    app.navigate(to: .detail(.item(id: 8)))
  ///     after   App[split[Menu[menu], >Detail[nothing, item(id: 8)]]]
  ///
  /// From another column, and from outside, the path of the column is *set*: to what it was declared with, and the
  /// route. The columns to its right are set back to what they were declared with, also if the column is a screen.
  /// Their coordinators and screens stay: a coordinator gets another path, a screen is revised. From inside of the
  /// column the route is pushed, and what it was declared with adds nothing. A verb comes from inside that is called by
  /// a navigator of the column, or while somebody is told an output or a signal that was first said there. What is
  /// shown is visible: layers that other columns presented end, unless it is delivered without being selected.
  /// Selecting a column ends no layers and pops nothing.
  ///
  /// `access` is asked for all columns: a window may become wide at any time.
  ///
  /// - Parameters:
  ///   - columns: The route that each column begins with, from the leading to the trailing one.
  ///   - selected: The route of the column that is selected at first.
  public static func split(_ columns: [C.Route], selected: C.Route) -> Destination {
    Destination(
      content: .tabs(
        TabsRecipe(
          routes: columns.map { RouteBox($0) }, selected: RouteBox(selected),
          arrangement: .columns(isCollapsed: true))))
  }
}
