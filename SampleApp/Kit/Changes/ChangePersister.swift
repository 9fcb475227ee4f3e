/// The place where stores keep their changes across runs.
///
/// The app uses `ChangeStore`. Tests may have their own.
@MainActor
public protocol ChangePersister: AnyObject {
  /// All recorded changes, of this run and earlier ones.
  var changes: Changes { get }

  /// The reason why the last change could not be saved, on one line for a screen, or nil.
  var saveProblem: String? { get }

  /// Edits the changes and saves all of them.
  ///
  /// If they cannot be saved, they stay in `changes`, `saveProblem` says why, and the next call
  /// tries again with everything.
  func record(_ edit: (inout Changes) -> Void)
}
