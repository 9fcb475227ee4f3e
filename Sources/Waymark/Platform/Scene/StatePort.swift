public import Observation

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Saves the state of a root for a scene, and restores it.
///
/// ```swift
/// let port = StatePort(app)
/// port.restore(stored)     // the state that the scene saved before
/// app.push(.detail(id: 7))
/// port.data                // a second later: the bytes to store
/// port.save()              // the scene leaves the foreground: at once
/// ```
///
/// ## Guarantees
///
/// - Changes are saved at most once in each interval. `save()` saves at once.
/// - Equal bytes are not reported again.
/// - If the state is too long or too deep to be written, the bytes stay as they were.
/// - While `isSaving` is false, nothing is saved, and saved bytes are deleted.
@MainActor
public final class StatePort<C: Coordinator>: nonisolated Observable {
  private let root: C
  private let interval: Duration
  private let clock: any Clock<Duration>
  private let observed = Observed()
  private var stored: Data?
  private var observer: ObserverToken?
  private var wait: Task<Void, Never>?

  /// Makes the port of a scene. It saves nothing before `restore(_:policy:)` or `begin()`.
  ///
  /// - Parameters:
  ///   - root: The root of the scene. The port holds it.
  ///   - interval: How long changes are collected before they are saved.
  ///   - clock: The clock that measures the time.
  public init(
    _ root: C, every interval: Duration = .seconds(1),
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.root = root
    self.interval = interval
    self.clock = clock
  }

  deinit {
    wait?.cancel()
    guard let observer else { return }
    Task { @MainActor in observer.cancel() }
  }

  /// The bytes to store; nil if there are none. Observed.
  public var data: Data? {
    observed.access()
    return stored
  }

  /// Whether the state is saved. Setting it to false, for example at sign-out, deletes the saved bytes.
  public var isSaving = true {
    didSet {
      guard isSaving != oldValue else { return }
      if isSaving { save() } else { store(nil) }
    }
  }

  /// Restores stored bytes, and saves changes from now on.
  ///
  /// - Parameters:
  ///   - data: The stored bytes; nil if there are none.
  ///   - policy: What happens to a list if one of its entries cannot come back.
  /// - Returns: What came back, or why the bytes are not a snapshot; nil if there are none, or `isSaving` is false.
  /// - Complexity: That of reading the bytes, and of `restore` of the root.
  @discardableResult
  public func restore(
    _ data: Data?, policy: RestorePolicy = .truncate
  ) -> Result<RestoreReport, SnapshotError>? {
    begin()
    guard isSaving, let data else { return nil }
    store(data)
    do throws(SnapshotError) {
      return .success(root.restore(try NavigationSnapshot(json: data), policy: policy))
    } catch {
      return .failure(error)
    }
  }

  /// Saves the present state.
  ///
  /// - Complexity: That of `snapshot()` of the root, and of writing it.
  public func save() {
    wait.take()?.cancel()
    guard isSaving, observer != nil else { return }
    // If the state cannot be written, an earlier one is better than none.
    guard let data = try? root.snapshot().json() else { return }
    store(data)
  }

  /// Saves changes from now on, even if nothing was restored.
  ///
  /// - Complexity: That of `observe` of the root.
  public func begin() {
    guard observer == nil else { return }
    observer = root.observe { [weak self] _, _ in self?.note() }
  }

  private func note() {
    guard isSaving, wait == nil else { return }
    wait = Task { [weak self, interval, clock] in
      guard await portTimer(interval, by: clock) else { return }
      self?.save()
    }
  }

  private func store(_ data: Data?) {
    guard data != stored else { return }
    observed.change { stored = data }
  }
}
