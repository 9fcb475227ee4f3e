/// What a record tells, with routes in boxes: most observers never look at them.
struct ChangeFacts: Sendable {
  let cause: NavigationCause
  let source: NavigationSource
  let steps: [ChangeStep]
  let overruled: [EntryID]
}

/// One step of a change, without the type of its route.
struct ChangeStep: Sendable {
  enum Subject {
    /// The box holds a route of the observed coordinator's type.
    case entry(EntryID, any AnyRouteBox)
    case coordinator(String)
  }

  let kind: LifecycleEvent
  let subject: Subject
  let depth: Int
}
