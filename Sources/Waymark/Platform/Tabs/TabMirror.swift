/// Tracks whether the tabs of a platform have shown the offered selection.
///
/// ```swift
/// var mirror = TabMirror()
/// mirror.offer(todos, revision: 3)
/// mirror.wrote(todos)   // .ignore: some tabs write the selection when they are made
/// mirror.appear(todos)
/// mirror.wrote(todos)   // .request(revision: 3): it was tapped again
/// mirror.wrote(posts)   // .request(revision: 3)
/// ```
///
/// - Complexity: Each call takes constant time, and allocates nothing.
public struct TabMirror: Hashable, Sendable {
  /// What a written selection means.
  public enum Answer: Hashable, Sendable {
    /// The user asks for the tab, and saw the selection with this revision.
    case request(revision: Int)
    /// The user did not ask for it.
    case ignore
  }

  /// The selection that was offered last.
  public private(set) var offered: LayerID?
  private var revision = 0
  /// True if the content of the selected tab has appeared since it was selected.
  private var hasAppeared = false
  /// True while the container is made anew and nothing of it has appeared.
  private var isRemade = false
  /// True if the stack of the selected tab has gone back in this turn.
  private var hasGoneBack = false

  /// Makes the mirror of tabs that were offered nothing.
  public init() {}

  /// Notes the selection that the platform is offered.
  ///
  /// - Parameters:
  ///   - id: The selected tab.
  ///   - revision: The revision of the selection.
  public mutating func offer(_ id: LayerID, revision: Int) {
    if offered != id { hasAppeared = false }
    offered = id
    self.revision = revision
  }

  /// Notes that the content of a tab has appeared.
  ///
  /// - Parameter id: The tab.
  public mutating func appear(_ id: LayerID) {
    guard offered == id else { return }
    hasAppeared = true
    isRemade = false
  }

  /// Notes that the container is made anew. Its writes do not count until something has appeared.
  public mutating func disappear() {
    hasAppeared = false
    isRemade = true
  }

  /// Notes that the stack of a tab has gone back by itself, as some do when their tab is tapped.
  ///
  /// - Parameter id: The tab.
  public mutating func wentBack(_ id: LayerID) {
    if offered == id { hasGoneBack = true }
  }

  /// Notes that a turn is over. Later writes belong to another tap.
  public mutating func settle() {
    hasGoneBack = false
  }

  /// What a written selection means.
  ///
  /// - Parameter id: The tab that was written.
  /// - Returns: A request for another tab. Or a request for the selected tab again, if its content has appeared since
  ///   it was selected, and its stack has not gone back by itself at the same tap.
  public func wrote(_ id: LayerID) -> Answer {
    guard let offered, !isRemade else { return .ignore }
    if id == offered { return hasAppeared && !hasGoneBack ? .request(revision: revision) : .ignore }
    return .request(revision: revision)
  }
}
