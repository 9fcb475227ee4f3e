/// What a platform's tabs have taken of the selection that they were offered.
///
/// ```swift
/// var mirror = TabMirror()
/// mirror.offer(todos, revision: 3)
/// mirror.wrote(todos)   // .ignore: tabs write what is selected when they are made
/// mirror.appear(todos)
/// mirror.wrote(todos)   // .request(revision: 3): it was tapped once more
/// mirror.wrote(posts)   // .request(revision: 3)
/// ```
public struct TabMirror: Hashable, Sendable {
  /// What a written selection means.
  public enum Answer: Hashable, Sendable {
    /// The user asks for it, having seen the selection with this revision.
    case request(revision: Int)
    /// It is none.
    case ignore
  }

  /// The selection that was offered last.
  public private(set) var offered: LayerID?
  private var revision = 0
  /// True once the content of the selected tab has appeared since it was selected.
  private var hasAppeared = false
  /// True while the container is made anew and nothing of it has appeared.
  private var isRemade = false
  /// True if the stack in the selected tab has written that something is gone, in this turn.
  private var hasGoneBack = false

  /// Makes the mirror of tabs that were offered nothing.
  public init() {}

  /// Notes that a platform is offered a selection.
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

  /// Notes that the container is made anew: what it writes until something appears is no wish of the user.
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

  /// Notes that a turn is over: what is written from now on belongs to another tap.
  public mutating func settle() {
    hasGoneBack = false
  }

  /// What a written selection means.
  ///
  /// - Parameter id: The tab that was written.
  /// - Returns: A request for another tab, or for the selected one once more if its content has appeared since
  ///   it was selected, and its stack has not gone back by itself with the same tap.
  public func wrote(_ id: LayerID) -> Answer {
    guard let offered, !isRemade else { return .ignore }
    if id == offered { return hasAppeared && !hasGoneBack ? .request(revision: revision) : .ignore }
    return .request(revision: revision)
  }
}
