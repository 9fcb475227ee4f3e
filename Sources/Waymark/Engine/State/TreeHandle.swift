/// A tree seen from outside: all who need it share this, and none of them keeps it.
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
