extension DeepLinks {
  /// Returns the path of the link of a route, or an error.
  ///
  /// ```swift
  /// AppRoute.links.print(.todos(.detail(id: 42)))  // .success("/todos/42")
  /// AppRoute.links.print(.search(""))              // .failure(.emptyText)
  /// ```
  ///
  /// This is the inverse of ``parse(_:)-(String)``. The first link that can print the route prints
  /// it. Optional parts that are nil are left out. If another link could take the path first, or a
  /// type of your own is in it, the path is parsed to make sure that it leads back.
  ///
  /// - Parameter route: The route.
  /// - Returns: The path with a leading slash and perhaps a query, or an error.
  /// - Complexity: Linear in the path, whatever the number of links, with the exceptions that the
  ///   guarantees of ``DeepLinks`` name. Without `from:`, it uses reflection at each level.
  public func print(_ route: Route) -> Result<String, DeepLinkPrintError> {
    var output = _LinkOutput()
    if table.print(route, to: &output) != nil { return .success(output.path) }
    return .failure(DeepLinkPrintError(route: route, failure: output.firstFailure))
  }

  /// Returns the path of the link of a route, or nil if there is none.
  ///
  /// ```swift
  /// AppRoute.links.path(for: .todos(.detail(id: 42)))  // "/todos/42"
  /// ```
  ///
  /// This is the inverse of ``route(for:)-(String)``.
  ///
  /// - Parameter route: The route.
  /// - Complexity: That of ``print(_:)``.
  @inlinable
  public func path(for route: Route) -> String? {
    var output = _LinkOutput()
    return table.print(route, to: &output) == nil ? nil : output.path
  }

  /// Returns the path of the link of a route, with its pattern and values, or nil if there is none.
  ///
  /// ```swift
  /// let information = AppRoute.links.information(for: .todos(.detail(id: 42)))
  /// information?.path     // "/todos/42"
  /// information?.pattern  // "/todos/:id"
  /// information?.values   // ["id": "42"]
  /// ```
  ///
  /// - Parameter route: The route.
  /// - Complexity: That of ``print(_:)``, and linear in the values.
  public func information(for route: Route) -> LinkInformation? {
    var output = _LinkOutput(recordsValues: true)
    guard let index = table.print(route, to: &output) else { return nil }
    var values = PathValues()
    for (name, value) in output.values { values.set(value, for: name) }
    return LinkInformation(
      path: output.path, pattern: "/" + table.candidates[index].plan.syntax.text, values: values)
  }
}
