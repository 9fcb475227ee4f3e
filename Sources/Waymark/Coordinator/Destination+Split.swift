extension Destination {
  /// Two or three columns side by side. Each column is one of the coordinator's own routes.
  ///
  /// ```swift
  /// case .split: .split([.sidebar(.menu), .detail(.nothing)], selected: .sidebar(.menu))
  /// ```
  ///
  /// All columns exist before any is shown, and they only leave with the split. A column that is a
  /// child has a path of its own. A column that is a screen keeps that one entry. Two columns must
  /// not take the same routes.
  ///
  /// A narrow window shows only the *selected* column, and the visible leaf is in it. If a column
  /// takes a route, the route is shown there:
  ///
  ///     before  App[split[>Menu[menu], Detail[nothing, item(id: 7), photo]]]
  ///     call    app.navigate(to: .detail(.item(id: 8)))
  ///     after   App[split[Menu[menu], >Detail[nothing, item(id: 8)]]]
  ///
  /// From another column, or from outside the split, the verb *sets* the path of the column to its
  /// declared route and the new route. It also resets the columns to its right to their declared
  /// routes, even if the column is a screen. Their coordinators and screens stay: a coordinator
  /// gets another path, and a screen is revised. From inside the column the verb pushes the route,
  /// and the declared route adds nothing. A verb comes from inside if a navigator of the column
  /// calls it, or a handler of an output or a signal that was first sent there. The route is
  /// visible afterwards, because layers that other columns presented end; `deliver` without
  /// selecting keeps those whose presenters stay. Selecting a column ends no layer and pops no entry.
  ///
  /// A column that is a child may begin with a placeholder, such as "nothing chosen". The first
  /// route that is navigated to or opened there takes its place, so back never leads to it:
  ///
  ///     before  App[split[>Menu[menu], Detail[nothing]]], where `nothing` is a placeholder
  ///     call    app.navigate(to: .detail(.item(id: 8)))
  ///     after   App[split[Menu[menu], >Detail[item(id: 8)]]]
  ///
  /// A push is above it, and a layer is presented by it. To show it again, `pop` or `finish` what
  /// took its place.
  ///
  /// `access` is asked about all columns, because a window can become wide at any time.
  ///
  /// - Parameters:
  ///   - columns: The route that each column begins with, from the leading to the trailing one.
  ///   - selected: The route of the column that is selected at first.
  ///   - placeholders: Those of `columns` that other routes replace.
  public static func split(
    _ columns: [C.Route], selected: C.Route, placeholders: [C.Route] = []
  ) -> Destination {
    Destination(
      content: .tabs(
        TabsRecipe(
          routes: columns.map { RouteBox($0) }, selected: RouteBox(selected),
          placeholders: placeholders.map { RouteBox($0) },
          arrangement: .columns(isCollapsed: true))))
  }
}
