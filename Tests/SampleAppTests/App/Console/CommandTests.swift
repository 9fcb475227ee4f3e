import Testing
import WaymarkTesting

@testable import SampleApp

@Suite("Commands")
struct CommandTests {
  @Test(
    "A line is one command, with blanks and upper case as people type them",
    arguments: [
      ("1", .action(1, text: "")),
      ("0", .action(0, text: "")),
      ("007", .action(7, text: "")),
      ("2 Buy milk", .action(2, text: "Buy milk")),
      ("  2 \t Buy  milk  ", .action(2, text: "Buy  milk")),
      ("2 7", .action(2, text: "7")),
      ("back", .navigate(.back)), ("root", .navigate(.root)), ("home", .navigate(.home)),
      ("tree", .tree), ("log", .log),
      ("state", .state), ("State ", .state),
      ("help", .help), ("quit", .quit), ("\tBack ", .navigate(.back)), ("QUIT", .quit),
      ("go home", .navigate(.go(.home))), ("go todos", .navigate(.go(.todos))),
      ("go posts", .navigate(.go(.posts))),
      ("go settings", .navigate(.go(.settings))), ("go custom", .navigate(.go(.custom))),
      ("go add", .navigate(.addTodo)),
      ("Go   Todos", .navigate(.go(.todos))),
      ("tab home", .navigate(.tab(.home))), ("tab todos", .navigate(.tab(.todos))),
      ("tab posts", .navigate(.tab(.posts))),
      ("tab settings", .navigate(.tab(.settings))), ("TAB  Custom ", .navigate(.tab(.custom))),
      ("open /todos/1", .navigate(.open("/todos/1"))),
      ("Open  /Todos/A ", .navigate(.open("/Todos/A"))),
      ("open a  b", .navigate(.open("a  b"))), ("GO ADD", .navigate(.addTodo)),
      ("open ..", .navigate(.open(".."))),
      ("open 1", .navigate(.open("1"))),
      ("system back", .gesture(.back, .finished)),
      ("SYSTEM  Dismiss ", .gesture(.dismiss, .finished)),
      ("system sign-out", .system(.signOut)),
      ("system close", .system(.close)), ("system back finished", .gesture(.back, .finished)),
      ("system back  Cancelled", .gesture(.back, .cancelled)),
      ("system dismiss interrupted", .gesture(.dismiss, .interrupted)), ("yes", .yes), ("No", .no),
      ("url", .url), ("links", .links),
      ("forward", .forward), (" FORWARD", .forward), ("history", .history),
      ("history 1", .position(1)), ("History  007 ", .position(7)), ("history 0", .position(0)),
      ("try back", .trial(.back)), ("Try  ROOT ", .trial(.root)), ("try home", .trial(.home)),
      ("try go add", .trial(.addTodo)), ("try tab posts", .trial(.tab(.posts))),
      ("try open  /Todos/A ", .trial(.open("/Todos/A"))),
    ] as [(String, Command)])
  func commands(line: String, command: Command) throws {
    #expect(try Command.parse(line) == command)
  }

  @Test("A line of blanks is not a command", arguments: ["", " ", "\t  \t", "\u{A0}"])
  func blanks(line: String) throws {
    #expect(try Command.parse(line) == nil)
  }

  @Test(
    "A line that is not a command gets an error with a way to correct it",
    arguments: [
      ("dance", "\"dance\" is not a command; type help to see all commands"),
      ("-1", "\"-1\" is not a command; type help to see all commands"),
      ("2,5", "\"2,5\" is not a command; type help to see all commands"),
      ("١", "\"١\" is not a command; type help to see all commands"),
      ("a\u{1B}[2Jb", "\"a\\u{1B}[2Jb\" is not a command; type help to see all commands"),
      (
        "back now",
        "\"back\" takes no text after it, and there is \"now\"; type back alone"
      ),
      ("go", "\"go\" needs a place; type go and one of \(places)"),
      ("go moon", "\"moon\" is not a place to go to; type go and one of \(places)"),
      (
        "go todos now",
        "\"todos now\" is not a place to go to; type go and one of \(places)"
      ),
      ("tab", "\"tab\" needs the name of a tab; type tab and one of \(tabs)"),
      ("tab moon", "\"moon\" is not a tab; type tab and one of \(tabs)"),
      ("tab add", "\"add\" is not a tab; type tab and one of \(tabs)"),
      ("tab 2", "\"2\" is not a tab; type tab and one of \(tabs)"),
      ("tab todos now", "\"todos now\" is not a tab; type tab and one of \(tabs)"),
      ("tabs", "\"tabs\" is not a command; type help to see all commands"),
      (
        "open  ",
        "\"open\" needs a link; type open and a link, such as open /todos/1"
      ),
      (
        "system",
        "\"system\" needs an event; type system and one of back, dismiss, close, sign-out, collapse, expand"
      ),
      (
        "system reboot",
        "\"reboot\" is not an event of the system; type system and one of back, dismiss, close, sign-out, collapse, expand"
      ),
      (
        "system close cancelled",
        "\"system close\" takes no text after it, and there is \"cancelled\"; type system close alone"
      ),
      (
        "system back now",
        "\"now\" is not a way to end a gesture; type system back and one of finished, cancelled, "
          + "interrupted"
      ),
      (
        "url /todos",
        "\"url\" takes no text after it, and there is \"/todos\"; type url alone"
      ),
      (
        "links all",
        "\"links\" takes no text after it, and there is \"all\"; type links alone"
      ),
      (
        "99999999999999999999",
        "\"99999999999999999999\" is too large for an action; type a number of this screen"
      ),
    ] as [(String, String)])
  func errors(line: String, message: String) {
    let error = #expect(throws: CommandError.self) { try Command.parse(line) }
    #expect(error?.message == message)
  }

