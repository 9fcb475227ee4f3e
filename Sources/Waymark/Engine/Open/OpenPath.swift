/// A path that `open` shows in one part of a coordinator, from bottom to top.
struct OpenPath {
  struct Step {
    let route: AnyRoute
    /// The identity that a draft has given to the route already.
    var id: EntryID?
  }

  var steps: [Step]
  /// True if the last step is the route that was opened: it is shown by its presentation.
  var hasLeaf = true
  /// True if the opened route is in its layer already, whatever its presentation says.
  var isPlaced = false
  /// How many levels, from this one on, have added their back stacks already.
  var asked = 0
  /// True if the first route is the one that a tab was declared with: it began the coordinator, and
  /// nothing belongs below it.
  var startsTab = false

  init(_ steps: [Step]) {
    self.steps = steps
  }

  init(_ route: AnyRoute) {
    self.init([Step(route: route)])
  }

  /// The opened route, if its presentation decides how it is shown. A tab shows its first route, as
  /// it is.
  var presented: Step? {
    guard hasLeaf, !isPlaced, !startsTab || steps.count > 1 else { return nil }
    return steps.last
  }

  /// The opened route alone.
  mutating func keepLeaf() {
    steps.removeFirst(steps.count - 1)
    asked = max(asked, 1)
    startsTab = false
  }

  /// The part that the layer keeps for itself when its leaf is shown in another one.
  var withoutLeaf: OpenPath {
    var path = self
    path.steps.removeLast()
    path.hasLeaf = false
    return path
  }

  /// The path as what a new layer begins with.
  var edit: StackEdit<ComparedRoute> {
    StackEdit(tail: steps.map { .new(ComparedRoute($0.route), id: $0.id) })
  }
}
