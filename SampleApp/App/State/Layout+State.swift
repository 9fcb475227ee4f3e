import Foundation
import Waymark

extension Layout {
  /// How routes are saved: as their links, and what holds the places of a layout by its name.
  ///
  /// What has no link otherwise waits for an answer, or is the answer to somebody who waits, and nobody waits
  /// after a restart. It is not saved.
  var routeCoding: RouteCoding<AppRoute> {
    let (start, name) = (start, rawValue)
    return .links.or(
      RouteCoding(text: { $0 == start ? name : nil }, route: { $0 == name ? start : nil }))
  }

  /// Returns what an app of this layout has saved.
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
