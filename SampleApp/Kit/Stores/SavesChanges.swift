/// A store that saves its changes, if it can.
@MainActor
public protocol SavesChanges {
  /// The reason why the last change could not be saved, on one line for the screen, or nil.
  var saveProblem: String? { get }
}

extension SavesChanges {
  /// The lines that screens add at the end if the last change could not be saved.
  public var problemLines: [String] { saveProblem.map { ["", $0] } ?? [] }
}
