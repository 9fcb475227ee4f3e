import Kit

extension SettingsStore {
  /// The lines that screens add at the end if the last change could not be saved.
  var problemLines: [String] {
    saveProblem.map { ["", $0] } ?? []
  }
}
