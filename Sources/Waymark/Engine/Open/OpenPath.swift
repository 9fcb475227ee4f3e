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
  var asked = 0
  /// True if the first route is the declared route of a tab. It began the coordinator, so nothing
  /// belongs below it.
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

  /// Drops all steps except the opened route.
  mutating func keepLeaf() {
    steps.removeFirst(steps.count - 1)
    asked = max(asked, 1)
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

/// The settings of `open`, which are the same on every level.
struct OpenMode {
  var asksBackStacks = true
  /// Which modal leaves are the only route of their child, because a layer is already made for
  /// them.
  var placed = PlacedLeaf.none
  /// True to compare only, without changes.
  var isTrial = false
  /// True while a child is made. Layers of other coordinators above it came later in the same
  /// transaction.
  var isMaking = false
  /// The reason why layers end that are not part of the path.
  var endReason = LeaveReason.dismissed

  /// The same settings inside a layer. A layer for one entry has no room for back stacks.
  func inLayer(_ style: ModalStyle) -> OpenMode {
    var mode = self
    mode.asksBackStacks = asksBackStacks && style.allowsStack
    if mode.placed != .every { mode.placed = .styled(style) }
    return mode
  }
}

/// Which modal leaves already have a layer, made by a coordinator above.
enum PlacedLeaf: Equatable {
  case none
  /// Leaves to which the coordinator right above gives this style, too.
  case styled(ModalStyle)
  /// All leaves.
  case every

  func includes(_ presentation: Presentation) -> Bool {
    guard case .modal(let style) = presentation else { return false }
    return self == .every || self == .styled(style)
  }
}

/// The result of a path in one part.
@MainActor
struct Opened {
  enum Fit {
    /// The part already shows the path.
    case exact
    /// The part shows the path now, or will once its children are made.
    case changed
    /// Nothing in the part could stay, and nothing was done. Has the path with its back stacks.
    case misfit(OpenPath)

    var isExact: Bool {
      if case .exact = self { return true }
      return false
    }
  }

  /// Handles the layers above once all bases are right. Returns true if the layers already were
  /// right.
  typealias Leaf = @MainActor (Draft) throws(Refusal) -> Bool

  let fit: Fit
  var leaf: Leaf?
}
