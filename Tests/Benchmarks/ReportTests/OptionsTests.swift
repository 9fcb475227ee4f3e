import BenchmarkReport
import Testing

@Suite struct OptionsTests {
  @Test func nothingMeasuresEverything() throws {
    #expect(try Options.parse([]) == Options())
  }

  @Test func optionsMayStandInAnyOrder() throws {
    let options = try Options.parse(["--json", "a.json", "--quick", "--filter", "push"])
    #expect(options.task == .measure)
    #expect(options.json == "a.json")
    #expect(options.filter == "push")
    #expect(options.isQuick && !options.isGrowth && !options.isReport)
  }

  @Test func twoFilesAreCompared() throws {
    let options = try Options.parse(["--compare", "old.json", "new.json"])
    #expect(options.task == .compare(old: "old.json", new: "new.json"))
  }

  @Test func roundsAreDoneAlone() throws {
    let options = try Options.parse(["--rounds", "500", "--filter", "push"])
    #expect(options.task == .work(rounds: 500))
    #expect(options.filter == "push")
  }

  @Test func helpWins() throws {
    #expect(try Options.parse(["--quick", "--help"]).task == .help)
    let all = ["filter", "json", "compare", "quick", "growth", "report", "rounds"]
    for option in all {
      #expect(Options.usage.contains("--\(option) "))
    }
  }

  @Test(
    arguments: [
      (["--fast"], .unknown("--fast"), "there is no option --fast"),
      (["push"], .unknown("push"), "there is no option push"),
      (["--filter"], .missingValue("--filter"), "--filter needs a value"),
      (["--filter", "--quick"], .missingValue("--filter"), "--filter needs a value"),
      (["--json", ""], .missingValue("--json"), "--json needs a value"),
      (["--compare", "old.json"], .missingValue("--compare"), "--compare needs two files"),
      (
        ["--rounds", "many"], .notANumber(option: "--rounds", "many"),
        "--rounds needs a number above 0, not many"
      ),
      (
        ["--rounds", "0"], .notANumber(option: "--rounds", "0"),
        "--rounds needs a number above 0, not 0"
      ),
      (
        ["--rounds", "5", "--json", "a"], .notTogether("--rounds", "--json"),
        "--rounds and --json do not go together"
      ),
      (["--quick", "--quick"], .repeated("--quick"), "--quick is given twice"),
      (
        ["--compare", "a", "b", "--quick"], .notTogether("--compare", "--quick"),
        "--compare and --quick do not go together"
      ),
      (
        ["--quick", "--report"], .notTogether("--quick", "--report"),
        "--quick and --report do not go together"
      ),
    ] as [([String], OptionsError, String)])
  func whatCannotBeFollowedIsSaid(
    _ arguments: [String], _ expected: OptionsError, _ message: String
  ) {
    #expect(throws: expected) { try Options.parse(arguments) }
    #expect(expected.message == message)
  }
}
