/// The one object of a tree that is referred to weakly: what lies behind it is not, so nothing
/// there pays for that.
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
