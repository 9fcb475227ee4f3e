/// How new routes came to a layer. This decides how a child begins that they start.
enum Arrival: Equatable {
  /// By a verb that names all routes: the child has exactly these.
  case literal
  /// By `navigate(to:)` or `deliver(_:select:)`: the child shows its start, and navigates to a modal
  /// leaf, unless the parent has already made a layer of the same style for it.
  case navigating(in: ModalStyle?, selecting: Bool)
  /// By `open`: the child adds its back stack, and presents a modal leaf.
  case opening(Opening)

  struct Opening: Equatable {
    /// How to continue in the new child.
    let mode: OpenMode
    /// True if the last route is the opened one.
    var hasLeaf = true
    /// How many levels, beginning with the child, have already added their back stacks.
    var levelsWithBackStack = 0
    /// True if the first route is the declared route of a tab.
    var startsTab = false

    init(
      _ mode: OpenMode, hasLeaf: Bool = true, levelsWithBackStack: Int = 0, startsTab: Bool = false
    ) {
      self.mode = OpenMode(
        asksBackStacks: mode.asksBackStacks, placed: mode.placed, isMaking: true)
      self.hasLeaf = hasLeaf
      self.levelsWithBackStack = levelsWithBackStack
      self.startsTab = startsTab
    }
  }

  /// The same for a run without the opened route.
  var withoutLeaf: Arrival {
    guard case .opening(var opening) = self else { return self }
    opening.hasLeaf = false
    return .opening(opening)
  }

  /// The same for a run whose child has not added its back stack yet.
  var withoutBackStack: Arrival {
    guard case .opening(var opening) = self else { return self }
    opening.levelsWithBackStack = 0
    opening.startsTab = false
    return .opening(opening)
  }
}
