/// The only object of a tree that others refer to weakly, so that the objects behind it do not pay
/// for weak references.
@MainActor
final class TreeShell {
  let tree: Tree

  init(_ tree: Tree) {
    self.tree = tree
  }
}

/// A reference to a tree from outside. Its users share it, and do not keep the tree alive.
@MainActor
final class TreeHandle {
  fileprivate(set) weak var shell: TreeShell?

  var tree: Tree? { shell?.tree }

  nonisolated init() {}

  func lead(to shell: TreeShell) {
    self.shell = shell
  }
}
