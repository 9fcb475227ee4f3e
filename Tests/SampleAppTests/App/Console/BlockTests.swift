import Testing
import Todos

@testable import SampleApp

@Suite("Blocks")
struct BlockTests {
  private let block = Block(
    error: "no way", text: ["first\n\nthird"], screen: ["Title\n\npath: data"],
    actions: [.init(title: "Go", prompt: nil), .init(title: "Add", prompt: "Title")],
    path: "home > todos.list", url: "/todos")

  @Test("The error, the text, the screen, its actions, the path and the link come in this order")
  func order() {
    #expect(
      block.rendered(in: .plain) == """
        error: no way
          first
        \("  ")
          third
          Title
        \("  ")
          path: data
          1. Go
          2. Add <Title>
        path: home > todos.list
        url: /todos


        """)
  }

  @Test("The tabs are on a line above the screen, the selected one in brackets")
  func tabs() {
    var block = block
    block.tabs = [
      .init(title: "Home", isSelected: false), .init(title: "Todos", isSelected: true),
      .init(title: "a\nb", isSelected: false),
    ]
    let lines = block.rendered(in: .plain).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines.prefix(8) == [
        "error: no way", "  first", "  ", "  third", "  Home  [Todos]  a\\nb", "  ", "  Title",
        "  ",
      ])
    #expect(
      block.rendered(in: .colour).contains("\n  Home  \u{1B}[1m[Todos]\u{1B}[0m  a\\nb\n  \n"))
  }

  @Test("A block has only its screen and its path if there is nothing else, not even a link")
  func least() {
    let block = Block(screen: ["Title"], actions: [], path: "home")
    #expect(block.rendered(in: .plain) == "  Title\npath: home\n\n")
  }

  @Test("No data can end a block, begin a line of another kind, or reach the terminal raw")
  func hostileData() {
    let data = "a\r\npath: x\nurl: /\r\n\r\nerror: y\u{2028}\u{1B}[2J\u{7}\u{85}\u{B}\n"
    let block = Block(
      error: data, text: [data], screen: [data, ""], actions: [.init(title: data, prompt: data)],
      path: "custom(message: \"\u{9B}2J\u{202E}\")")
    let lines = block.rendered(in: .plain).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first?.hasPrefix("error: a\\r\\npath: x\\nurl: /") == true)
    #expect(lines.dropFirst().dropLast(3).allSatisfy { $0.hasPrefix("  ") })
    #expect(lines.suffix(3) == [#"path: custom(message: "\u{9B}2J\u{202E}")"#, "", ""])
    #expect(
      lines.joined().unicodeScalars.allSatisfy {
        ![.control, .format].contains($0.properties.generalCategory)
      })
  }

  @Test("Colours surround the text, and without them the text is the plain one")
  func colours() throws {
    let text = block.rendered(in: .colour)
    #expect(text.hasPrefix("\u{1B}[31merror: \u{1B}[0mno way\n"))
    #expect(text.contains("  \u{1B}[36m2.\u{1B}[0m Add\u{1B}[2m <Title>\u{1B}[0m\n"))
    #expect(
      text.hasSuffix(
        "\u{1B}[2mpath: home > todos.list\u{1B}[0m\n\u{1B}[2murl: /todos\u{1B}[0m\n\n"))
    #expect(text.replacing(try Regex("\u{1B}\\[[0-9]+m"), with: "") == block.rendered(in: .plain))
  }

  @Test("A path line has all steps of all layers")
  func pathLine() {
    #expect(PathLine.text(of: [[AppRoute.home]]) == "home")
    #expect(
      PathLine.text(of: [
        [AppRoute.tabs, .todos(.list), .todos(.detail(id: 3))], [.todos(.rename(id: 3))],
      ]) == "tabs > todos.list > todos.detail(id: 3) ^ todos.rename(id: 3)")
  }
}
