import Waymark

@testable import SampleApp

/// A line to be typed, and what has to come of it.
struct RandomCommand {
  let line: String
  /// The route that is visible after it, if it opens a link.
  var target: AppRoute?
  /// Whether it opens a link that leads nowhere.
  var isBrokenLink = false

  init(_ line: String) {
    self.line = line
  }

  /// Opening a link: of any place, or, one time in three, of none.
  static func open(using generator: inout some RandomNumberGenerator) -> RandomCommand {
    let places = RouteTour.all.dropFirst()
    let place = places[Int.random(in: places.indices, using: &generator)]
    let route = place.withRandomPayload(using: &generator)
    guard let path = AppRoute.links.path(for: route) else { return RandomCommand("tree") }
    let isBroken = Int.random(in: 0..<3, using: &generator) == 0
    let links =
      isBroken
      ? [
        "\(path.prefix { $0 != "?" })/\(path.count)/x/y", "https://waymark.example.evil\(path)",
        "http:\(path)", "/@\(path)", "/%FF\(path)", "https://waymark.example/custom/\(path)",
      ]
      : [path, "/\(path)", "waymark:\(path)", "https://WAYMARK.example\(path)#\(path)"]
    var command = RandomCommand("open \(links[Int.random(in: links.indices, using: &generator)])")
    command.target = isBroken ? nil : route
    command.isBrokenLink = isBroken
    return command
  }
}
