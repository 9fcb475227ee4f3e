import Testing
import Waymark
import WaymarkTesting

@MainActor
@Suite("The guide to outputs that ask for an answer")
struct RepliesTests {
  @Test("One feature is answered by another, and neither knows the other")
  func answered() async throws {
    let app = PostOffice.AppCoordinator()
    let letter = try #require(app.projection.leaf?.screen as? PostOffice.LetterModel)
    let asking = Task { await letter.chooseAddress() }
    try await until(app.layers.count == 2)
    let contacts = try #require(app.projection.leaf?.screen as? PostOffice.ContactsModel)
    // region: replies-run
    #expect(app.layers == [[.letters(.draft)], [.contacts(.list)]])
    contacts.choose(PostOffice.Contact(name: "Ann", address: "3 Elm Street"))
    await asking.value
    #expect(letter.address == "3 Elm Street")
    #expect(app.layers == [[.letters(.draft)]])
    // endregion
  }

  @Test("A test answers for the app")
  func testing() async {
    // region: replies-testing
    let letters = RecordedNavigator<PostOffice.LettersCoordinator>()
    letters.answerAsk(with: "3 Elm Street")
    letters.answerAsk(with: nil)
    let letter = PostOffice.LetterModel(navigator: letters.navigator)
    await letter.chooseAddress()
    #expect(letter.address == "3 Elm Street")
    await letter.chooseAddress()
    #expect(letter.address == "3 Elm Street")
    // endregion
  }
}
