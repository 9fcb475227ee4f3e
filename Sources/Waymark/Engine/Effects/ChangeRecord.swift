/// A change for all its observers. It is made once, and each observer reads it in the types of its coordinator.
final class ChangeRecord: Sendable {
  struct Step: Sendable {
    enum Subject {
      case entry(EntryID, AnyRoute)
      case coordinator(String)
    }

    let kind: LifecycleEvent
    let depth: Int
    let subject: Subject
    /// The coordinators from the root down to the coordinator of the step. Nil if they are those of
    /// the first step, because most changes concern one coordinator.
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
  /// The number of steps.
  let count: Int
  /// The first steps. Most changes have no more, so they need no list.
  private let first: Step?
  private let second: Step?
  private let third: Step?
  private let others: [Step]
  /// The entries that left against their leave policy and without a confirmation, each with its coordinators.
  let overruled: [(id: EntryID, path: [NodeKey])]
  let revisions: [Revision]

  /// - Parameter others: The steps after the third.
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

  /// The step at an index; nil after the last.
  func step(_ place: Int) -> Step? {
    switch place {
    case 0: first
    case 1: second
    case 2: third
    default: place - 3 < others.count ? others[place - 3] : nil
    }
  }
}
