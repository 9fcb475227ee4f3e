import Testing
import Waymark

@Suite("Outcomes and their reasons")
struct OutcomeTests {
  static let texts: [(reason: IgnoredReason, text: String)] = [
    (.atRoot, "the first entry stays; there is nothing below it to go back to"),
    (.notFound, "there is no such entry, tab or layer"),
    (.empty, "a stack is never empty; name at least one route"),
    (
      .notSameCase,
      "an entry is revised to another route of its case only; use replaceTop or setRoutes"
    ),
    (.noStack, "this layer holds one entry; present it as a sheet or cover to push in it"),
    (.covered, "something else is above; end that first, or use navigate(to:) on its owner"),
    (.nothingPresented, "no layer is presented here"),
    (.originNotOnTop, "the screen that asked is no longer on top"),
    (.left, "it has left the tree; ask its parent to show it again"),
    (
      .notFresh,
      "the coordinator was used before; return a new one, and call no verb in init"
    ),
    (
      .invalidTabs,
      "each tab needs routes that no other tab takes, and one tab has to be selected"
    ),
    (
      .wrongEmbedding,
      "the child's `as:` makes another route; pass the case of the route itself"
    ),
    (.outdated, "the selection has changed in the meantime"),
    (.tooDeep, "there would be too many coordinators; does one compose itself endlessly?"),
    (.notRoot, "only the root of a tree can do this; finish() ends a child"),
    (
      .noReceiver,
      "no coordinator above takes it; compose with onOutput, or handle the signal in an ancestor"
    ),
    (.wrongResult, "the caller waits for a result of another type; pass a value of that type"),
    (.notAwaited, "nobody waits for a result; show the route with a verb that waits for one"),
    (.blocked, "a screen that would leave may not be left now; let its work end first"),
    (.unknownEntry, "this tree has never had that entry, layer or tab"),
  ]

  @Test("Each reason has its text, to the letter", arguments: texts)
  func reason(_ reason: IgnoredReason, text: String) {
    #expect(reason.description == text && "\(reason)" == text)
    #expect("\(Outcome.ignored(reason))" == "ignored(\(reason.rawValue))")
  }

  @Test("The table of texts has every reason, and no text stands for two")
  func complete() {
    #expect(Self.texts.count == IgnoredReason.allCases.count)
    #expect(Set(Self.texts.map(\.reason)) == Set(IgnoredReason.allCases))
    #expect(Set(Self.texts.map(\.text)).count == IgnoredReason.allCases.count)
  }

  @Test(
    "A text is part of a sentence: one line, no capital, no full stop",
    arguments: IgnoredReason.allCases)
  func style(_ reason: IgnoredReason) {
    let text = reason.description
    #expect(text.first?.isLowercase == true)
    #expect(text.last?.isLetter == true || text.last == "?")
    #expect(text.split(whereSeparator: \.isNewline).count == 1)
  }

  @Test(
    "An outcome has a text, and only a performed or redirected one is a change",
    arguments: [
      (Outcome.performed, "performed", true),
      (.unchanged, "unchanged", false),
      (.queued, "queued", false),
      (.ignored(.nothingPresented), "ignored(nothingPresented)", false),
      (.denied("administrators only"), "denied(administrators only)", false),
      (.redirected, "redirected", true),
    ])
  func outcome(_ outcome: Outcome, text: String, didChange: Bool) {
    #expect("\(outcome)" == text)
    #expect(outcome.didChange == didChange)
  }

  @Test("Outcomes are equal if their reasons are")
  func equality() {
    let outcomes: [Outcome] =
      [.performed, .unchanged, .queued, .redirected, .denied("a"), .denied("b")]
      + IgnoredReason.allCases.map(Outcome.ignored)
    #expect(Set(outcomes + outcomes).count == 6 + IgnoredReason.allCases.count)
    #expect(Outcome.ignored(.atRoot) != .ignored(.notFound))
  }
}
