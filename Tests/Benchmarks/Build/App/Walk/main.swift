import App
import Waymark

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// Walk [--start]
//
// Starts the app, goes to every route of every feature by verb and by link, and goes back each time.
// Prints rows for a table. Exits with 1 if a check failed. With --start it only starts the app.

var start = Tally()
let app = start.measure {
  let app = AppCoordinator()
  app.start()
  return app
}
if CommandLine.arguments.contains("--start") {
  exit(app.visiblePath == [[.tabs, Expectation.all[0].samples[0].route]] ? 0 : 1)
}

var table = Tally()
let problems = table.measure { AppRoute.links.problems }
let routes = Expectation.all.map(\.samples.count).reduce(0, +)
var checks = Checks()
checks.expect(problems.map(\.message), [], "the problems of the links")
checks.expect(AppRoute.links.all.count, routes, "the number of links")

let size = "\(Expectation.all.count) features, \(routes) routes with nested ones"
print("| In the app of \(size) | Times | All | Each |")
print("|---|---|---|---|")
print(start.row("coordinator made and started"))
print(table.row("link table made"))
var failures = checks.failures
var passed = checks.passed
for pass in ["first", "second"] {
  let walk = Walk(app)
  walk.run(Expectation.all)
  print(walk.verbs.row("\(pass) walk, `navigate(to:)`"))
  print(walk.links.row("\(pass) walk, `open` a link"))
  print(walk.backs.row("\(pass) walk, `back()`"))
  print(walk.leaps.row("\(pass) walk, all features stacked and left again"))
  print(walk.paths.row("\(pass) walk, `path`"))
  print(walk.descriptions.row("\(pass) walk, `describe()`"))
  passed += walk.checks.passed
  failures += walk.checks.failures
}
// Shows how the cost of printing a link grows with the number of features mounted before it.
let rereader = Walk(app)
for (name, feature) in [("first", Expectation.all.first), ("last", Expectation.all.last)] {
  guard let sample = feature?.samples[1] else { continue }
  print(rereader.path(of: sample, times: 1000).row("`path` in the feature mounted \(name)"))
}
passed += rereader.checks.passed
failures += rereader.checks.failures
print()
print("checks: \(passed) passed, \(failures.count) failed")
for failure in failures.prefix(20) { print("  \(failure)") }
exit(failures.isEmpty ? 0 : 1)
