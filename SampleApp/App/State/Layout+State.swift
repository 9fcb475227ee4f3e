import Foundation
import Waymark

extension Layout {
  /// Saves routes as their links, and the containers of a layout by their names.
  ///
  /// All other routes without a link ask or answer a question. After a restart no screen waits for
  /// the answer, so they are not saved.
  var routeCoding: RouteCoding<AppRoute> {
    let (start, name) = (start, rawValue)
    return .links.or(
      RouteCoding(text: { $0 == start ? name : nil }, route: { $0 == name ? start : nil }))
  }

  /// Returns the saved state of an app with this layout.
  func snapshot(of bytes: [UInt8]) throws(StateProblem) -> NavigationSnapshot {
    let snapshot: NavigationSnapshot
    do throws(SnapshotError) {
      snapshot = try NavigationSnapshot(json: Data(bytes))
    } catch {
      throw .unreadable(error)
    }
    let first = snapshot.layers.first?.path.first?.text
    let layout = Self.allCases.first { $0.routeCoding.text(for: $0.start) == first }
    guard let layout else { throw .otherApp(first) }
    guard layout == self else { throw .otherLayout(layout) }
    return snapshot
  }
}
