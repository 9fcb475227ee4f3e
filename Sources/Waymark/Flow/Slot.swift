/// One place in a layer of a flow.
@MainActor
enum Slot {
  /// An entry of the flow itself.
  case entry(Entry)
  /// A child, whose own stack is the run of routes that one embedding takes.
  case child(any AnyChildLink)

  var link: (any AnyChildLink)? {
    guard case .child(let link) = self else { return nil }
    return link
  }

  var entry: Entry? {
    guard case .entry(let entry) = self else { return nil }
    return entry
  }

  func isIdentical(to other: Slot) -> Bool {
    switch (self, other) {
    case (.entry(let one), .entry(let two)): one === two
    case (.child(let one), .child(let two)): one === two
    default: false
    }
  }

  /// True if the draft has made the slot.
  var isFresh: Bool {
    switch self {
    case .entry(let entry): entry.mark.isFresh
    case .child(let link): link.mark.isFresh
    }
  }

  /// Walks the entries from the top. A child that is not made yet has none, but it has identities.
  func walkEntries(_ reading: Reading, _ body: (Entry) -> Bool) -> Bool {
    switch self {
    case .entry(let entry): body(entry)
    case .child(let link): link.child?.baseLayer.walkEntries(reading, body) ?? true
    }
  }

  /// The number of entries, counted no further than `limit`.
  func count(_ reading: Reading, upTo limit: Int) -> Int {
    guard case .child(let link) = self else { return 1 }
    var count = 0
    _ = link.walkIDs(reading) { _ in
      count += 1
      return count < limit
    }
    return count
  }

  /// Walks the identities from the top, also those of a child that is not made yet.
  func walkIDs(_ reading: Reading, _ body: (EntryID) -> Bool) -> Bool {
    switch self {
    case .entry(let entry): body(entry.id)
    case .child(let link): link.walkIDs(reading, body)
    }
  }

  /// The uppermost entry; nil if it lies in a child that is not made yet.
  func topEntry(_ reading: Reading) -> Entry? {
    switch self {
    case .entry(let entry): entry
    case .child(let link): link.child?.baseLayer.topEntry(reading)
    }
  }

  /// The child with the uppermost entry, if it is not made yet.
  func topPending(_ reading: Reading) -> (any AnyChildLink)? {
    guard let link else { return nil }
    guard let child = link.child else { return link }
    return child.baseLayer.topPending(reading)
  }

  func bottomEntry(_ reading: Reading) -> Entry? {
    switch self {
    case .entry(let entry): entry
    case .child(let link): link.child?.baseLayer.bottomEntry(reading)
    }
  }
}
