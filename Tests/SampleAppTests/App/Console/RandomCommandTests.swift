import Kit
import Posts
import Settings
import Testing
import Todos
import Waymark

@testable import SampleApp

@Suite("Random commands")
@MainActor
struct RandomCommandTests {
  private static let count = 2_000

  @Test(
    "After 2,000 random commands the path line, the link, the path and the tree have always agreed",
    arguments: Layout.allCases)
  func agree(layout: Layout) async throws {
    let seed = AppTestGenerator.freshSeed
    print("random commands in \(layout): seed \(seed)")
    var generator = AppTestGenerator(seed: seed)
    let app = AppCoordinator(stores: AppStores(data: AppTestData.small), layout: layout)
    let session = Session(app: app)
    var line = try pathLine(of: session.firstBlock)
    var seen: Set<String> = []
    var undone = 0
    var opened = 0
    for number in 1...Self.count {
      let place = Testing.Comment("seed \(seed), \(layout), command \(number)")
      let before = app.visiblePath
      let command = Self.command(on: app, using: &generator)
      let block = try #require(await session.answer(command.line), place)
      let next = try check(block, after: command, from: before, app, place)
      opened += command.target == nil ? 0 : 1
      seen.formUnion(app.visiblePath.joined().map(\.caseName))
      if Self.isPush(from: before, to: app.visiblePath), Bool.random(using: &generator) {
        let back = try #require(await session.answer("back"), place)
        try #require(try pathLine(of: back) == line, place)
        undone += 1
      } else {
        line = next
      }
    }
    #expect(undone > 100, "seed \(seed)")
    #expect(opened > 60, "seed \(seed)")
    #expect(seen == AppUnderTest.caseNames(in: layout), "seed \(seed)")
  }

  /// Checks the answer to a command, and returns its path line.
  private func check(
    _ block: Block,
    after command: RandomCommand,
    from before: [[AppRoute]],
    _ app: AppCoordinator,
    _ place: Testing.Comment
  ) throws -> String {
    let line = try pathLine(of: block)
    var expected = ""
    for layer in app.visiblePath {
      expected += expected.isEmpty ? "path: " : " ^ "
      expected += layer.map(\.name).joined(separator: " > ")
    }
    try #require(line == expected, place)
    try checkLink(block, after: command, from: before, app, place)

    let tree = app.describe().split(separator: "\n").map { $0.drop { $0 == " " } }
    let path = app.visiblePath.joined().map(\.ownName)
    let leaf = try #require(path.last)
    try #require(tree.count { $0 == leaf + " *" } == 1, place)
    for name in path {
      let inTree = tree.count { $0 == name || $0 == name + " *" }
      try #require(inTree >= path.count { $0 == name }, "\(name) is not in the tree, \(place)")
    }
    try #require(tree.count { $0.hasPrefix("^ ") } == app.visiblePath.count - 1, place)
    return line
  }

  /// Checks the link of what is shown, and what became of one that was opened.
  private func checkLink(
    _ block: Block,
    after command: RandomCommand,
    from before: [[AppRoute]],
    _ app: AppCoordinator,
    _ place: Testing.Comment
  ) throws {
    let leaf = try #require(app.visiblePath.last?.last, place)
    let isQuestion = AppUnderTest.questions.contains(leaf.caseName)
    try #require((block.url == nil) == isQuestion, place)
    if let url = block.url {
      try #require(AppRoute(link: url) == leaf, place)
      try #require(block.text(in: .plain).hasSuffix("\nurl: \(url)\n\n"), place)
    }
    if let target = command.target {
      try #require(leaf == target, place)
    }
    // Of all that is typed here, only going back from the first entry of all can fail otherwise.
    let isFirst = before == [[.home]] || before == [[.tabs, .home]]
    let fails = command.isBrokenLink || isFirst && command.line == "back"
    try #require((block.error != nil) == fails, place)
    try #require(!fails || app.visiblePath == before, place)
  }

  /// The line of the block that begins with `path: `, of which there is one, before that of the link
  /// if there is a link.
  private func pathLine(of block: Block) throws -> String {
    let lines = block.text(in: .plain).split(separator: "\n", omittingEmptySubsequences: false)
    try #require(lines.count { $0.hasPrefix("path: ") } == 1)
    try #require(lines.suffix(2) == ["", ""] && lines.dropLast(2).allSatisfy { !$0.isEmpty })
    return String(try #require(lines.dropLast(block.url == nil ? 2 : 3).last))
  }

  private static func command(
    on app: AppCoordinator,
    using generator: inout AppTestGenerator
  ) -> RandomCommand {
    let actions = app.projection.leaf?.screen?.actions ?? []
    let others =
      ["tree", "log", "help", "root", "home", "url", "links"] + Place.allCases.map { "go \($0)" }
    switch Int.random(in: 0..<100, using: &generator) {
    case ..<65 where !actions.isEmpty:
      // The last actions of a list lead elsewhere than its many rows.
      let isLast = Bool.random(using: &generator)
      let first = isLast ? max(0, actions.count - 4) : 0
      let index = Int.random(in: first..<actions.count, using: &generator)
      let text = actions[index].prompt == nil ? "" : " Title \(generator.next() % 100)"
      return RandomCommand("\(index + 1)\(text)")
    case ..<80: return RandomCommand("back")
    case ..<90: return .open(using: &generator)
    default: return RandomCommand(others[Int.random(in: 0..<others.count, using: &generator)])
    }
  }

  /// Whether the new path is the old one with one more route, or with one more layer.
  private static func isPush(from before: [[AppRoute]], to after: [[AppRoute]]) -> Bool {
    guard let last = after.last else { return false }
    if after.dropLast() == before[...] { return last.count == 1 }
    return after.dropLast() == before.dropLast() && last.dropLast() == before.last?[...]
  }
}

extension AppRoute {
  /// The name in the route type of the feature, as the tree shows it.
  fileprivate var ownName: String {
    switch self {
    case .todos(let route): route.name
    case .posts(let route): route.name
    case .settings(let route): route.name
    case .tabs, .home, .custom: name
    }
  }
}
