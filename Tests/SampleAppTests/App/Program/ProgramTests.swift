import Foundation
import Kit
import Testing

@testable import SampleApp

/// Runs the built program.
@Suite("The program", .serialized)
struct ProgramTests {
  @Test("Commands of --run are answered and end the program")
  func run() throws {
    let run = try ProgramRun(["--run", "go todos; 1; back"])
    #expect(run.code == 0)
    #expect(run.errors == "")
    #expect(
      run.paths == [
        "path: home", "path: home > todos.list",
        "path: home > todos.list > todos.detail(id: 1)", "path: home > todos.list",
      ])
  }

  @Test("A pipe gets the same answers, without prompts or colours; errors do not change its status")
  func pipe() throws {
    let piped = try ProgramRun(["--layout", "tabs"], input: "go posts\n\nfly\r\nback\nquit\n1\n")
    let run = try ProgramRun(["--layout=tabs", "--run", "go posts;;fly;back;quit;1"])
    #expect(piped.output == run.output)
    #expect(piped.code == 0 && run.code == 65)
    #expect(
      piped.paths == [
        "path: tabs > home", "path: tabs > posts.list", "path: tabs > posts.list",
        "path: tabs > home", "path: tabs > home",
      ])
    #expect(piped.output.contains("\nerror: \"fly\" is not a command"))
    #expect(!piped.output.contains("\u{1B}") && !piped.output.contains("> \n"))
    #expect(piped.errors == "")
  }

  @Test("A folder as the input ends the program with 66, unless nothing is read from it")
  func folderAsInput() throws {
    let folder = try TestFolder()
    let run = try ProgramRun(redirecting: "< '\(folder.path)'")
    #expect(run.code == 66 && run.output == "")
    #expect(run.errors == "SampleApp: the input cannot be read (Is a directory)\n")
    #expect(try ProgramRun(["--run", "go todos"], redirecting: "< '\(folder.path)'").code == 0)
  }

  @Test("An input that is only for writing ends the program with 66")
  func writableInput() throws {
    let folder = try TestFolder()
    let run = try ProgramRun(redirecting: "0> '\(folder.path)/in'")
    #expect(run.code == 66 && run.output == "")
    #expect(run.errors == "SampleApp: the input cannot be read (Bad file descriptor)\n")
  }

  @Test("A damaged state is reported also if the recording cannot be opened")
  func damagedStateAndBadRecording() throws {
    let folder = try TestFolder()
    try folder.write("moon", to: "place")
    let run = try ProgramRun([
      "--state", folder.path + "/place", "--record", "/none/x.swift", "--run", "",
    ])
    #expect(run.code == 66)
    #expect(run.errors.split(separator: "\n").count == 2)
    #expect(run.errors.contains("kept as place.kept-1"))
  }

  @Test("A link of --open is opened before the first answer, in a stack and in tabs")
  func open() throws {
    let run = try ProgramRun(["--open", "/todos/1/rename", "--run", "back; open ../3; url"])
    #expect(run.code == 0)
    #expect(run.errors == "")
    #expect(
      run.paths == [
        "path: home > todos.list > todos.detail(id: 1) ^ todos.rename(id: 1)",
        "path: home > todos.list > todos.detail(id: 1)",
        "path: home > todos.list > todos.detail(id: 3)",
        "path: home > todos.list > todos.detail(id: 3)",
      ])
    #expect(
      run.urls == ["url: /todos/1/rename", "url: /todos/1", "url: /todos/3", "url: /todos/3"])
    #expect(run.output.contains("\n\n  /todos/3\n  Todo 3\n"))
    let tabs = try ProgramRun(["--open=waymark://posts/by/1", "--layout=tabs", "--run="])
    #expect(tabs.code == 0)
    #expect(tabs.paths.first == "path: tabs > posts.list > posts.author(id: 1)")
    #expect(tabs.urls.first == "url: /posts/by/1")
  }

  @Test("The program starts at any screen that has a link", arguments: Layout.allCases)
  func openEach(layout: Layout) throws {
    for place in LinkedPlace.all {
      let run = try ProgramRun(["--layout", layout.rawValue, "--open", place.link, "--run="])
      #expect(run.code == 0)
      #expect(run.paths.first == "path: \(place.pathWithoutSession(in: layout))")
      #expect(run.urls.first == (place.link == "/todos/new" ? nil : "url: \(place.link)"))
    }
  }

  @Test("A link of --open without a target is reported in the first answer, and the app continues")
  func openUnknown() throws {
    let run = try ProgramRun(["--open", "/todo", "--run", "go todos"])
    #expect(run.code == 0)
    #expect(run.errors == "")
    #expect(run.output.hasPrefix("error: the link \"/todo\" leads nowhere: "))
    #expect(run.output.contains("; did you mean \"/todos\"?\n  Home\n"))
    #expect(run.paths == ["path: home", "path: home > todos.list"])
    #expect(run.output.split(separator: "\n").count { $0.hasPrefix("error: ") } == 1)
    let long = try ProgramRun(["--open", String(repeating: "%", count: 100_000), "--run="])
    #expect(long.code == 0 && long.output.hasPrefix("error: the link ") && long.errors == "")
    #expect(long.output.prefix { !$0.isNewline }.count < 300)
  }

  @Test("A last line without its end counts, and so does any byte")
  func rawInput() throws {
    let run = try ProgramRun(input: "go todos\n14\n1 \u{FFFD}\u{0}x\nback")
    #expect(run.code == 0)
    #expect(run.paths.last == "path: home > todos.list")
    #expect(run.paths.count == 5)
  }

  @Test("Help and version are printed, and nothing runs")
  func texts() throws {
    let help = try ProgramRun(["--help"])
    #expect(help.code == 0)
    #expect(try ProgramRun(["-h"]).output == help.output)
    #expect(help.output.hasPrefix("SampleApp, the sample app of Waymark"))
    #expect(Help.commands(in: .stack).allSatisfy { help.output.contains("  \($0)\n") })
    let version = try ProgramRun(["--version"])
    #expect(version.code == 0)
    #expect(version.output == "SampleApp, unreleased\n")
  }

  @Test("Bad options end the program with 64 and one line")
  func badUsage() throws {
    let run = try ProgramRun(["--layout", "grid"])
    #expect(run.code == 64)
    #expect(run.output == "")
    #expect(
      run.errors
        == "SampleApp: --layout cannot be \"grid\"; write --layout stack, --layout tabs or --layout split\n"
    )
    #expect(try ProgramRun(["todos"]).code == 64)
  }

  @Test("Bad data ends the program with 66 and one line, before the store is touched")
  func badData() throws {
    let folder = try TestFolder()
    for name in ["todos", "posts", "comments", "users"] {
      try folder.write("[]", to: "\(name).json")
    }
    try folder.write("[\n  {\"userId\": 1, \"id\": \"two\"}]", to: "posts.json")
    let store = folder.path + "/store"
    let run = try ProgramRun(["--data", folder.path, "--store", store, "--run", "quit"])
    #expect(run.code == 66)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("SampleApp: posts.json: item 1, key \"id\": "))
    #expect(run.errors.hasSuffix("\n") && run.errors.dropLast().allSatisfy { !$0.isNewline })
    #expect(try !folder.names.contains("store"))

    let missing = try ProgramRun(["--data", folder.path + "/none"])
    #expect(missing.code == 66)
    #expect(missing.errors.contains("no such folder"))
  }

  @Test("A store keeps changes across runs, and a damaged one is reported once")
  func store() throws {
    let folder = try TestFolder()
    let store = ["--store", folder.path]
    _ = try ProgramRun(store + ["--run", "go add; 1 Ann; 1 Milk\\; bread; 2"])
    let add = try ProgramRun(store + ["--run", "go settings; 1; 3; go todos"])
    #expect(add.output.contains("  Theme: Dark\n"))
    #expect(add.output.contains(" of 57"))
    let again = try ProgramRun(store + ["--run", "go settings"])
    #expect(again.code == 0)
    #expect(again.errors == "")
    #expect(again.output.contains("  Theme: Dark\n"))

    try folder.write("moon", to: "changes.json")
    let damaged = try ProgramRun(store + ["--run", "go settings"])
    #expect(damaged.code == 0)
    #expect(damaged.output.contains("  Theme: System\n"))
    #expect(damaged.errors.hasPrefix("SampleApp: The saved changes in "))
    #expect(damaged.errors.count { $0.isNewline } == 1)
    #expect(try ProgramRun(store + ["--run", ""]).errors == "")
    #expect(try folder.names.contains("changes.kept-1.json"))

    try folder.write("a file", to: "file")
    let unusable = try ProgramRun(["--store", folder.path + "/file", "--run", ""])
    #expect(unusable.code == 66)
    #expect(unusable.output == "")
  }

  @Test(
    "The place of the app is kept across runs, however they end, and a link opens on it",
    arguments: Layout.allCases)
  func state(layout: Layout) throws {
    let folder = try TestFolder()
    let path = folder.path + "/place"
    let arguments = ["--layout", layout.rawValue, "--state", path]
    let start = LinkedPlace.start(in: layout)
    let first = try ProgramRun(
      arguments, input: "open /posts/2\nopen /todos/1/rename\nopen /posts/1\n")
    #expect(first.code == 0 && first.errors == "")
    let again = try ProgramRun(arguments + ["--run", "back"])
    #expect(again.code == 0 && again.errors == "")
    #expect(
      again.paths == [
        "path: \(start) > posts.list > posts.detail(id: 1)", "path: \(start) > posts.list",
      ])
    let link = try ProgramRun(arguments + ["--open", "/todos/2", "--run", "fly"])
    #expect(
      link.code == 65 && link.paths.first == "path: \(start) > todos.list > todos.detail(id: 2)")
    #expect(try ProgramRun(arguments + ["--run", ""]).paths == [link.paths[0]])
    #expect(try folder.names == ["place"])

    try folder.write("moon", to: "place")
    let damaged = try ProgramRun(arguments + ["--run", "go posts"])
    #expect(damaged.code == 0 && damaged.errors.count { $0.isNewline } == 1)
    #expect(
      damaged.errors.hasPrefix("SampleApp: \(path): the state cannot be read: it is not JSON. "))
    #expect(try ProgramRun(arguments + ["--run", ""]).paths == ["path: \(start) > posts.list"])
    #expect(try folder.text("place.kept-1") == "moon")
  }

  @Test("A file that cannot be used, or that a running program uses, ends the program with 66")
  func unusableState() throws {
    let folder = try TestFolder()
    let path = folder.path + "/place"
    let file = try KeptFile(path: path)
    let inUse = try ProgramRun(["--state", path, "--run", ""])
    #expect(inUse.code == 66 && inUse.output == "")
    #expect(
      inUse.errors.hasPrefix(
        "SampleApp: \(path): the file cannot be used (another program uses it)"))
    #expect(try ProgramRun(["--state", folder.path, "--run", ""]).code == 66)
    #expect(try file.read() == [])
  }

  @Test("The first block comes before any input, and each other one before the next line")
  func conversation() throws {
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = try ProgramRun.program
    process.standardInput = input
    process.standardOutput = output
    let limit = try process.runLimited()
    defer { limit.cancel() }
    var text = ""
    for line in ["4", "back", ""] {
      let before = text
      while !text.hasSuffix("\n\n") || text == before {
        let more = output.fileHandleForReading.availableData
        try #require(!more.isEmpty)
        text += String(decoding: more, as: UTF8.self)
      }
      try input.fileHandleForWriting.write(contentsOf: Data("\(line)\n".utf8))
    }
    try input.fileHandleForWriting.close()
    #expect(output.fileHandleForReading.readDataToEndOfFile().isEmpty)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(
      text.split(separator: "\n").filter { $0.hasPrefix("path: ") } == [
        "path: home", "path: home > custom(message: \"Hello Custom View\")", "path: home",
      ])
  }

  @Test(
    "Columns lie side by side if the terminal, its shell or an option says that there is room")
  func columns() throws {
    let split = ["--layout", "split"]
    let plain = ["NO_COLOR": "1"]
    let header = "  [Home]                         | Posts"
    func first(_ arguments: [String] = [], _ shell: [String: String] = [:], _ columns: UInt16 = 0)
      throws -> String
    {
      let environment = plain.merging(shell) { $1 }
      let run = try TerminalRun(
        split + arguments, typed: "quit\n", environment: environment, columns: columns)
      let lines = run.output.split(whereSeparator: \.isNewline).map(String.init)
      return try #require(lines.first { $0 != "quit" })
    }
    #expect(try first().hasSuffix("  Home"))
    #expect(try first([], [:], 99).hasSuffix("  Home"))
    #expect(try first([], [:], 100).hasPrefix(header))
    #expect(try first([], ["COLUMNS": "120"]).hasPrefix(header))
    #expect(try first([], ["COLUMNS": "120"], 60).hasSuffix("  Home"))
    #expect(try first(["--columns", "120"], [:], 60).hasPrefix(header))
    #expect(try first([], ["COLUMNS": "wide"]).hasSuffix("  Home"))
    #expect(try first([], ["COLUMNS": "-9223372036854775808"]).hasSuffix("  Home"))
    // No more than the option takes, since each line is as wide.
    #expect(try first([], ["COLUMNS": "9223372036854775807"]).hasPrefix("  [Home]"))
    #expect(try first([], ["COLUMNS": "9223372036854775807"]).count <= 1_000)
    let pipe = try ProgramRun(split + ["--columns=100", "--run", "system collapse"])
    #expect(pipe.code == 0 && pipe.output.hasPrefix(header))
    #expect(pipe.output.contains("\n\n  Home\n  \n  Choose where to go.\n"))
    #expect(try ProgramRun(split + ["--run", ""]).output.hasPrefix("  Home\n"))
  }

  @Test("A terminal gets a prompt and colours, and none with NO_COLOR")
  func terminal() throws {
    let colour = try TerminalRun(typed: "4\nquit\n")
    #expect(colour.code == 0)
    #expect(colour.output.contains("\u{1B}[1m> \u{1B}[0m"))
    #expect(colour.output.contains("path: home > custom(message: \"Hello Custom View\")"))
    #expect(colour.output.contains("\u{1B}[2murl: /custom?message=Hello%20Custom%20View\u{1B}[0m"))
    let plain = try TerminalRun(typed: "4\nquit\n", environment: ["NO_COLOR": "1"])
    #expect(plain.code == 0)
    #expect(!plain.output.contains("\u{1B}"))
    #expect(plain.output.hasSuffix("> "))
    let tabs = try TerminalRun(["--layout", "tabs"], typed: "tab posts\nquit\n")
    #expect(tabs.output.contains("  \u{1B}[1m[Home]\u{1B}[0m  Todos  Posts  Settings  Custom\r\n"))
    #expect(tabs.output.contains("  Home  Todos  \u{1B}[1m[Posts]\u{1B}[0m  Settings  Custom\r\n"))
    let run = try TerminalRun(["--run", "4"], typed: "")
    #expect(!run.output.contains("\u{1B}") && !run.output.contains("> \r\n"))
  }
}
