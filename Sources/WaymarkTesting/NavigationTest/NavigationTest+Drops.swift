public import Waymark

// Targets that wait, and those that are given up.
extension NavigationTest {
  /// States that the step above has given up a target that waited.
  ///
  /// ```swift
  /// test.step({ $0.open("/profile/settings") }, .held("session")) { $0.present(.signIn) }
  /// await test.screen(SignIn.self, { $0.cancel() }) { $0.dismiss() }
  /// test.drop("settings", .abandoned)
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the target's last route, in the route type of its own coordinator.
  ///   - reason: Why it was given up.
  public func drop(
    _ name: String, _ reason: HoldDropReason,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let place = TestPlace(fileID, filePath, line, column)
    let stated = GivenUp(name: name, reason: reason)
    guard let there = next(\.drop) else {
      let gates = root.pendingNavigations.filter { $0.token.name == name }.map { "\($0.gate)" }
      let waits = gates.first.map { " \(name) still waits for \($0)." } ?? ""
      return fail(
        "No more targets were given up, but \(stated.source) states one.\(waits)", at: place)
    }
    guard there != stated else { return }
    fail(
      "The target that was given up is \(there), but \(stated) was stated.\n\(Advice.write)\(there.source)",
      at: place)
  }

  /// Notes which targets wait, and which no longer do.
  ///
  /// - Parameter token: The target of a verb's outcome. It may no longer wait.
  func noteTargets(_ token: HoldToken? = nil) {
    for token in root.pendingNavigations.map(\.token) + [token].compactMap(\.self)
    where !targets.contains(where: { $0.value == token }) {
      targets.append(Told(value: token, place: place))
    }
    for token in targets.map(\.value) {
      guard case .dropped(let reason)? = token.knownResult else { continue }
      note(.drop(GivenUp(name: token.name, reason: reason)))
    }
    targets.removeAll { $0.value.knownResult != nil }
  }
}

/// A target that waited and was given up.
struct GivenUp: Equatable, CustomStringConvertible {
  let name: String
  let reason: HoldDropReason

  var description: String { "\(name), \(reason)" }

  var source: String { "test.drop(\(name.sourceLiteral), .\(reason.rawValue))" }
}
