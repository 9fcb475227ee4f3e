import Testing
import Waymark

extension Layer<TestScreen> {
  /// The topmost entry with this name, in tabs, too.
  func entry(named name: String) -> LayerEntry<TestScreen>? {
    for entry in entries.reversed() {
      if entry.name == name { return entry }
      for tab in entry.tabs?.layers ?? [] {
        if let found = tab.entry(named: name) { return found }
      }
    }
    return nil
  }
}

extension Coordinator where Screen == TestScreen {
  /// The topmost entry with this name in the whole tree.
  func entry(named name: String) -> LayerEntry<TestScreen>? {
    projection.layers.reversed().lazy.compactMap { $0.entry(named: name) }.first
  }

  /// The navigator of the topmost entry with this name in its own coordinator's routes.
  func navigator<C: Coordinator>(
    _ type: C.Type = C.self, of name: String
  ) throws -> Navigator<C> {
    try #require(entry(named: name)?.screen as? NavigatingScreen<C>, "\(name)").navigator
  }
}
