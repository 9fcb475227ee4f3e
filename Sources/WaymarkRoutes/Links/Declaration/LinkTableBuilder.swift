/// Reads the declarations of a table, and leaves out faulty ones.
struct LinkTableBuilder<Route: WaymarkRoutes.Route> {
  private(set) var candidates: [LinkCandidate<Route>] = []
  private(set) var plans: [LinkPlan] = []
  private(set) var printings: [LinkPrinting<Route>] = []
  /// The cases that each declaration prints.
  private(set) var cases: [LinkCases] = []
  private(set) var ownProblems: [DeepLinkProblem] = []
  private(set) var mountedProblems: [DeepLinkProblem] = []
  /// The number of each candidate: its index if none were left out.
  private(set) var numbers: [Int] = []
  private let leftOut: [Int: DeepLinkProblem]
  private var number = 0

  /// - Parameter leftOut: The candidates to leave out, by number, with their problems.
  init(
    _ links: [DeepLink<Route>], prefixes: LinkPrefixes, leavingOut leftOut: [Int: DeepLinkProblem]
  ) {
    self.leftOut = leftOut
    read(prefixes)
    read(links)
  }

  /// Adds a candidate, unless it is left out. Returns its index.
  @inline(__always)  // So the types of the lists are looked up once for all links.
  private mutating func add(_ candidate: LinkCandidate<Route>) -> Int? {
    defer { number += 1 }
    if let problem = leftOut[number] {
      ownProblems.append(problem)
      return nil
    }
    candidates.append(candidate)
    plans.append(candidate.plan)
    numbers.append(number)
    return plans.count - 1
  }

  private mutating func read(_ prefixes: LinkPrefixes) {
    ownProblems += prefixes.faults.map { .invalidPrefix($0.prefix, $0.problem.text) }
  }

  private mutating func read(_ links: [DeepLink<Route>]) {
    candidates.reserveCapacity(links.count)
    plans.reserveCapacity(links.count)
    printings.reserveCapacity(links.count)
    cases.reserveCapacity(links.count)
    var fallbacks: [LinkCandidate<Route>] = []
    for link in links {
      do throws(PathPatternError) {
        let syntax = try PatternSyntax(link.pattern)
        switch link.content {
        case .literal(let route): read(route, syntax)
        case .values(let recipe): read(recipe, syntax)
        case .mount(let make): read(make(), syntax)
        case .redirect(let target): try read(redirectTo: PatternSyntax(target), syntax)
        case .fallback(let make): fallbacks.append(fallback(make, syntax))
        }
      } catch {
        ownProblems.append(.invalidPattern(error))
      }
    }
    // Fallbacks come last, so that candidates of equal rank are tried before them.
    for fallback in fallbacks { _ = add(fallback) }
  }

  private mutating func read(_ route: Route, _ syntax: PatternSyntax) {
    let plan = LinkPlan(syntax, types: [])
    guard isRight(plan, types: []) else { return }
    let candidate = LinkCandidate(plan, example: { _ in route }, read: { _ in route })
    guard let index = add(candidate) else { return }
    let pieces = LinkPiece.pieces(of: syntax)
    let star = unnamedStar(syntax)
    cases.append(LinkCases(ofRoute: route))
    printings.append(
      LinkPrinting { other, _, output, accept in
        guard other == route else { return false }
        output.begin(pieces)
        if let star { output.fail(star) }
        output.finish()
        return output.failure == nil && accept(&output, index)
      })
  }

  @inline(__always)  // So the types of the lists are looked up once for all links.
  private mutating func read(_ recipe: LinkRecipe<Route>, _ syntax: PatternSyntax) {
    let plan = LinkPlan(syntax, types: recipe.types, isTotal: recipe.isTotal)
    guard isRight(plan, types: recipe.types) else { return }
    let candidate = LinkCandidate(plan, example: recipe.example, read: recipe.read)
    guard let index = add(candidate) else { return }
    let pieces = LinkPiece.pieces(of: syntax)
    let star = unnamedStar(syntax)
    let write = recipe.write
    cases.append(
      LinkCases(isReflected: recipe.isReflected, types: recipe.types, example: recipe.example))
    printings.append(
      LinkPrinting { route, payloads, output, accept in
        output.begin(pieces)
        guard write(route, &payloads, &output) else { return false }
        if let star { output.fail(star) }
        output.finish()
        return output.failure == nil && accept(&output, index)
      })
  }

  /// The reason why a pattern that ends in `*` is not printed: the segments that `*` took would be
  /// lost.
  private func unnamedStar(_ syntax: PatternSyntax) -> LinkPrintFailure? {
    syntax.segments.last == .wildcard ? .unnamedStar(pattern: "/" + syntax.text) : nil
  }

  private mutating func read(_ mount: LinkMount<Route>, _ prefix: PatternSyntax) {
    if let cycle = mount.cycle {
      ownProblems.append(.mountCycle(prefix, mount.childName, cycle))
      return
    }
    guard prefix.query.isEmpty, !(prefix.segments.last?.isLast ?? false) else {
      ownProblems.append(.mountPrefix(prefix))
      return
    }
    let plan = LinkPlan(prefix, types: mount.types)
    guard isRight(plan, types: mount.types) else { return }
    mountedProblems += mount.problems.map { $0.mounted(below: prefix) }
    let places = mount.flatten(prefix).map { add($0) }
    let pieces = LinkPiece.pieces(of: prefix)
    let print = mount.print
    cases.append(mount.cases)
    printings.append(
      LinkPrinting { route, payloads, output, accept in
        output.begin(pieces)
        return print(route, &payloads, &output) { output, index in
          places[index].map { accept(&output, $0) } ?? false
        }
      })
  }

  private mutating func read(redirectTo target: PatternSyntax, _ syntax: PatternSyntax) {
    if let problem = DeepLinkProblem.redirect(from: syntax, to: target) {
      ownProblems.append(problem)
      return
    }
    let target = LinkTarget(target, from: syntax)
    let plan = LinkPlan(
      syntax, types: [], kind: .redirect(target), isTotal: !target.refusesEmptyItems)
    _ = add(LinkCandidate(plan, read: { _ in nil }))
  }

  private func fallback(
    _ make: @escaping @Sendable (DeepLinkError) -> Route?, _ syntax: PatternSyntax
  ) -> LinkCandidate<Route> {
    let plan = LinkPlan(syntax, types: [], kind: .fallback, isTotal: false)
    return LinkCandidate(plan, read: { make($0.error) })
  }

  private mutating func isRight(_ plan: LinkPlan, types: [any LinkValue.Type]) -> Bool {
    let problems = DeepLinkProblem.payloads(of: plan, types)
    guard !problems.isEmpty else { return true }
    ownProblems += problems
    return false
  }
}
