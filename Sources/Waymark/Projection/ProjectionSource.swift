/// A flow without the type of its routes, whose tree is projected.
@MainActor
protocol ProjectionSource<Screen>: AnyObject {
  associatedtype Screen

  var tree: Tree? { get }
  /// The coordinator's place in the tree; nil before and after.
  var place: (tree: Tree, node: Node)? { get }
  var linkPath: String? { get }
  var histories: HistoryList { get }
  func screen(of entry: Entry) -> Screen?
  func isShowing(_ text: String, exactly: Bool) -> Bool
  func isOnAnySite(_ link: String) -> Bool
  func open(_ link: String, over policy: OpenPolicy, bare: Bool, history: HistoryPolicy?)
    -> Outcome
  func travel(_ travel: HistoryTravel) -> Outcome
}

extension ProjectionSource {
  /// The current rows of a layer, also while a transaction is at work.
  func rows(of object: LayerObject) -> [Entry]? {
    tree?.state.layer(of: object)?.rows
  }

  /// The places of the subtree's entries in a layer, where they are consecutive.
  func places(in object: LayerObject) -> Range<Int> {
    guard let (tree, node) = place, let layer = tree.state.layer(of: object) else { return 0..<0 }
    guard node.level > 0 else { return 0..<layer.rows.count }
    let (state, rows) = (tree.state, layer.rows)
    var first = 0
    while first < rows.count, !state.isWithin(rows[first], node) { first += 1 }
    var end = first
    while end < rows.count, state.isWithin(rows[end], node) { end += 1 }
    return first..<end
  }

  /// The next layer of the subtree above a layer.
  func next(above object: LayerObject) -> LayerObject? {
    // A coordinator that has left sees no layers of its former tree.
    guard let (tree, node) = place, let layer = object.layer.flatMap({ tree.state.layer($0) })
    else { return nil }
    let state = tree.state
    return state.reading(.settled) {
      // A layer that ends is still there while callbacks run.
      guard !layer.isModal || state.modal(layer.place) === layer else { return nil }
      guard node.level > 0 else {
        return layer.tab == nil ? state.modal(layer.place + 1)?.object : nil
      }
      state.walkChain { $0.object.access(.next) }
      guard layer.place >= 0 || layer.key == node.base else { return nil }
      return state.modals.first { $0.place > layer.place && state.isWithin($0, node) }?.object
    }
  }
}
