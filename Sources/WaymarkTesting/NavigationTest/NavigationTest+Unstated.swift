import Waymark

// What has happened, and no line has stated yet.
extension NavigationTest {
  /// Notes something that happened in the last step.
  func note(_ event: UnstatedEvent<C>) {
    unstated.append(Told(value: event, place: place))
  }

  /// Finds out what has happened below the last step without changing the tree.
  ///
  /// Called before anything is stated, and before the next step begins: it belongs to the step above.
  func collect() {
    noteMoments()
    noteTargets()
    noteQuestion(root.pendingLeave)
  }

  /// Takes the next event of one kind; nil if there is none.
  func next<Value>(_ value: (UnstatedEvent<C>) -> Value?) -> Value? {
    collect()
    guard let place = unstated.firstIndex(where: { value($0.value) != nil }) else { return nil }
    return value(unstated.remove(at: place).value)
  }

  /// Fails for each event.
  func failWhatNobodyStated() {
    collect()
    for event in unstated { fail(event.value.failure, at: event.place) }
    (unstated, refusals) = ([], [])
  }
}
