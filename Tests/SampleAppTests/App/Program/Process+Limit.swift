import Foundation

extension Process {
  /// Starts the program, and kills it if it still runs after five minutes: a test that waits for what a program never
  /// prints then fails instead of hanging.
  ///
  /// - Returns: The limit, to be cancelled after the end, since a later program may have the same number.
  func runLimited() throws -> DispatchWorkItem {
    try run()
    let limit = DispatchWorkItem { [processIdentifier] in kill(processIdentifier, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(300), execute: limit)
    return limit
  }
}
