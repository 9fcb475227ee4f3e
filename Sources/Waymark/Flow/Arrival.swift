/// How new routes came to a layer, which decides how a child that they start begins.
enum Arrival: Equatable {
  /// By a verb that names all its routes: the child has just these.
  case literal
  /// By `navigate(to:)`: a modal leaf is presented above the child's start.
  case navigating
  /// By `open`: the child adds its back stack below, and presents a modal leaf.
  case opening(Opening)

  struct Opening: Equatable {
    var asksBackStacks = true
    /// True if the last route is the one that was opened.
    var hasLeaf = true
    /// How many levels, from the child on, have added their back stacks already.
    var asked = 0
  }

  /// The same for a run of routes that the opened one is not in.
  var withoutLeaf: Arrival {
    guard case .opening(var opening) = self else { return self }
    opening.hasLeaf = false
    return .opening(opening)
  }

  /// The same for a run of routes whose child nobody has asked yet.
  var unasked: Arrival {
    guard case .opening(var opening) = self else { return self }
    opening.asked = 0
    return .opening(opening)
  }
}
