import Testing
import Waymark

@MainActor
@Suite("Columns")
struct ColumnsTests {
  @Test("A route goes to the column that takes it, and columns to its right are reset")
  func choosing() throws {
    // region: columns-choosing
    let library = Columns.LibraryCoordinator()
    library.navigate(to: .shelf(.books(of: "Woolf")))
    library.navigate(to: .book(.summary(7)))
    #expect(library.visiblePath == [[.split, .book(.summary(7))]])

    library.navigate(to: .book(.summary(8)))  // in place of the first
    #expect(library.visiblePath == [[.split, .book(.summary(8))]])

    let book = try #require(library.child(Columns.BookCoordinator.self))
    book.navigate(to: .chapter(1))  // from inside: above it
    #expect(book.routes == [.summary(8), .chapter(1)])

    library.navigate(to: .shelf(.books(of: "Kafka")))
    #expect(library.visiblePath == [[.split, .shelf(.books(of: "Kafka"))]])
    #expect(book.routes == [.none])
    // endregion
  }

  @Test("Back goes from column to column if they are shown one at a time")
  func back() throws {
    // region: columns-back
    let library = Columns.LibraryCoordinator()
    library.select(.book(.none))
    library.back()
    #expect(library.visiblePath == [[.split, .shelf(.none)]])

    let columns = try #require(library.projection.base.entries.first?.tabs)
    library.request(isCollapsed: false, in: columns)  // a platform has room for all
    #expect(library.back() == .ignored(.atRoot))
    // endregion
  }
}