  @Test(
    "A command for the history that is not understood gets an error with a way to correct it",
    arguments: [
      (
        "forward 2",
        "\"forward\" takes no text after it, and there is \"2\"; type forward alone"
      ),
      (
        "history two",
        "\"two\" is not the number of a position; type history to see all positions"
      ),
      (
        "history -1",
        "\"-1\" is not the number of a position; type history to see all positions"
      ),
      (
        "history 1 2",
        "\"1 2\" is not the number of a position; type history to see all positions"
      ),
      (
        "history 99999999999999999999",
        "\"99999999999999999999\" is not the number of a position; type history to see all positions"
      ),
    ] as [(String, String)])
  func historyErrors(line: String, message: String) {
    let error = #expect(throws: CommandError.self) { try Command.parse(line) }
    #expect(error?.message == message)
  }

  @Test(
    "A command that cannot be tried gets an error with the reason and a way to correct it",
    arguments: [
      ("try 1", "\"1\" cannot be tried: only the screen knows what its actions do; \(trials)"),
      (
        "try 2 Milk",
        "\"2 Milk\" cannot be tried: only the screen knows what its actions do; \(trials)"
      ),
      (
        "try forward",
        "\"forward\" cannot be tried: a trial knows no history; type history to see where it leads"
      ),
      (
        "try  History 2",
        "\"History 2\" cannot be tried: a trial knows no history; type history to see where it leads"
      ),
      (
        "try system back",
        "\"system back\" cannot be tried: it has already happened when the app hears of it; \(trials)"
      ),
      ("try yes", "\"yes\" cannot be tried: it answers a question; \(trials)"),
      ("try No", "\"No\" cannot be tried: it answers a question; \(trials)"),
      ("try history", "\"history\" cannot be tried: it does not navigate; \(trials)"),
      ("try tree", "\"tree\" cannot be tried: it does not navigate; \(trials)"),
      ("try log", "\"log\" cannot be tried: it does not navigate; \(trials)"),
      ("try url", "\"url\" cannot be tried: it does not navigate; \(trials)"),
      ("try links", "\"links\" cannot be tried: it does not navigate; \(trials)"),
      ("try state", "\"state\" cannot be tried: it does not navigate; \(trials)"),
      ("try help", "\"help\" cannot be tried: it does not navigate; \(trials)"),
      ("try quit", "\"quit\" cannot be tried: it does not navigate; \(trials)"),
      ("try try back", "\"try back\" cannot be tried: it does not navigate; \(trials)"),
    ] as [(String, String)])
  func untried(line: String, message: String) {
    let error = #expect(throws: CommandError.self) { try Command.parse(line) }
    #expect(error?.message == message)
  }

  @Test(
    "A trial of a line that is not a command fails like the line",
    arguments: [
      "fly", "back now", "go moon", "open", "history two", "system", "99999999999999999999",
    ])
  func brokenTrials(line: String) throws {
    let error = try #require(throws: CommandError.self) { try Command.parse(line) }
    #expect(throws: error) { try Command.parse("try \(line)") }
  }

  @Test("A trial of nothing says what it needs", arguments: ["try", "try try "])
  func emptyTrials(line: String) {
    #expect(throws: CommandError.missingTrial) { try Command.parse(line) }
    #expect(
      CommandError.missingTrial.message
        == "\"try\" needs a command, such as try open /todos/1; \(Self.trials)")
  }

  @Test("A long line is cut in the message")
  func longLine() {
    let error = #expect(throws: CommandError.self) {
      try Command.parse(String(repeating: "x", count: 100_000))
    }
    #expect(
      error?.message
        == "\"\(String(repeating: "x", count: 39))…\" is not a command; type help to see all commands"
    )
  }

  @Test("A long line of trials is an error like a short one")
  func manyTrials() {
    for (end, start) in [("back", "\"try try "), ("", "\"try\" needs")] {
      let line = String(repeating: "try ", count: 100_000) + end
      let error = #expect(throws: CommandError.self) { try Command.parse(line) }
      #expect(error?.message.hasPrefix(start) == true)
      #expect((error?.message.count ?? 0) < 200)
    }
  }

  @Test(
    "The text of --run is split at semicolons and line breaks, but not at escaped ones",
    arguments: [
      ("", [""]),
      ("1; 2; back", ["1", " 2", " back"]),
      ("1;;2;", ["1", "", "2", ""]),
      (#"2 Milk\; bread; back"#, ["2 Milk; bread", " back"]),
      (#"2 a\b"#, [#"2 a\b"#]),
      (#"2 a\\;b"#, [#"2 a\"#, "b"]),
      (#"2 a\\\;b\\c"#, [#"2 a\;b\c"#]),
      (#"2 a\"#, [#"2 a\"#]),
      ("1\n2\r\n3", ["1", "2", "3"]),
      (#"2 a\"# + "\n1", [#"2 a\"#, "1"]),
    ] as [(String, [String])])
  func scripts(text: String, lines: [String]) {
    #expect(CommandScript(text).lines == lines)
  }

  private static let trials = "type try and one of open, go, tab, back, root, home"
  private static let tabs = "home, todos, posts, settings, custom"
  private static let places = tabs + ", add"
}
