import Testing

/// A fault in the cabin, and its findings, to the letter.
struct FaultRow: Sendable, CustomTestStringConvertible {
  let fault: CabinFault
  let texts: [String]

  var testDescription: String { fault.rawValue }

  init(_ fault: CabinFault, _ texts: String...) {
    self.fault = fault
    self.texts = texts
  }
}

extension FaultRow {
  static let all: [FaultRow] = places + rules + ends + ofWaymark

  private static let places: [FaultRow] = [
    FaultRow(
      .sheetThatCannotBeLeft,
      """
      attic has no way back: nothing that a user can do there leads to home.
      3 more places have the same fault.
      The shortest way, 2 moves:
        note
        climb
      As a test:
        await navigationTest(makeApp(), fail: record) { test in
          #error("write: note")
          await test.settle { $0.present(.note, as: .cover) }
          #error("write: climb")
          await test.settle { $0[layer: 1].replaceLast(with: .attic) }
        }
      """),
    FaultRow(
      .linkToNowhere,
      "No tried move shows shelf.",
      "No tried move shows book.",
      """
      /shelf leads nowhere, wherever it is opened. .denied("nobody reads"): Access says: nobody reads.
      """,
      """
      /shelf/1 leads nowhere, wherever it is opened. .denied("nobody reads"): Access says: nobody reads.
      """),
    FaultRow(.routeThatNobodyReaches, "No tried move shows attic."),
  ]

  private static let rules: [FaultRow] = [
    FaultRow(
      .guardThatMissesAWayIn,
      """
      The rule "only who is signed in sees the vault" does not hold: nobody is signed in
      7 more places have the same fault.
      The shortest way, 1 move:
        vault
      As a test:
        await navigationTest(makeApp(), fail: record) { test in
          #error("write: vault")
          await test.settle { $0.base.append(.vault) }
        }
      """,
      "No tried move shows door."),
    FaultRow(
      .sessionThatIsNotLookedAt,
      """
      vault is visible, although access refuses it: vault waits for session
      Call revalidate() when what access reads has changed.
      2 more places have the same fault.
      """ + wayToTheVault,
      """
      The rule "only who is signed in sees the vault" does not hold: nobody is signed in
      2 more places have the same fault.
      """ + wayToTheVault),
    FaultRow(
      .stateThatDoesNotComeBack,
      """
      The state saved at book comes back as another one.
        saved:    home > shelf > book
        restored: home > shelf > cellar
      5 more places have the same fault.
      The shortest way, 1 move:
        open /shelf/1
      As a test:
        await navigationTest(makeApp(), fail: record) { test in
          test.step({ $0.open("/shelf/1") }) { $0.base.append(contentsOf: [.shelf, .book(id: 1)]) }
        }
      """),
    FaultRow(
      .bookThatIsGoneOnceLeft,
      """
      From book the history goes back, but not forward again: .denied("it was sold"). Access says: it was sold.
      1 more place has the same fault.
      The shortest way, 1 move:
        open /shelf/1
      As a test:
        await navigationTest(makeApp(), fail: record) { test in
          test.step({ $0.open("/shelf/1") }) { $0.base.append(contentsOf: [.shelf, .book(id: 1)]) }
        }
      """),
    FaultRow(
      .historyThatGoesOn,
      """
      From shelf the history goes back, but not forward again: the app has added something to what the step back showed.
      1 more place has the same fault.
      The shortest way, 1 move:
        shelf
      As a test:
        await navigationTest(makeApp(), fail: record) { test in
          await test.choose("shelf") { $0.base.append(.shelf) }
        }
      """,
      """
      From door the history goes back and forward, but another state is shown.
        wanted: home > shelf ^ sheet door
        there:  home > shelf ^ sheet door > attic
      The shortest way, 2 moves:
        shelf
        open /vault
      As a test:
        await navigationTest(makeApp(), fail: record) { test in
          await test.choose("shelf") { $0.base.append(.shelf) }
          test.step({ $0.open("/vault") }, .held("session")) { $0.present(.door) }
          test.ends(targets: 1)
        }
      """),
  ]

