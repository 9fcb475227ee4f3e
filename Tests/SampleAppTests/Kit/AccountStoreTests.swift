import Kit
import Testing

@Suite("Accounts")
@MainActor
struct AccountStoreTests {
  @Test("At first there is no user; any name signs in, and signing out forgets it")
  func session() throws {
    let account = AccountStore()
    #expect(account.name == nil && !account.isSignedIn)
    try account.signIn(name: "\t Ann Ash ")
    #expect(account.name == "Ann Ash" && account.isSignedIn)
    try account.signIn(name: "Bob")
    #expect(account.name == "Bob")
    account.signOut()
    account.signOut()
    #expect(account.name == nil && !account.isSignedIn)
  }

  @Test(
    "A blank name is refused, with a way to correct it, and the signed-in user stays",
    arguments: [("", "the text is empty"), (" \n", "the text has only blanks")])
  func blankName(name: String, found: String) throws {
    let account = AccountStore()
    try account.signIn(name: "Ann")
    let error = #expect(throws: AccountError.self) { try account.signIn(name: name) }
    #expect(error == .blankName(name))
    #expect(error?.description == "Signing in needs a name, and \(found); type any name.")
    #expect(account.name == "Ann")
  }
}
