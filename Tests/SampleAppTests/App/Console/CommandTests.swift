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
      ("back", .back), ("root", .root), ("home", .home), ("tree", .tree), ("log", .log),
      ("state", .state), ("State ", .state),
      ("help", .help), ("quit", .quit), ("\tBack ", .back), ("QUIT", .quit),
      ("go home", .go(.home)), ("go todos", .go(.todos)), ("go posts", .go(.posts)),
      ("go settings", .go(.settings)), ("go custom", .go(.custom)), ("go add", .go(.add)),
      ("Go   Todos", .go(.todos)),
      ("tab home", .tab(.home)), ("tab todos", .tab(.todos)), ("tab posts", .tab(.posts)),
      ("tab settings", .tab(.settings)), ("TAB  Custom ", .tab(.custom)),
      ("open /todos/1", .open("/todos/1")), ("Open  /Todos/A ", .open("/Todos/A")),
      ("open a  b", .open("a  b")), ("open ..", .open("..")), ("open 1", .open("1")),
      ("system back", .system(.back)), ("SYSTEM  Dismiss ", .system(.dismiss)),
      ("system sign-out", .system(.signOut)),
      ("system close", .system(.close)), ("system back finished", .system(.back)),
      ("system back  Cancelled", .system(.back, .cancelled)),
      ("system dismiss interrupted", .system(.dismiss, .interrupted)), ("yes", .yes), ("No", .no),
      ("url", .url), ("links", .links),
    ] as [(String, Command)])
  func commands(line: String, command: Command) throws {
    #expect(try Command.parse(line) == command)
  }

  @Test("A line of blanks is no command", arguments: ["", " ", "\t  \t", "\u{A0}"])
  func blanks(line: String) throws {
    #expect(try Command.parse(line) == nil)
  }

  @Test(
    "What is no command is told with the mend",
    arguments: [
      ("dance", .unknown, "\"dance\" is not a command; type help to see all commands"),
      ("-1", .unknown, "\"-1\" is not a command; type help to see all commands"),
      ("2,5", .unknown, "\"2,5\" is not a command; type help to see all commands"),
      ("١", .unknown, "\"١\" is not a command; type help to see all commands"),
      ("a\u{1B}[2Jb", .unknown, "\"a\\u{1B}[2Jb\" is not a command; type help to see all commands"),
      (
        "back now", .extraText,
        "\"back\" takes no text after it, and there is \"now\"; type back alone"
      ),
      ("go", .missingPlace, "\"go\" needs a place; type go and one of \(places)"),
      ("go moon", .unknownPlace, "\"moon\" is no place to go to; type go and one of \(places)"),
      (
        "go todos now", .unknownPlace,
        "\"todos now\" is no place to go to; type go and one of \(places)"
      ),
      ("tab", .missingTab, "\"tab\" needs the name of a tab; type tab and one of \(tabs)"),
      ("tab moon", .unknownTab, "\"moon\" is no tab; type tab and one of \(tabs)"),
      ("tab add", .unknownTab, "\"add\" is no tab; type tab and one of \(tabs)"),
      ("tab 2", .unknownTab, "\"2\" is no tab; type tab and one of \(tabs)"),
      ("tab todos now", .unknownTab, "\"todos now\" is no tab; type tab and one of \(tabs)"),
      ("tabs", .unknown, "\"tabs\" is not a command; type help to see all commands"),
      (
        "open  ", .missingLink,
        "\"open\" needs a link; type open and a link, such as open /todos/1"
      ),
      (
        "system", .missingEvent,
        "\"system\" needs an event; type system and one of back, dismiss, close, sign-out, collapse, expand"
      ),
      (
        "system reboot", .unknownEvent,
        "\"reboot\" is no event of the system; type system and one of back, dismiss, close, sign-out, collapse, expand"
      ),
      (
        "system close cancelled", .unknownEvent,
        "\"close cancelled\" is no event of the system; type system and one of back, dismiss, close, "
          + "sign-out, collapse, expand"
      ),
      (
        "system back now", .unknownEnd,
        "\"now\" is no way in which a gesture ends; type system back and one of finished, cancelled, "
          + "interrupted"
      ),
      (
        "url /todos", .extraText,
        "\"url\" takes no text after it, and there is \"/todos\"; type url alone"
      ),
      (
        "links all", .extraText,
        "\"links\" takes no text after it, and there is \"all\"; type links alone"
      ),
      (
        "99999999999999999999", .largeNumber,
        "\"99999999999999999999\" is too large for an action; type a number of this screen"
      ),
    ] as [(String, CommandError.Code, String)])
  func errors(line: String, code: CommandError.Code, message: String) {
    let error = #expect(throws: CommandError.self) { try Command.parse(line) }
    #expect(error?.code == code)
    #expect(error?.message == message)
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

  @Test(
    "The text of --run is split at semicolons and line breaks, but not at escaped ones",
    arguments: [
      ("", [""]),
      ("1; 2; back", ["1", " 2", " back"]),
      ("1;;2;", ["1", "", "2", ""]),
      (#"2 Milk\; bread; back"#, ["2 Milk; bread", " back"]),
      (#"2 a\b"#, [#"2 a\b"#]),
      (#"2 a\\;b"#, [#"2 a\;b"#]),
      (#"2 a\"#, [#"2 a\"#]),
      ("1\n2\r\n3", ["1", "2", "3"]),
      (#"2 a\"# + "\n1", [#"2 a\"#, "1"]),
    ] as [(String, [String])])
  func scripts(text: String, lines: [String]) {
    #expect(CommandScript(text).lines == lines)
  }

  private static let tabs = "home, todos, posts, settings, custom"
  private static let places = tabs + ", add"
}
