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

// region: testing-model
@MainActor
final class BookListModel {
  private let navigator: Navigator<BooksCoordinator>

  init(navigator: Navigator<BooksCoordinator>) { self.navigator = navigator }

  func choose(_ id: Int) { navigator.push(.detail(id: id)) }
}
// endregion
