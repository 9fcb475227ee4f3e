import Testing

@testable import WaymarkTesting

@Suite("How recorded lines are laid out")
struct SourceLayoutTests {
  @Test("A long line is broken at its outermost list, as the format does")
  func layout() {
    let long =
      ".catalog(.search(text: \"a, b) and all that is written of them\"), [.new, .used], 1)"
    func lines(_ source: String) -> String {
      SourceLayout.lines(of: source, at: 6).joined(separator: "\n")
    }
    #expect(lines("$0.base.append(.home)") == "      $0.base.append(.home)")
    #expect(
      lines("$0[tab: \(long)].append(.home)") == """
              $0[
                tab: .catalog(.search(text: "a, b) and all that is written of them"), [.new, .used], 1)
              ].append(.home)
        """)
    #expect(
      lines("$0.base.append(contentsOf: [.more(title: \(long)), .home])") == """
              $0.base.append(contentsOf: [
                .more(
                  title: .catalog(.search(text: "a, b) and all that is written of them"), [.new, .used], 1)
                ),
                .home,
              ])
        """)
    let policies = "[\"edit(id: 1, [a, b])\": .confirm, \"all that is written of them\": .blocked]"
    #expect(
      lines("test.ends(targets: 1, policies: \(policies))") == """
              test.ends(
                targets: 1,
                policies: ["edit(id: 1, [a, b])": .confirm, "all that is written of them": .blocked]
              )
        """)
    #expect(
      lines("test.ends(policies: \(policies.dropLast()), \"this one\": .confirm])") == """
              test.ends(policies: [
                "edit(id: 1, [a, b])": .confirm,
                "all that is written of them": .blocked,
                "this one": .confirm,
              ])
        """)
  }
}
