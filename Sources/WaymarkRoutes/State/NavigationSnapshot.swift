/// The state of an app, as a value that can be written to a file.
///
/// ```swift
/// let saved = app.snapshot()
/// let file = try saved.json()
/// …
/// let report = app.restore(try NavigationSnapshot(json: file))
/// ```
///
/// ## Guarantees
///
/// - It contains texts of routes, styles of layers, and selections, but no screens, results or
///   waiting targets.
/// - The same state gives the same snapshot, and the same snapshot gives the same bytes.
/// - Texts of routes are readable in it. Use `isSaved` to leave routes out.
public struct NavigationSnapshot: Hashable, Sendable {
  /// One layer: the base, or a layer that was presented above it.
  ///
  /// ```swift
  /// app.snapshot().layers[1].style  // .sheet
  /// ```
  public struct Layer: Hashable, Sendable {
    /// How it was presented; nil for the base.
    public var style: ModalStyle?
    /// How many coordinators are above the one that presented it, counted at the top of the layer
    /// below.
    public var owner: Int
    /// The place of the entry that presents the layer: the number of the layer, the number of the
    /// entry in it, and for each level of tabs the numbers of tab and entry. All count from 0.
    /// Empty if the entry is on top.
    public var presenter: [Int]
    /// The entries from bottom to top.
    public var path: [Entry]

    /// Makes a layer.
    ///
    /// - Parameters:
    ///   - style: How it was presented; nil for the base.
    ///   - owner: How many coordinators are above the one that presented it.
    ///   - presenter: The place of the entry that presents the layer; empty for the one on top.
    ///   - path: The entries from bottom to top.
    public init(
      style: ModalStyle? = nil, owner: Int = 0, presenter: [Int] = [], path: [Entry]
    ) {
      self.style = style
      self.owner = owner
      self.presenter = presenter
      self.path = path
    }
  }

  /// One entry of a layer or a tab.
  ///
  /// ```swift
  /// NavigationSnapshot.Entry("/todos/7")
  /// ```
  public struct Entry: Hashable, Sendable {
    /// The route as text, in the root's type.
    public var text: String
    /// The tabs or columns that it shows; nil if it is a screen.
    public var tabs: Tabs?

    /// Makes an entry.
    ///
    /// - Parameters:
    ///   - text: The route as text.
    ///   - tabs: The tabs or columns that it shows; nil if it is a screen.
    public init(_ text: String, tabs: Tabs? = nil) {
      self.text = text
      self.tabs = tabs
    }
  }

  /// The tabs or columns of one entry.
  ///
  /// ```swift
  /// NavigationSnapshot.Tabs([[.init("/todos")], [.init("/posts")]], selected: 1)
  /// ```
  public struct Tabs: Hashable, Sendable {
    /// The entries of each tab or column, bottom first. Tabs go from left to right.
    public var paths: [[Entry]]
    /// The number of the selected one, from 0.
    public var selected: Int

    /// Makes tabs or columns.
    ///
    /// - Parameters:
    ///   - paths: The entries of each tab or column.
    ///   - selected: The number of the selected one, from 0.
    public init(_ paths: [[Entry]], selected: Int) {
      self.paths = paths
      self.selected = selected
    }
  }

  /// The app's own version number, for `migrate`.
  public var version: Int
  /// The layers from the base up. Empty if nothing of the app could be saved.
  public var layers: [Layer]

  /// Makes a snapshot.
  ///
  /// ```swift
  /// NavigationSnapshot(layers: [.init(path: [.init("/"), .init("/todos/7")])])
  /// ```
  ///
  /// - Parameters:
  ///   - version: The app's own version number.
  ///   - layers: The layers from the base up.
  public init(version: Int = 1, layers: [Layer]) {
    self.version = version
    self.layers = layers
  }
}
