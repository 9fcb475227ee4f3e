/// A path that `open` shows in one part of a coordinator, bottom first.
struct OpenPath {
  struct Step {
    let route: AnyRoute
    /// The id that a draft has already given to the route.
    var id: EntryID?
  }

  var steps: [Step]
  /// True if the last step is the opened route, which is shown by its presentation.
  var hasLeaf = true
  /// True if the opened route is already in its layer, whatever its presentation is.
  var isPlaced = false
  /// How many levels, beginning with this one, have already added their back stacks.
  var levelsWithBackStack = 0
  /// True if the first route is the declared route of a tab, or takes its place. It began the
  /// coordinator, so nothing belongs below it.
  var startsTab = false

  init(_ steps: [Step]) {
    self.steps = steps
  }

  init(_ route: AnyRoute) {
    self.init([Step(route: route)])
  }

  /// The opened route, if its presentation decides how it is shown. For the first route of a tab it
  /// does not.
  var presented: Step? {
    guard hasLeaf, !isPlaced, !startsTab || steps.count > 1 else { return nil }
    return steps.last
  }

  /// True if the back stack of this level is not part of the path yet.
  var needsBackStack: Bool { levelsWithBackStack == 0 }

  /// The count for the coordinator one level down.
  var levelsBelowWithBackStack: Int { max(levelsWithBackStack - 1, 0) }

  /// Notes that this level has added its back stack, or has none.
  mutating func noteBackStack() { levelsWithBackStack = max(levelsWithBackStack, 1) }

  /// Drops all steps except the opened route.
  mutating func keepLeaf() {
    steps.removeFirst(steps.count - 1)
    noteBackStack()
    startsTab = false
  }

  /// The rest of the path, for the layer itself, when the leaf is shown in another layer.
  var withoutLeaf: OpenPath {
    var path = self
    path.steps.removeLast()
    path.hasLeaf = false
    return path
  }

  /// The edit with which a new layer begins.
  var edit: StackEdit<ComparedRoute> {
    StackEdit(tail: steps.map { .new(ComparedRoute($0.route), id: $0.id) })
  }
}
