/// The correct cabin as plain arrays. Its own search finds what an explorer must find.
struct NaiveCabin: Hashable {
  var base = ["home"]
  var sheets: [String] = []
  var user = "nobody"
  /// True while the vault waits and the door is shown for it.
  var waits = false

  /// The text that an explorer writes.
  var text: String {
    ([([base.joined(separator: " > ")] + sheets.map { "sheet \($0)" }).joined(separator: " ^ ")]
      + (waits ? ["vault waits for session"] : []) + ["key \(user)"]).joined(separator: ", ")
  }

  private var isSignedIn: Bool { user != "nobody" }

  /// The state after each move.
  var moves: [NaiveCabin] { actions + gestures + links + [signedOut] }

  private var actions: [NaiveCabin] {
    switch sheets.last ?? base.last {
    case "home": [with { $0.base.append("shelf") }, toVault, with { $0.sheets.append("note") }]
    case "shelf": [with { $0.base.append("book") }]
    case "book": [with { $0.sheets.append("note") }]
    case "note": [dismissed]
    case "door": [entered, dismissed]
    default: []
    }
  }

  private var gestures: [NaiveCabin] {
    guard sheets.isEmpty else { return [dismissed] }
    return base.count < 2
      ? [] : [with { $0.base.removeLast() }, with { $0.base.removeLast($0.base.count - 1) }]
  }

  private var links: [NaiveCabin] {
    [opened(["home"]), opened(["home", "shelf"]), opened(["home", "shelf", "book"]), toVault]
  }

  private var toVault: NaiveCabin {
    if isSignedIn { return opened(["home", "vault"]) }
    return waits
      ? self
      : with {
        $0.waits = true
        $0.sheets.append("door")
      }
  }

  private func opened(_ path: [String]) -> NaiveCabin {
    with {
      $0.base = path
      $0.sheets = []
      $0.waits = false
    }
  }

  /// The waiting target's door is uppermost. If it goes, the target is given up.
  private var dismissed: NaiveCabin {
    with {
      $0.sheets.removeLast()
      $0.waits = false
    }
  }

  private var entered: NaiveCabin {
    var inside = self
    inside.user = "Ann"
    return inside.waits ? inside.opened(["home", "vault"]) : inside.dismissed
  }

  private var signedOut: NaiveCabin {
    with {
      $0.user = "nobody"
      $0.base.removeAll { $0 == "vault" }
    }
  }

  private func with(_ change: (inout NaiveCabin) -> Void) -> NaiveCabin {
    var other = self
    change(&other)
    return other
  }

  /// The lengths of the shortest ways to all states.
  static var lengths: [String: Int] {
    var lengths = [NaiveCabin().text: 0]
    var open = [NaiveCabin()]
    var next = 0
    while next < open.count {
      let state = open[next]
      next += 1
      for other in state.moves where lengths[other.text] == nil {
        lengths[other.text] = (lengths[state.text] ?? 0) + 1
        open.append(other)
      }
    }
    return lengths
  }
}
