extension DeepLinks {
  /// The path of the link that stands for a route, or why there is none.
  ///
  /// ```swift
  /// AppRoute.links.print(.todos(.detail(id: 42)))  // .success("/todos/42")
  /// AppRoute.links.print(.search(""))              // .failure(.emptyText)
  /// ```
  ///
  /// It is the inverse of ``parse(_:)-(String)``. The first link that can print the route does; a part
  /// that is optional is left out where it is nil. Where another link could take the path first, or a
  /// type of your own is in it, the path is parsed to see that it leads back.
  ///
  /// Costs a fraction of a microsecond where all payloads are taken out by `from:`, and some
  /// microseconds for each level where they are read by reflection.
  ///
  /// - Parameter route: The route.
  /// - Returns: The path with a leading slash and perhaps a query, or an error.
  public func print(_ route: Route) -> Result<String, DeepLinkPrintError> {
    var output = _LinkOutput()
    if table.print(route, to: &output) != nil { return .success(output.path) }
    return .failure(DeepLinkPrintError(route: route, failure: output.firstFailure))
  }

  /// The path of the link that stands for a route; nil if there is none.
  ///
  /// ```swift
  /// AppRoute.links.path(for: .todos(.detail(id: 42)))  // "/todos/42"
  /// ```
  ///
  /// It is the inverse of ``route(for:)-(String)``, and costs what ``print(_:)`` does.
  ///
  /// - Parameter route: The route.
  @inlinable
  public func path(for route: Route) -> String? {
    var output = _LinkOutput()
    return table.print(route, to: &output) == nil ? nil : output.path
  }

  /// The path of the link that stands for a route, with its pattern and values; nil if there is none.
  ///
  /// ```swift
  /// let information = AppRoute.links.information(for: .todos(.detail(id: 42)))
  /// information?.path     // "/todos/42"
  /// information?.pattern  // "/todos/:id"
  /// information?.values   // ["id": "42"]
  /// ```
  ///
  /// - Parameter route: The route. It costs what ``print(_:)`` does, and the values.
  public func information(for route: Route) -> LinkInformation? {
    var output = _LinkOutput(recordsValues: true)
    guard let index = table.print(route, to: &output) else { return nil }
    var values = PathValues()
    for (name, value) in output.values { values.set(value, for: name) }
    return LinkInformation(
      path: output.path, pattern: "/" + table.candidates[index].plan.syntax.text, values: values)
  }
}
