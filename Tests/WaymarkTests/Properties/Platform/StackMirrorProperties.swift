import Testing

@testable import Waymark

@Suite("What a stack has shown of its path, in all short sessions")
struct StackMirrorProperties {
  private static let steps = 4

  @Test("What counts as shown is what the rules say")
  func followsTheRules() {
    var count = 0
    var path: [NaiveMirror.Step] = []
    func walk(_ mirror: StackMirror, _ naive: NaiveMirror) -> Bool {
      count += 1
      guard mirror.shown == naive.shown.map(EntryID.init(number:)),
        mirror.isBehind == naive.isBehind
      else {
        Issue.record(
          "\(path.map(\.text)): shows \(mirror.shown), behind: \(mirror.isBehind); not \(naive)")
        return false
      }
      guard path.count < Self.steps else { return true }
      for step in NaiveMirror.steps {
        var (mirror, naive) = (mirror, naive)
        path.append(step)
        defer { path.removeLast() }
        mirror.take(step)
        naive.take(step)
        guard walk(mirror, naive) else { return false }
      }
      return true
    }
    guard walk(StackMirror(), NaiveMirror()) else { return }
    #expect(count == 168_421, "20 steps, in sessions of up to four")
  }
}

/// What a platform has shown, from the rules: a set of ids, independent of their order.
private struct NaiveMirror {
  enum Step {
    case offer([Int])
    case appear(Int)
    case disappear

    var text: String {
      switch self {
      case .offer(let path): "offer \(path)"
      case .appear(let id): "\(id) appears"
      case .disappear: "made anew"
      }
    }
  }

  /// All paths of up to three entries, the appearance of each entry, and a container made anew.
  static let steps: [Step] =
    paths.map { .offer($0) } + [1, 2, 3].map { .appear($0) } + [.disappear]

  private static let paths: [[Int]] =
    [[], [1], [2], [3], [1, 2], [2, 1], [1, 3], [3, 1], [2, 3], [3, 2]]
    + [[1, 2, 3], [1, 3, 2], [2, 1, 3], [2, 3, 1], [3, 1, 2], [3, 2, 1]]

  private var offered: [Int] = []
  private var seen: Set<Int> = []

  var shown: [Int] { offered.filter { seen.contains($0) } }
  var isBehind: Bool { offered.last.map { !seen.contains($0) } ?? false }

  mutating func take(_ step: Step) {
    switch step {
    case .offer(let path):
      // Repeating it changes nothing.
      guard path != offered else { return }
      // While the platform has not shown the top, new entries below it do not count as taken either.
      let takesWhatComesBelow = !isBehind
      if takesWhatComesBelow { seen = Set(offered) }
      offered = path
      seen.formIntersection(path)
      if takesWhatComesBelow, let highest = shown.last { see(upTo: highest) }
    case .appear(let id):
      // The appearance of a covered entry removes nothing and adds nothing.
      guard offered.contains(id), id == offered.last || !seen.contains(id) else { return }
      see(upTo: id)
    case .disappear:
      seen = []
    }
  }

  private mutating func see(upTo id: Int) {
    for other in offered {
      seen.insert(other)
      if other == id { return }
    }
  }
}

extension StackMirror {
  fileprivate mutating func take(_ step: NaiveMirror.Step) {
    switch step {
    case .offer(let path): offer(path.map(EntryID.init(number:)))
    case .appear(let id): appear(EntryID(number: id))
    case .disappear: disappear()
    }
  }
}
