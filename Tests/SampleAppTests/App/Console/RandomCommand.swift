import Kit
import Waymark

@testable import SampleApp

/// A line to type, and its expected result.
struct RandomCommand {
  let line: String
  /// The visible route afterwards, if it opens a link.
  var target: AppRoute?
  /// True if it opens a link without a target.
  var isBrokenLink = false
  /// The title of the action that it chooses.
  var title: String?

  /// True if it saves the text.
  var isSave: Bool { title == "Save" }

  /// True if it signs out, as the user or as a server.
  var isSignOut: Bool { title == "Sign out" || line == "system sign-out" }

  /// The position of the history that it goes to, from the one before it; nil for another command.
  func position(from current: Int) -> Int? {
    if line == "forward" { return current + 1 }
    return line.hasPrefix("history ") ? Int(line.dropFirst(8)).map { $0 - 1 } : nil
  }

  /// True if the screen dismisses itself, without a question.
  var isClose: Bool { line == "system close" }

  /// True for a cancelled gesture.
  var isCancelled: Bool { line.hasPrefix("system ") && line.hasSuffix(" cancelled") }

  /// True for an interrupted swipe.
  var isInterrupted: Bool { line == "system back interrupted" }

  /// The tab that it taps.
  var tab: Place? {
    line.hasPrefix("tab ") ? Place(rawValue: String(line.dropFirst(4))) : nil
  }

  init(_ line: String) {
    self.line = line
  }

  /// Opens a link: of any place, of none, or a damaged one that may be either.
  static func open(using generator: inout some RandomNumberGenerator) -> RandomCommand {
    let places = RouteTour.linked
    let place = places[Int.random(in: places.indices, using: &generator)]
    let route = place.withRandomPayload(using: &generator)
    guard let path = AppRoute.links.path(for: route) else { return RandomCommand("tree") }
    let kind = Int.random(in: 0..<4, using: &generator)
    if kind == 0 { return .open(damaged: path, using: &generator) }
    let isBroken = kind == 1
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

  /// Opens a path with a few changed characters, which leads where its table says.
  private static func open(
    damaged path: String, using generator: inout some RandomNumberGenerator
  ) -> RandomCommand {
    let others = Array("/?#%=&.+:@a1-*")
    var text = Array(path.dropFirst())
    for _ in 0...Int.random(in: 0..<3, using: &generator) {
      let index = Int.random(in: 0...text.count, using: &generator)
      let end = min(text.count, index + Int.random(in: 0...1, using: &generator))
      let other = others[Int.random(in: others.indices, using: &generator)]
      text.replaceSubrange(index..<end, with: Bool.random(using: &generator) ? [other] : [])
    }
    let link = "/" + String(text)
    var command = RandomCommand("open \(link)")
    command.target = AppRoute(link: link)
    command.isBrokenLink = command.target == nil
    return command
  }
}

extension RandomCommand {
  /// A command that a user may type next.
  @MainActor
  static func next(
    on session: Session,
    using generator: inout SeededGenerator
  ) -> RandomCommand {
    let actions = session.actions
    let others =
      [
        "tree", "state", "log", "history", "help", "root", "home", "url", "links", "yes", "yes",
        "no",
      ]
      + Place.allCases.map { "go \($0)" } + Place.allCases.map { "tab \($0)" }
      + SystemEvent.allCases.map { "system \($0.rawValue)" }
      + ["back", "dismiss"].flatMap { ["system \($0) cancelled", "system \($0) interrupted"] }
    let typed = actions.firstIndex { $0.prompt != nil }
    let saving = actions.firstIndex { $0.title == "Save" }
    switch Int.random(in: 0..<100, using: &generator) {
    case ..<30 where typed != nil:
      // Otherwise a session, or unsaved text, would be rare.
      return RandomCommand("\((typed ?? 0) + 1) Title \(generator.next() % 100)")
    case ..<45 where saving != nil:
      var command = RandomCommand("\((saving ?? 0) + 1)")
      command.title = "Save"
      return command
    case ..<65 where !actions.isEmpty:
      // The last actions of a list do something else than its many rows.
      let isLast = Bool.random(using: &generator)
      let first = isLast ? max(0, actions.count - 4) : 0
      let index = Int.random(in: first..<actions.count, using: &generator)
      let text = actions[index].prompt == nil ? "" : " Title \(generator.next() % 100)"
      var command = RandomCommand("\(index + 1)\(text)")
      command.title = actions[index].title
      return command
    case ..<73: return RandomCommand("back")
    case ..<75: return RandomCommand("forward")
    case ..<76: return RandomCommand("history \(Int.random(in: 0...20, using: &generator))")
    case ..<85: return .open(using: &generator)
    default: return RandomCommand(others[Int.random(in: 0..<others.count, using: &generator)])
    }
  }
}
