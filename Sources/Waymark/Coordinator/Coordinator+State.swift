extension Coordinator {
  /// Nothing of the routes is saved.
  public var routeCoding: RouteCoding<Route> { .none }

  /// 1.
  public var snapshotVersion: Int { 1 }

  /// Where the app is, as a value that can be written to a file. A root's.
  ///
  /// ```swift
  /// app.navigate(to: .todos(.detail(id: 7)))
  /// app.snapshot().layers  // [[/, /todos/7]]
  /// ```
  ///
  /// It has the links of the routes, or what ``routeCoding`` says, styles and owners of layers, and selections.
  /// A route that has no text or is not `isSaved` ends its list; the root's start has the text `start` if it has no
  /// other, as tabs have that no link leads to. In a transaction or a callback it is the state
  /// before or after the change, never one between.
  ///
  /// - Returns: The snapshot; of a coordinator that is composed by another one, or has left, without layers.
  /// - Complexity: Linear in the entries of the app. What is read is observed.
  public func snapshot() -> NavigationSnapshot {
    NavigationSnapshot(version: snapshotVersion, layers: adopted.savedLayers(as: savedCoding))
  }

  /// Shows what a snapshot says, as one change. A root's.
  ///
  ///     before  App[home]
  ///     call    app.restore(saved)
  ///     after   App[home, Todos[detail(id: 7)]]
  ///
  /// Each text is read alone, and `access` is asked for each entry, in unselected tabs, too: only the route that a
  /// tab was declared with waits there, whatever it says. What denies, leads elsewhere or holds leaves the entry
  /// out, and shows nothing instead. Entries that are there already, with equal routes, stay; what else is there
  /// leaves, with the reason `restored`. A fresh root begins with what is restored, and with its start if that is
  /// nothing.
  ///
  /// - Parameters:
  ///   - snapshot: What was saved. Whatever is in it: the state is a legal one.
  ///   - policy: What becomes of a list one of whose entries cannot come back.
  ///   - migrate: Makes today's text of an old one, and is told which version had it; nil drops it. It is asked
  ///     only if that version is another one than ``snapshotVersion``.
  /// - Returns: What came back, and what did not, and why.
  /// - Complexity: Linear in the entries, but for coordinators, which are made. At most 10,000 come back.
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
  /// The coding of the routes, and a text for a start that has none: an app that is tabs begins with such a route.
  private var savedCoding: RouteCoding<Route> {
    let start = flow.start
    return routeCoding.or(
      RouteCoding(text: { $0 == start ? "start" : nil }, route: { $0 == "start" ? start : nil }))
  }
}

extension Coordinator where Route: LinkedRoute {
  /// The links of the routes.
  public var routeCoding: RouteCoding<Route> { .links }
}
