public import Waymark

/// Fails for each link of a table that does not parse to the route that it was printed from.
///
/// ```swift
/// expectRoundTrip(of: AppRoute.self, samples: [.settings(.theme(.dark))], fail: record)
/// ```
///
/// First each pattern is filled with examples of its types, texts from the links of the samples, and random values,
/// including any Unicode, and parsed. Then each route that this gives, and each sample, is printed and parsed again.
/// Faults of the table fail, too. So does a pattern for which none of these values gives a route, for example because
/// another link always takes what it would.
///
/// - Parameters:
///   - type: The routes.
///   - samples: Routes with payloads that random values do not find, such as codes. Types that are `CaseIterable` name
///     their examples themselves. The texts of a sample serve all links: redirects, and second links of a case.
///   - tries: The number of values to try for each pattern: half of them examples and texts of samples, half random.
///   - seed: Chooses the values. The same seed chooses the same ones.
///   - fail: Called for each fault.
/// - Complexity: Linear in the links, times `tries`, and in the samples.
@MainActor
public func expectRoundTrip<R: LinkedRoute>(
  of type: R.Type, samples: [R] = [], tries: Int = 100, seed: UInt64 = 1,
  fail: @escaping @MainActor (TestFailure) -> Void,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let place = TestPlace(fileID, filePath, line, column)
  var trip = RoundTrip<R>(seed: seed)
  for problem in R.links.problems { trip.faults.append("\(problem)") }
  for sample in samples { trip.check(sample) }
  let texts = LinkTexts(samples: samples)
  for (index, form) in R.links.forms.enumerated() {
    trip.check(index, form, texts, tries: tries)
  }
  for fault in trip.faults { fail(place.failure(fault)) }
}

/// The work of one expectation.
private struct RoundTrip<R: LinkedRoute> {
  private var choices: SeededChoices
  private let links = R.links.all
  /// The patterns that have given a route.
  private var reached: Set<String> = []
  var faults: [String] = []

  init(seed: UInt64) {
    choices = SeededChoices(seed: seed)
  }

  /// Prints a route and parses the link again.
  mutating func check(_ route: R) {
    guard let path = R.links.path(for: route) else {
      faults.append("\(route.name) has no link. Add one, or leave it out of the samples.")
      return
    }
    switch R.links.parse(path) {
    case .success(let again) where again == route:
      if let information = R.links.information(for: route) { reached.insert(information.pattern) }
    case .success(let other):
      faults.append("\(route.name) is printed as \(path), but that is \(other.name).")
    case .failure(let error):
      faults.append("\(route.name) is printed as \(path), but that is not a link. \(error)")
    }
  }

  mutating func check(_ index: Int, _ form: LinkForm, _ texts: LinkTexts<R>, tries: Int) {
    let link = links[index]
    let before = faults.count
    let filling = texts.filling(of: form)
    /// A path that another link takes, and that link.
    var other: (path: String, pattern: String)?
    for number in 0..<max(tries, 1) where faults.count == before {
      let isRandom = number % 2 == 1 || number / 2 >= filling.rows.count
      let row = isRandom ? randomRow(filling.choices) : filling.rows[number / 2]
      // What a link does not take may be taken by the table's fallback, but that is not what the link leads to.
      guard let path = form.path(row),
        let route = form.isFallback
          ? R.links.route(for: path) : R.links.declaredRoute(for: path),
        let taker = R.links.taker(of: path)
      else { continue }
      let isOwn = taker == index
      if isOwn { reached.insert(link.pattern) }
      if !isOwn, other == nil { other = (path, links[taker].pattern) }
      if R.links.path(for: route) != nil {
        check(route)
      } else if isOwn, link.caseName != nil {
        // Only what a redirect leads to may have none.
        faults.append("\(path) is \(route.name), which has no link of its own.")
      }
    }
    guard faults.count == before, !reached.contains(link.pattern) else { return }
    let taken = other.map { ", or change the table: \($0.pattern) takes \($0.path)" } ?? ""
    faults.append(
      "No tried value gives a route for \(link.pattern). Pass one in `samples`\(taken).")
  }

  /// Returns a text for each place: one that it is likely to take, or one that is hard to print.
  private mutating func randomRow(_ choices: [[String]]) -> [String] {
    choices.map { texts in
      self.choices.once(in: 2) ? self.choices.oneOf(texts) ?? "" : hardText()
    }
  }

  private mutating func hardText() -> String {
    let hard = [
      "a/b", "?", "#", "%", "%2F", "+", " ", "ä", "a\u{308}", "日本", "🏳️‍🌈", ".", "..", "&=", ":", "*",
      "\u{202E}", "0", "z", "\n", "\u{0}", "~",
    ]
    return (0...choices.roll(4)).compactMap { _ in choices.oneOf(hard) }.joined()
  }
}
