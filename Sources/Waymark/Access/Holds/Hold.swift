/// A target that waits: stub.
@MainActor
final class Hold {
  private(set) var result: HoldResult?

  func drop(_ reason: HoldDropReason) -> Bool { false }
  func finalResult() async -> HoldResult { result ?? .dropped(.left) }
}
