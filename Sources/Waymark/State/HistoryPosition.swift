/// One position of a history: what the app showed, as names and as a route.
///
/// ```swift
/// ForEach(history.positions.reversed()) { position in
///   Button(position.name) { history.go(to: position) }
/// }
/// ```
///
/// - Complexity: Names are made at each read. A path takes time linear in its names.
@MainActor
public struct HistoryPosition: @MainActor Identifiable {
  /// The number of the position, which the history never uses for another one.
  public let id: Int
  private let picture: HistoryPicture

  init(_ position: HistoryLog.Position) {
    id = position.id
    picture = position.picture
  }

  /// The name of the visible route, in the type of the root: `todos.detail(id: 7)`. It shows
  /// payloads.
  public var name: String { picture.leaf?.name ?? "" }

  /// The names of the visible path, layer by layer, through selected tabs, in the type of the root.
  ///
  /// ```swift
  /// history.positions[1].path  // [["home", "todos.list"]]
  /// ```
  public var path: [[String]] { picture.visiblePath.map { $0.map(\.name) } }

  /// Returns the visible route, in the type of the root.
  ///
  /// ```swift
  /// history.positions[0].route(as: AppRoute.self)  // .todos(.detail(id: 7))
  /// ```
  ///
  /// - Parameter type: The type of the root's routes.
  /// - Returns: The route; nil if the root has routes of another type.
  public func route<Route: Waymark.Route>(as type: Route.Type) -> Route? {
    picture.leaf.flatMap { typed($0, type) }?.route
  }
}
