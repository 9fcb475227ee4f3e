/// The look of the app.
public enum Theme: String, CaseIterable, Codable, Hashable, Sendable {
  /// The look of the system.
  case system
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
  /// Brown on cream, for long reading.
  case sepia
}
