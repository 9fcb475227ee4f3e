/// A reference to a tree from outside. Its users share it, and do not keep the tree alive.
///
/// What it leads to lies above the state, which knows no more of it than that it is there.
@MainActor
final class TreeHandle {
  private(set) weak var shell: AnyObject?

  nonisolated init() {}

  func lead(to shell: AnyObject) {
    self.shell = shell
  }
}
