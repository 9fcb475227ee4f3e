/// What keeps targets that wait, as each of them knows it.
@MainActor
protocol HoldKeeper: AnyObject {
  /// Is called with a target whose check has ended.
  var releaseCheck: @MainActor (Hold, String) -> Void { get }
  /// Notes that what waits is looked at.
  func access()
  /// Tells those who look of a change.
  ///
  /// - Parameter isSeen: False if nobody could see it.
  func change(if isSeen: Bool, _ body: () -> Void)
  /// Takes over what a target waits for now.
  func update(_ hold: Hold)
  /// Ends targets without calling their verbs; false if none of them waits.
  func drop(_ dropped: [Hold], _ reason: HoldDropReason) -> Bool
  func end(_ ending: [Hold], _ result: HoldResult)
}
