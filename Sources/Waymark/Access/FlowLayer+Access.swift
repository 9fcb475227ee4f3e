extension FlowLayer {
  /// What is said against what the draft adds to the layer.
  func entryRefusal() -> AccessRefusal? {
    guard let flow, let tail = alternate?.tail, !comesUnseen else { return nil }
    var found: AccessRefusal?
    func ask(_ route: Route, _ id: EntryID) {
      guard found?.level != 0, var refusal = flow.refusal(of: route) else { return }
      refusal.place = (self, id)
      found = AccessRefusal.outer(found, refusal)
    }
    for slot in tail {
      switch slot {
      case .entry(let entry): if entry.mark == .fresh { ask(entry.route, entry.id) }
      case .child(let link):
        guard link.mark == .fresh, link.body.node == nil else { continue }
        var run: [(route: Route, id: EntryID)] = []
        _ = link.body.walk(.alternate) { id, route in
          run.append((route, id))
          return true
        }
        // Of two refusals of one coordinator the lower one counts, as among entries.
        for item in run.reversed() { ask(item.route, item.id) }
      }
    }
    return found
  }

  /// True if the draft adds an entry or a child.
  var addsSomething: Bool {
    alternate?.tail.contains { slot in
      switch slot {
      case .entry(let entry): entry.mark == .fresh
      case .child(let link): link.mark == .fresh
      }
    } ?? false
  }
}
