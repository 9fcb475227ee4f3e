import Kit

extension SettingsStore {
  /// What screens add at the end when the last change could not be saved.
  var problemLines: [String] {
    saveProblem.map { ["", $0] } ?? []
  }
}
