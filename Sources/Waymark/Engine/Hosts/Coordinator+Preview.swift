extension Coordinator {
  /// Makes the screen of a route outside any tree.
  func preview(of route: Route, _ level: Int) -> Screen? {
    guard level < Tree.deepestLevel else { return nil }
    switch destination(for: route).content {
    case .screen(let make): return make(Navigator { _ in .ignored(.left) })
    case .child(let recipe): return (recipe.preview(level + 1) as? ScreenBox<Screen>)?.screen
    case .tabs: return nil
    }
  }
}
