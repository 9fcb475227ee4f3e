import Kit
import Testing

@Suite("Posts and settings")
@MainActor
struct PostAndSettingsStoreTests {
  @Test("Posts, comments and authors are found by id, in the order of the data")
  func posts() throws {
    let data = try SampleData.bundled()
    let store = PostStore(data: data)
    #expect(store.posts == data.posts)
    #expect(store.post(id: 3) == data.posts[2])
    #expect(store.post(id: 99) == nil)
    #expect(store.comments(of: 3) == data.comments.filter { $0.postId == 3 })
    #expect(store.comments(of: 99).isEmpty)
    #expect(store.user(id: 2) == data.users[1])
    #expect(store.user(id: 99) == nil)
    #expect(store.page(1, size: 100, of: 3).items == data.posts.filter { $0.userId == 3 })
    #expect(store.page(1, size: 100, of: 99).items.isEmpty)
    #expect(store.page(2, size: 5).items == Array(data.posts[5..<10]))
  }

  @Test("Settings start with the system's look and 10 items, and keep the user's choices")
  func settings() {
    let store = SettingsStore()
    #expect(store.theme == .system)
    #expect(store.itemsPerPage == .ten)
    store.choose(.dark)
    store.choose(.fifty)
    #expect(store.theme == .dark)
    #expect(store.itemsPerPage.rawValue == 50)
    #expect(store.saveProblem == nil)
  }

  @Test("Choosing the same setting again saves nothing")
  func sameSetting() {
    let persister = RecordingPersister()
    let store = SettingsStore(persister: persister)
    store.choose(.system)
    store.choose(.ten)
    #expect(persister.records == 0)
    store.choose(.sepia)
    store.choose(.sepia)
    store.choose(.five)
    #expect(persister.records == 2)
    #expect(persister.changes.theme == .sepia)
    #expect(persister.changes.itemsPerPage == .five)
    #expect(SettingsStore(persister: persister).theme == .sepia)
    #expect(SettingsStore(persister: persister).itemsPerPage == .five)
  }
}
