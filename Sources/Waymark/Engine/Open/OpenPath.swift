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

/// How `open` goes about its work, the same on every level.
struct OpenMode {
  var asksBackStacks = true
  /// Which modal leaves are alone in their child, since a layer is made for them already.
  var placed = PlacedLeaf.none
  /// True to compare only: nothing is changed.
  var isTrial = false
  /// True while a child is made: layers of others above it came later in the same transaction.
  var isMaking = false
  /// Why layers end that are not wanted.
  var endReason = LeaveReason.dismissed

  /// The same inside of a layer: one that holds a single entry has no room for back stacks.
  func inLayer(_ style: ModalStyle) -> OpenMode {
    var mode = self
    mode.asksBackStacks = asksBackStacks && style.allowsStack
    if mode.placed != .every { mode.placed = .styled(style) }
    return mode
  }
}

/// Which modal leaves have a layer already that a coordinator above has made for them.
enum PlacedLeaf: Equatable {
  case none
  /// Those that the coordinator right above gives this style, too.
  case styled(ModalStyle)
  /// All of them.
  case every

  func includes(_ presentation: Presentation) -> Bool {
    guard case .modal(let style) = presentation else { return false }
    return self == .every || self == .styled(style)
  }
}

/// What became of a path in one part.
@MainActor
struct Opened {
  enum Fit {
    /// The part shows the path already.
    case exact
    /// The part shows the path now, or will when its children are made.
    case changed
    /// Nothing in the part could stay, and nothing was done: the path, with its back stacks.
    case misfit(OpenPath)

    var isExact: Bool {
      if case .exact = self { return true }
      return false
    }
  }

  /// Sees to the layers above once all bases are right; true if they were right already.
  typealias Leaf = @MainActor (Draft) throws(Refusal) -> Bool

  let fit: Fit
  var leaf: Leaf?
}
