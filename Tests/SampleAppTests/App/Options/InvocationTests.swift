import Testing

@testable import SampleApp

@Suite("Options of the program")
struct InvocationTests {
  @Test(
    "Arguments are read in any order, with values after them or after an equals sign",
    arguments: [
      ([], .run(Options())),
      (["--layout", "stack"], .run(Options(layout: .stack))),
      (["--layout", "tabs"], .run(Options(layout: .tabs))),
      (["--layout=tabs"], .run(Options(layout: .tabs))),
      (["--layout", "split", "--columns", "120"], .run(Options(layout: .split, columns: 120))),
      (["--columns=20"], .run(Options(columns: 20))),
      (["--columns", "1000"], .run(Options(columns: 1_000))),
      (
        ["--run", "1; 2", "--store", "s", "--data", "d", "--layout", "tabs"],
        .run(Options(layout: .tabs, data: "d", store: "s", run: "1; 2"))
      ),
      (["--open", "/todos/1"], .run(Options(open: "/todos/1"))),
      (["--state", "place.json"], .run(Options(state: "place.json"))),
      (["--record=Walk.swift"], .run(Options(record: "Walk.swift"))),
      (["--open=custom?message=a=b"], .run(Options(open: "custom?message=a=b"))),
      (["--run", "url", "--open", "todos"], .run(Options(open: "todos", run: "url"))),
      (["--open", "-"], .run(Options(open: "-"))),
      (["--open=--x"], .run(Options(open: "--x"))),
      (["--run", ""], .run(Options(run: ""))),
      (["--run="], .run(Options(run: ""))),
      (["--run=2 a=b"], .run(Options(run: "2 a=b"))),
      (["--run", "-1"], .run(Options(run: "-1"))),
      (["--state=-h"], .run(Options(state: "-h"))),
      (["--data=--x"], .run(Options(data: "--x"))),
      (["--help"], .help), (["-h"], .help), (["--version"], .version),
      (["--help", "--moon"], .help), (["--run", "1", "-h", "x"], .help),
      (["--layout", "tabs", "--version"], .version),
    ] as [([String], Invocation)])
  func reading(arguments: [String], invocation: Invocation) throws {
    #expect(try Invocation.parse(arguments) == invocation)
  }

  @Test(
    "Wrong arguments get an error with the option and a way to correct it",
    arguments: [
      (["--moon"], "--moon is not an option; use --help to see all options"),
      (["-H"], "-H is not an option; use --help to see all options"),
      (["-help"], "-help is not an option; use --help to see all options"),
      (["--h"], "--h is not an option; use --help to see all options"),
      (["--Layout"], "--Layout is not an option; use --help to see all options"),
      (
        ["--moon", "--help"],
        "--moon is not an option; use --help to see all options"
      ),
      (["--moon=\n"], "--moon is not an option; use --help to see all options"),
      (
        ["go todos"],
        "\"go todos\" belongs to no option; "
          + "write --run before commands, --open before a link, --state or --record before a file, "
          + "--data or --store before a folder"
      ),
      (
        [""],
        "\"\" belongs to no option; "
          + "write --run before commands, --open before a link, --state or --record before a file, "
          + "--data or --store before a folder"
      ),
      (["--layout"], "--layout needs a value; write --layout stack, tabs or split"),
      (
        ["--columns", "19"],
        "--columns cannot be \"19\"; write a number from 20 to 1000"
      ),
      (
        ["--columns", "wide"],
        "--columns cannot be \"wide\"; write a number from 20 to 1000"
      ),
      (
        ["--columns=1001"],
        "--columns cannot be \"1001\"; write a number from 20 to 1000"
      ),
      (["--columns"], "--columns needs a value; write --columns N"),
      (["--data"], "--data needs a value; write --data DIR"),
      (["--data", ""], "--data needs a value; write --data DIR"),
      (["--data", "--run", "1"], "--data needs a value; write --data DIR"),
      (["--store="], "--store needs a value; write --store DIR"),
      (["--state"], "--state needs a value; write --state FILE"),
      (["--state", "-h"], "--state needs a value; write --state FILE"),
      (["--store", "-h", "x"], "--store needs a value; write --store DIR"),
      (["--open"], "--open needs a value; write --open LINK"),
      (["--open="], "--open needs a value; write --open LINK"),
      (
        ["--open", "--run", "1"], "--open needs a value; write --open LINK"
      ),
      (["--open", "a", "--open", "a"], "--open is given twice; write it once"),
      (["--run"], "--run needs a value; write --run \"COMMANDS\""),
      (
        ["--state", "x", "--record=x"], "--state and --record need a file each; write two names"
      ),
      (["--help=me"], "--help takes no value; write --help alone"),
      (["-h=me"], "-h=me is not an option; use --help to see all options"),
      (["--run", "1", "--run", "2"], "--run is given twice; write it once"),
      (
        ["--layout", "Tabs"],
        "--layout cannot be \"Tabs\"; write --layout stack, --layout tabs or --layout split"
      ),
      (
        ["--layout="], "--layout needs a value; write --layout stack, tabs or split"
      ),
    ] as [([String], String)])
  func errors(arguments: [String], message: String) {
    let error = #expect(throws: OptionsError.self) { try Invocation.parse(arguments) }
    #expect(error?.message == message)
  }

  @Test("The help names every option")
  func help() {
    for name in OptionName.allCases {
      #expect(Help.usage.contains("  \(name.rawValue)"))
    }
  }
}
