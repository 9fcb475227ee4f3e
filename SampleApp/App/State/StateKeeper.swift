import Foundation
import Kit
import Waymark

/// Keeps the navigation state in a file, across runs.
@MainActor
final class StateKeeper {
  /// The saved state, or nil if the file is new or contains no usable state.
  let saved: NavigationSnapshot?

  /// The reason why a file is not restored, on one line, or nil.
  let notice: String?

  private let file: KeptFile
  private var last: NavigationSnapshot?

  /// Opens a file, and reads the saved state of an app with a layout.
  ///
  /// Any other file is renamed, such as `place.json` to `place.kept-1.json` or the next free number,
  /// and `notice` says so.
  init(path: String, layout: Layout) throws(StoreError) {
    file = try KeptFile(path: path)
    let bytes = try file.read()
    guard !bytes.isEmpty else {
      (saved, notice) = (nil, nil)
      return
    }
    do throws(StateProblem) {
      saved = try layout.snapshot(of: bytes)
      notice = nil
      last = saved
    } catch {
      let name = try file.setAside()
      saved = nil
      notice =
        "\(path.oneLine()): \(error.reason). The app starts at its first screen, and the file is kept as "
        + "\(name.oneLine())."
    }
  }

  /// Saves a state, unless the file already contains it.
  ///
  /// - Returns: The reason why it is not saved, on one line, or nil.
  func save(_ snapshot: NavigationSnapshot) -> String? {
    guard snapshot != last else { return nil }
    let json: Data
    do throws(SnapshotError) {
      json = try snapshot.json()
    } catch {
      return "Not saved: \(error)."
    }
    guard let reason = file.replace(with: Array(json) + [UInt8(ascii: "\n")]) else {
      last = snapshot
      return nil
    }
    return
      "Not saved: \(file.path.oneLine()) cannot be written (\(reason)). It is tried again with the next change."
  }
}
