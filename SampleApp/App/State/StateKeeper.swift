import Foundation
import Kit
import Waymark

/// Keeps where the app is in a file, across runs.
@MainActor
final class StateKeeper {
  /// Where the app was, or nil if the file is new or holds nothing that could be shown.
  let saved: NavigationSnapshot?

  /// Why nothing of a file is restored, on one line, or nil.
  let notice: String?

  private let file: KeptFile
  private var last: NavigationSnapshot?

  /// Opens a file, and reads what an app of a layout has left in it.
  ///
  /// A file of anything else is renamed to `NAME.damaged-1` or the next free number, and `notice` says so.
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

  /// Saves where the app is, unless the file says so already.
  ///
  /// - Returns: Why it is not saved, on one line, or nil.
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
