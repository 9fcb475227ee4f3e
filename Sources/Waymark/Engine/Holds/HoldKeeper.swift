/// The list that keeps waiting targets, as each target knows it.
@MainActor
protocol HoldKeeper: AnyObject {
  /// Called with a target whose check has ended.
  var releaseCheck: @MainActor (Hold, String) -> Void { get }
  /// Notes that the waiting targets are read.
  func access()
  /// Makes a change, and tells readers of it.
  ///
  /// - Parameter isSeen: False if no reader can see the change.
  func change(if isSeen: Bool, _ body: () -> Void)
  /// Notes the place that is shown for a target.
  func show(_ place: ShownPlace?, for hold: Hold, adding isAdded: Bool)
  /// Notes the present gate of a target.
  func update(_ hold: Hold)
  /// True if another target runs the check, and either leads on from the first entry of the app.
  func isChecking(_ name: String, besides hold: Hold) -> Bool
  /// Asks the targets that share checks again, because nobody runs these any more.
  func passOn(_ names: [String])
  /// Ends targets without calling their verbs; false if none of them waits.
  func drop(_ dropped: [Hold], _ reason: HoldDropReason) -> Bool
  func end(_ ending: [Hold], _ result: HoldResult)
}
