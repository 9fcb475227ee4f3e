/// The one object of a tree that is referred to weakly: what lies behind it is not, so nothing
/// there pays for that.
@MainActor
final class TreeShell {
  let tree: Tree

  init(_ tree: Tree) {
    self.tree = tree
  }
}

/// A tree seen from outside: all who need it share this, and none of them keeps it.
@MainActor
final class TreeHandle {
  fileprivate(set) weak var shell: TreeShell?

  var tree: Tree? { shell?.tree }

  nonisolated init() {}

  func lead(to shell: TreeShell) {
    self.shell = shell
  }
}
