// Screens in tabs that may not be seen yet: they are not made, and whoever asked is told once they may.

extension Entry {
  /// False in a tab that is not selected, and that `access` would refuse to select. Registers with all
  /// of the tree that decides it.
  var mayBeSeen: Bool {
    var answers: [ObjectIdentifier: Bool] = [:]
    return mayBeSeen(&answers)
  }

  /// The same.
  ///
  /// - Parameter answers: What is known of tabs already, so that `access` is asked once for each.
  fileprivate func mayBeSeen(_ answers: inout [ObjectIdentifier: Bool]) -> Bool {
    var mayBeSeen = true
    layer?.host?.outerTabs { tabSet, position in
      tabSet.entry?.layer?.access()
      guard tabSet.selection(.current).selected != position else { return true }
      let tab = tabSet.layers[position]
      tab.accessAll(.current)
      let known = answers[ObjectIdentifier(tab)]
      mayBeSeen = known ?? tab.mayBeSelected(.current)
      answers[ObjectIdentifier(tab)] = mayBeSeen
      return mayBeSeen
    }
    return mayBeSeen
  }
}

extension FlowLayer {
  /// True if `access` refuses nothing of what the tab would show.
  func mayBeSelected(_ reading: Reading) -> Bool {
    walkEntries(reading) { entry in
      guard entry.refusal() == nil else { return false }
      return entry.tabSet?.selectedLayer(reading).mayBeSelected(reading) ?? true
    }
  }
}

/// An entry whose screen was asked for although it may not be seen.
struct UnseenEntry {
  weak var entry: Entry?
}

extension Tree {
  func noteUnseen(_ entry: Entry) {
    guard !unseen.contains(where: { $0.entry === entry }) else { return }
    unseen.append(UnseenEntry(entry: entry))
  }

  /// Tells whoever asked for a screen that may be seen by now. `access` is asked for nothing else.
  func tellUnseen() {
    let asked = unseen.take()
    var answers: [ObjectIdentifier: Bool] = [:]
    for item in asked {
      guard let entry = item.entry, let layer = entry.layer, case .none = entry.screen else {
        continue
      }
      guard entry.mayBeSeen(&answers) else {
        noteUnseen(entry)
        continue
      }
      layer.willChange()
      layer.didChange()
    }
  }
}
