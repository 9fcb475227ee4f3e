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

  @Test(arguments: [
    (["--fast"], OptionsError.unknown("--fast")),
    (["push"], .unknown("push")),
    (["--filter"], .missingValue("--filter")),
    (["--filter", "--quick"], .missingValue("--filter")),
    (["--json", ""], .missingValue("--json")),
    (["--compare", "old.json"], .missingValue("--compare")),
    (["--rounds", "many"], .notANumber(option: "--rounds", "many")),
    (["--rounds", "0"], .notANumber(option: "--rounds", "0")),
    (["--rounds", "5", "--json", "a"], .notTogether("--rounds", "--json")),
    (["--quick", "--quick"], .repeated("--quick")),
    (["--compare", "a", "b", "--quick"], .notTogether("--compare", "--quick")),
    (["--quick", "--report"], .notTogether("--quick", "--report")),
  ])
  func whatCannotBeFollowedIsSaid(_ arguments: [String], _ expected: OptionsError) {
    #expect(throws: expected) { try Options.parse(arguments) }
    #expect(!expected.message.isEmpty)
  }
}
