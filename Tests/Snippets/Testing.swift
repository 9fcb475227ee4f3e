// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Reader
public import Shell
public import Testing
import Waymark

// region: testing-routes
extension ShellRoute: CustomTestStringConvertible {}
extension ReaderRoute: CustomTestStringConvertible {}
// endregion

// region: testing-lists
extension Array: @retroactive CustomTestStringConvertible
where Element: CustomTestStringConvertible {
  public var testDescription: String {
    "[" + map(\.testDescription).joined(separator: ", ") + "]"
  }
}
// endregion

// region: testing-reporter
extension MisuseReporter {
  static func failing(at location: SourceLocation = #_sourceLocation) -> MisuseReporter {
    MisuseReporter { Issue.record("\($0)", sourceLocation: location) }
  }
}
// endregion

// region: testing-model
@MainActor
final class BookListModel {
  private let navigator: Navigator<BooksCoordinator>

  init(navigator: Navigator<BooksCoordinator>) { self.navigator = navigator }

  func choose(_ id: Int) { navigator.push(.detail(id: id)) }
}
// endregion
