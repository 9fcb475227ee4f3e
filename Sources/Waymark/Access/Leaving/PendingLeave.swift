/// An open question whether an entry may be left: stub.
@MainActor
final class PendingLeave {
  func proceed() -> Outcome { .unchanged }
  func cancel() -> Outcome { .unchanged }
}
