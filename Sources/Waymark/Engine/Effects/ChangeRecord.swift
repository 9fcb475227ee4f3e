/// One change as all its observers see it: made once, and read by each in the types of its own
/// coordinator.
final class ChangeRecord: Sendable {
  struct Step: Sendable {
    enum Subject {
      case entry(EntryID, AnyRoute)
      case coordinator(String)
    }

    let kind: LifecycleEvent
    let depth: Int
    let subject: Subject
    /// The coordinators from the root down to the one that it is about; nil for those of the first
    /// step, since most changes are of one coordinator.
    let path: [NodeKey]?
  }

  /// An entry whose route was changed in place.
  struct Revision: Sendable {
    let id: EntryID
    let old: AnyRoute
    let new: AnyRoute
    let path: [NodeKey]
  }

  let cause: NavigationCause
  let source: NavigationSource
  /// The coordinators of the first step.
  let path: [NodeKey]
  /// How many steps there are.
  let count: Int
  /// The first steps: most changes have no more, and need no list.
  private let first: Step?
  private let second: Step?
  private let third: Step?
  private let others: [Step]
  /// The entries that left although they are not free and nobody confirmed it, each with its
  /// coordinators.
  let overruled: [(id: EntryID, path: [NodeKey])]
  let revisions: [Revision]

  /// - Parameter others: The steps behind the third.
  init(
    _ cause: NavigationCause, _ source: NavigationSource, of path: [NodeKey], count: Int,
    _ first: Step?, _ second: Step?, _ third: Step?, _ others: [Step],
    overruled: [(id: EntryID, path: [NodeKey])], _ revisions: [Revision]
  ) {
    self.cause = cause
    self.source = source
    self.path = path
    self.count = count
    self.first = first
    self.second = second
    self.third = third
    self.others = others
    self.overruled = overruled
    self.revisions = revisions
  }

  /// The step at a place; nil behind the last.
  func step(_ place: Int) -> Step? {
    switch place {
    case 0: first
    case 1: second
    case 2: third
    default: place - 3 < others.count ? others[place - 3] : nil
    }
  }
}
