/// The only object of a tree that others refer to weakly, so that the objects behind it do not pay
/// for weak references.
@MainActor
final class TreeShell {
  let tree: Tree

  init(_ tree: Tree) {
    self.tree = tree
  }
}

extension TreeHandle {
  var tree: Tree? {
    guard let shell else { return nil }
    return typed(shell, TreeShell.self)?.tree
  }
}
