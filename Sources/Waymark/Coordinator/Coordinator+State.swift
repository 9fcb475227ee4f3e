extension Coordinator {
  /// Saves no routes.
  public var routeCoding: RouteCoding<Route> { .none }

  /// 1.
  public var snapshotVersion: Int { 1 }

  /// Returns the current state of the app, as a value that can be written to a file. For roots.
  ///
  /// ```swift
  /// app.navigate(to: .todos(.detail(id: 7)))
  /// app.snapshot().layers  // [[/, /todos/7]]
  /// ```
  ///
  /// The snapshot contains the texts of the routes, which are their links unless ``routeCoding``
  /// says otherwise, the styles and owners of layers, and selections. A list ends before a route
  /// that has no text or is not `isSaved`. If the root's start has no text of its own, it is saved
  /// as `start`; tabs without a link are an example. In a transaction or a callback the snapshot is
  /// the state before or after the change, never one in between. Observable.
  ///
  /// - Returns: The snapshot. It has no layers if the coordinator is a child or has left.
  /// - Complexity: Linear in the entries of the app, times how deeply their coordinators are
  ///   nested.
  public func snapshot() -> NavigationSnapshot {
    NavigationSnapshot(version: snapshotVersion, layers: adopted.savedLayers(as: savedCoding))
  }

  /// Shows the state of a snapshot, as one change. For roots.
  ///
  ///     before  App[home]
  ///     call    app.restore(saved)
  ///     after   App[home, Todos[detail(id: 7)]]
  ///
  /// Each text is parsed by itself, and `access` is asked about each entry, also in unselected
  /// tabs. Only the declared route of an unselected tab stays whatever `access` says. If `access`
  /// denies an entry, leads elsewhere or holds it, the entry is left out, and nothing is shown
  /// instead. Existing entries with equal routes stay. All other entries leave, with the reason
  /// `restored`. A fresh root begins with the restored entries, or with its start if there are
  /// none.
  ///
  /// - Parameters:
  ///   - snapshot: The saved state. The new state is valid whatever the snapshot contains.
  ///   - policy: What happens to a list if one of its entries cannot come back.
  ///   - migrate: Turns a text of an older version into a current one, or nil to drop it. It also
  ///     gets the version, and is only called if that differs from ``snapshotVersion``.
  /// - Returns: What came back, and what did not come back and why.
  /// - Complexity: Linear in the entries, times how deeply their coordinators are nested, plus the
  ///   cost of making coordinators. At most 10,000 entries come back.
  @discardableResult
  public func restore(
    _ snapshot: NavigationSnapshot, policy: RestorePolicy = .truncate,
    migrate: (_ text: String, _ version: Int) -> String? = { text, _ in text }
  ) -> RestoreReport {
    let isOld = snapshot.version != snapshotVersion
    let coding = savedCoding
    return withoutActuallyEscaping(migrate) { migrate in
      var reader = ShapeReader(coding, policy) { isOld ? migrate($0, snapshot.version) : $0 }
      let shape = reader.read(snapshot)
      return adopted.restore(RestoreOrder(shape, policy, unread: reader.dropped))
    }
  }
}

extension Coordinator {
  /// The coding of the routes, with a text for a start that has none. Apps that consist of tabs
  /// often begin with such a route.
  private var savedCoding: RouteCoding<Route> {
    let (start, coding) = (flow.start, routeCoding)
    let word = RouteCoding<Route>(
      text: { $0 == start ? "start" : nil }, route: { $0 == "start" ? start : nil })
    // A table may also take "start", such as by `:name`. It stands for the start, unless that has a
    // text, or another route is saved as exactly that.
    let isOthers = coding.route(for: "start").flatMap(coding.text(for:)) == "start"
    return isOthers || coding.text(for: start) != nil ? coding.or(word) : word.or(coding)
  }
}

extension Coordinator where Route: LinkedRoute {
  /// The links of the routes.
  @inlinable
  public var routeCoding: RouteCoding<Route> { .links }
}