  private static let ends: [FaultRow] = [
    FaultRow(
      .taskThatNeverEnds,
      """
      A task of shelf still runs when everything else is at rest, and waits for no result.
      End it; let its time pass with passTime(_:); or allow it with tasksMayGoOn(in:).
      31 more places have the same fault.
      The shortest way, 1 move:
        shelf
      As a test:
        await navigationTest(makeApp(), fail: record) { test in
          await test.choose("shelf") { $0.base.append(.shelf) }
          await test.screen(Any.self)
          test.ends(tasks: 1)
        }
      """),
    FaultRow(
      .changesWithoutEnd,
      """
      Something keeps changing at book, and never comes to rest. No moves were tried from there.
      11 more places have the same fault.
      The shortest way, 1 move:
        open /shelf/1
      As a test:
        await navigationTest(makeApp(), fail: record) { test in
          await test.screen(Any.self)
          test.step({ $0.open("/shelf/1") }) { $0.base.append(contentsOf: [.shelf, .book(id: 1)]) }
          // This did not pass when it was tried:
          // Something keeps changing after this step, and never comes to rest.
          await test.screen(Any.self)
          test.ends(tasks: 1)
        }
      """),
    FaultRow(
      .appThatRemembers,
      """
      The same moves in a fresh app lead to another state. No moves were tried from there.
        before: home ^ sheet door, vault waits for session, key nobody
        now:    home > vault, key Ann
      Make each app with stores, clocks and seeds of its own.
      3 more places have the same fault.
      The shortest way, 1 move:
        vault
      As a test:
        await navigationTest(makeApp(), fail: record) { test in
          #error("write: vault")
          await test.settle { $0.present(.door) }
          test.ends(targets: 1)
        }
      """),
    FaultRow(
      .signalThatNobodyHears,
      """
      Misuse is reported (unheardSignal). No coordinator or screen takes the signal String that CabinCoordinator sent. Call handle(String.self) on a coordinator above it, or ask canSend first. A screen takes signals only after it was made.
      3 more places have the same fault.
      The shortest way, 2 moves:
        note
        close
      As a test:
        await navigationTest(makeApp(), fail: record) { test in
          #error("write: note")
          await test.settle { $0.present(.note) }
          #error("write: close")
          await test.settle { $0.dismiss() }
          test.report(.unheardSignal)
        }
      """),
  ]

  /// Faults that no app can have by itself.
  private static let ofWaymark: [FaultRow] = [
    FaultRow(
      .treeThatBreaks,
      """
      The tree is broken: protected entries are counted wrong. That is a fault of Waymark; please report it with the way.
      25 more places have the same fault.
      """ + wayToTheBook),
    FaultRow(
      .platformThatLosesAnEntry,
      """
      The platform does not show the tree.
        #3 book(id: 1): is nowhere, should be at 2 in layer 0 (shows [#2, #3])
      25 more places have the same fault.
      """ + wayToTheBook),
  ]

  private static let wayToTheBook = """

    The shortest way, 1 move:
      open /shelf/1
    As a test:
      await navigationTest(makeApp(), fail: record) { test in
        test.step({ $0.open("/shelf/1") }) { $0.base.append(contentsOf: [.shelf, .book(id: 1)]) }
      }
    """

  private static let wayToTheVault = """

    The shortest way, 3 moves:
      vault
      enter
      sign out
    As a test:
      await navigationTest(makeApp(), fail: record) { test in
        #error("write: vault")
        await test.settle { $0.present(.door) }
        #error("write: enter")
        await test.settle {
          $0.dismiss()
          $0.base.append(.vault)
        }
        test.act({ $0.endSession() })
      }
    """
}
