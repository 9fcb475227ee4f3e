public import Observation

/// Keeps changes in the file `changes.json` of a folder, across runs of the app.
///
/// - Each recorded change is on disk when `record` returns, unless `saveProblem` says otherwise.
/// - Whenever the program is killed, the file contains the complete state before or after a change.
/// - A file that cannot be read is never overwritten. It is kept under another name.
/// - Two programs never use the same folder at once.
@MainActor
@Observable
public final class ChangeStore: ChangePersister {
  /// The name of the file.
  public static let fileName = "changes.json"

  /// A message for the user if changes that cannot be read were set aside, or nil.
  public let notice: String?

  /// All recorded changes, of this run and earlier ones.
  public private(set) var changes: Changes

  /// The reason why the last change could not be saved, on one line for a screen, or nil.
  public private(set) var saveProblem: String?

  private let folder: StoreFolder

  /// Opens a folder, or makes it if it does not exist, and reads the changes in it.
  ///
  /// A damaged file, or one of a newer program, is renamed to `changes.kept-1.json` or the
  /// next free number; then `notice` says so and there are no changes. The folder stays reserved
  /// for this object as long as it lives.
  ///
  /// - Throws: `StoreError` if the folder cannot be made, opened or written, if another
  ///   program uses it, or if the file cannot be read for a reason that is not its content.
  public init(directory: String) throws(StoreError) {
    folder = try StoreFolder.reserve(directory, for: Self.fileName)
    (changes, notice) = try Self.read(from: folder)
  }

  /// Edits the changes and writes all of them to the file.
  public func record(_ edit: (inout Changes) -> Void) {
    edit(&changes)
    do {
      try folder.replace(Self.fileName, with: try ChangeFile.encode(changes))
      saveProblem = nil
    } catch {
      let reason = (error as? FileFailure)?.reason ?? "\(error)".oneLine()
      saveProblem =
        "Not saved: \(folder.path.oneLine())/\(Self.fileName) cannot be written (\(reason)). "
        + "The change is kept until the app quits, and saving is tried again with the next one."
    }
  }

  private static func read(
    from folder: borrowing StoreFolder
  ) throws(StoreError) -> (Changes, notice: String?) {
    let problem: ChangeFileProblem
    do {
      guard let bytes = try folder.read(fileName) else { return (Changes(), nil) }
      return (try ChangeFile.decode(bytes), nil)
    } catch FileFailure.notFile {
      problem = .damaged("it is not a file")
    } catch let failure as FileFailure {
      throw StoreError(
        .cannotRead, folder.path, "\(fileName) cannot be read", because: failure.reason,
        help: "make it readable, or move it away")
    } catch let found as ChangeFileProblem {
      problem = found
    } catch {
      problem = .damaged("\(error)".oneLine())
    }
    let name = try folder.setAside(fileName)
    let file = "\(folder.path.oneLine())/\(fileName)"
    let end = "The app starts without them, and the file is kept as \(name)."
    switch problem {
    case .damaged(let reason):
      return (Changes(), "The saved changes in \(file) cannot be read: \(reason). \(end)")
    case .newer(let version):
      return (
        Changes(),
        "The saved changes in \(file) are of format \(version), made by a newer version of the "
          + "app; this one reads format \(ChangeFile.currentVersion). \(end)"
      )
    }
  }
}
