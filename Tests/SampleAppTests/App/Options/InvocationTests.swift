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
      (["--moon"], .unknownOption, "--moon is not an option; use --help to see all options"),
      (["-H"], .unknownOption, "-H is not an option; use --help to see all options"),
      (["-help"], .unknownOption, "-help is not an option; use --help to see all options"),
      (["--h"], .unknownOption, "--h is not an option; use --help to see all options"),
      (["--Layout"], .unknownOption, "--Layout is not an option; use --help to see all options"),
      (
        ["--moon", "--help"], .unknownOption,
        "--moon is not an option; use --help to see all options"
      ),
      (["--moon=\n"], .unknownOption, "--moon is not an option; use --help to see all options"),
      (
        ["go todos"], .unexpectedArgument,
        "\"go todos\" belongs to no option; "
          + "write --run before commands, --open before a link, --state or --record before a file, "
          + "--data or --store before a folder"
      ),
      (
        [""], .unexpectedArgument,
        "\"\" belongs to no option; "
          + "write --run before commands, --open before a link, --state or --record before a file, "
          + "--data or --store before a folder"
      ),
      (["--layout"], .missingValue, "--layout needs a value; write --layout stack, tabs or split"),
      (
        ["--columns", "19"], .badColumns,
        "--columns cannot be \"19\"; write a number from 20 to 1000"
      ),
      (
        ["--columns", "wide"], .badColumns,
        "--columns cannot be \"wide\"; write a number from 20 to 1000"
      ),
      (
        ["--columns=1001"], .badColumns,
        "--columns cannot be \"1001\"; write a number from 20 to 1000"
      ),
      (["--columns"], .missingValue, "--columns needs a value; write --columns N"),
      (["--data"], .missingValue, "--data needs a value; write --data DIR"),
      (["--data", ""], .missingValue, "--data needs a value; write --data DIR"),
      (["--data", "--run", "1"], .missingValue, "--data needs a value; write --data DIR"),
      (["--store="], .missingValue, "--store needs a value; write --store DIR"),
      (["--state"], .missingValue, "--state needs a value; write --state FILE"),
      (["--state", "-h"], .missingValue, "--state needs a value; write --state FILE"),
      (["--store", "-h", "x"], .missingValue, "--store needs a value; write --store DIR"),
      (["--open"], .missingValue, "--open needs a value; write --open LINK"),
      (["--open="], .missingValue, "--open needs a value; write --open LINK"),
      (
        ["--open", "--run", "1"], .missingValue, "--open needs a value; write --open LINK"
      ),
      (["--open", "a", "--open", "a"], .repeated, "--open is given twice; write it once"),
      (["--run"], .missingValue, "--run needs a value; write --run \"COMMANDS\""),
      (["--help=me"], .unexpectedValue, "--help takes no value; write --help alone"),
      (["-h=me"], .unknownOption, "-h=me is not an option; use --help to see all options"),
      (["--run", "1", "--run", "2"], .repeated, "--run is given twice; write it once"),
      (
        ["--layout", "Tabs"], .unknownLayout,
        "--layout cannot be \"Tabs\"; write --layout stack, --layout tabs or --layout split"
      ),
      (
        ["--layout="], .missingValue, "--layout needs a value; write --layout stack, tabs or split"
      ),
    ] as [([String], OptionsError.Code, String)])
  func errors(arguments: [String], code: OptionsError.Code, message: String) {
    let error = #expect(throws: OptionsError.self) { try Invocation.parse(arguments) }
    #expect(error?.code == code)
    #expect(error?.message == message)
  }

  @Test("The help names every option")
  func help() {
    for name in OptionName.allCases {
      #expect(Help.usage.contains("  \(name.rawValue)"))
    }
  }
}
