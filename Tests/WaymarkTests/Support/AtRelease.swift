/// Calls a closure when it is released, as a model that a closure has captured may do.
final class AtRelease: Sendable {
  private let call: @MainActor @Sendable () -> Void

  init(_ call: @escaping @MainActor @Sendable () -> Void) { self.call = call }

  deinit {
    let call = call
    MainActor.assumeIsolated { call() }
  }
}
