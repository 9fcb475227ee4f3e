public import Observation

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// What a scene saves of its root, and when.
///
/// ```swift
/// let port = StatePort(app)
/// port.restore(stored)     // what was saved when the scene was shown before
/// app.push(.detail(id: 7))
/// port.data                // a second later: what is to be stored
/// port.save()              // the scene leaves the foreground: at once
/// ```
///
/// ## Guarantees
///
/// - What is there is saved at most once in each interval, and at once if `save()` says so.
/// - Bytes that are the same are not told again.
/// - What cannot be written, being too long or too deep, leaves what was stored before.
/// - While `isSaving` is false nothing is saved, and what was is gone.
@MainActor
public final class StatePort<C: Coordinator>: nonisolated Observable {
  private let root: C
  private let interval: Duration
  private let clock: any Clock<Duration>
  private let observed = Observed()
  private var stored: Data?
  private var observer: ObserverToken?
  private var wait: Task<Void, Never>?

  /// Makes the port of a scene. It saves nothing before it has restored.
  ///
  /// - Parameters:
  ///   - root: The root of the scene. The port holds it.
  ///   - interval: How long changes are gathered before they are saved.
  ///   - clock: What measures that.
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
  }

  /// The bytes that are to be stored; nil if none are. Observed.
  public var data: Data? {
    observed.access()
    return stored
  }

  /// Whether anything is stored. False, at a sign-out most likely, deletes what was.
  public var isSaving = true {
    didSet {
      guard isSaving != oldValue else { return }
      if isSaving { save() } else { store(nil) }
    }
  }

  /// Restores what was stored, and saves what changes from now on.
  ///
  /// - Parameters:
  ///   - data: What was stored; nil if nothing was.
  ///   - policy: What becomes of a list one of whose entries cannot come back.
  /// - Returns: What came back, or why the bytes are no snapshot; nil if there are none, or none shall be stored.
  @discardableResult
  public func restore(
    _ data: Data?, policy: RestorePolicy = .truncate
  ) -> Result<RestoreReport, SnapshotError>? {
    begin()
    guard isSaving, let data else { return nil }
    stored = data
    do throws(SnapshotError) {
      return .success(root.restore(try NavigationSnapshot(json: data), policy: policy))
    } catch {
      return .failure(error)
    }
  }

  /// Stores what is there now.
  public func save() {
    wait.take()?.cancel()
    guard isSaving, observer != nil else { return }
    // An earlier place is better than none.
    guard let data = try? root.snapshot().json() else { return }
    store(data)
  }

  /// Saves what changes from now on, also if nothing was restored.
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
