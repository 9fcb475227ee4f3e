/// Where stores keep their changes across runs.
///
/// `ChangeStore` is the one that the app uses; tests may have their own.
@MainActor
public protocol ChangePersister: AnyObject {
  /// All changes that have been recorded, by this run or an earlier one.
  var changes: Changes { get }

  /// Why the last change could not be saved, on one line for a screen to show, or nil.
  var saveProblem: String? { get }

  /// Edits the changes and saves all of them.
  ///
  /// If they cannot be saved, they stay in `changes`, `saveProblem` says why, and the next call
  /// tries again with everything.
  func record(_ edit: (inout Changes) -> Void)
}
