/// Reads the declarations of a table, and sorts out the faulty ones.
struct LinkTableBuilder<Route: Waymark.Route> {
  /// A declaration that is right as far as it can be judged alone.
  private struct Draft {
    var candidates: [LinkCandidate<Route>]
    /// Makes what printing needs, of the places that the candidates got.
    var printing: ([Int?]) -> LinkPrinting<Route>?
  }

  private(set) var candidates: [LinkCandidate<Route>] = []
  private(set) var printings: [LinkPrinting<Route>] = []
  private(set) var isChecked: [Bool] = []
  private(set) var ownProblems: [DeepLinkProblem] = []
  private(set) var mountedProblems: [DeepLinkProblem] = []
  private var drafts: [Draft] = []
  private var redirects: [(pattern: PatternSyntax, target: PatternSyntax)] = []

  mutating func read(_ prefixes: LinkPrefixes) {
    ownProblems += prefixes.faults.map { .invalidPrefix($0.prefix, $0.problem.text) }
  }

  mutating func read(_ links: [DeepLink<Route>]) {
    var fallbacks: [Draft] = []
    for link in links {
      do throws(PathPatternError) {
        let syntax = try PatternSyntax(link.pattern)
        switch link.content {
        case .literal(let route): read(route, syntax)
        case .values(let recipe): read(recipe, syntax)
        case .mount(let mount): read(mount, syntax)
        case .redirect(let target): try read(redirectTo: PatternSyntax(target), syntax)
        case .fallback(let make): fallbacks.append(fallback(make, syntax))
        }
      } catch {
        ownProblems.append(.invalidPattern(error))
      }
    }
    // Behind all others, so that each of equal rank is asked before.
    drafts += fallbacks
    finish()
  }

  private mutating func read(_ route: Route, _ syntax: PatternSyntax) {
    guard isRight(syntax, types: []) else { return }
    let plan = LinkPlan(syntax, types: [])
    let candidate = LinkCandidate(plan, example: { _ in route }, read: { _ in route })
    drafts.append(
      Draft(candidates: [candidate]) { places in
        guard let index = places[0] else { return nil }
        let pieces = LinkPiece.pieces(of: syntax)
        return { other, _, output, accept in
          guard other == route else { return false }
          output.begin(pieces)
          output.finish()
          return accept(&output, index)
        }
      })
  }

  private mutating func read(_ recipe: LinkRecipe<Route>, _ syntax: PatternSyntax) {
    guard isRight(syntax, types: recipe.types) else { return }
    let plan = LinkPlan(syntax, types: recipe.types, isTotal: recipe.isTotal)
    let candidate = LinkCandidate(plan, example: recipe.example, read: recipe.read)
    drafts.append(
      Draft(candidates: [candidate]) { places in
        guard let index = places[0] else { return nil }
        let pieces = LinkPiece.pieces(of: syntax)
        let write = recipe.write
        return { route, payloads, output, accept in
          output.begin(pieces)
          guard write(route, &payloads, &output) else { return false }
          output.finish()
          return output.failure == nil && accept(&output, index)
        }
      })
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
    guard isRight(prefix, types: mount.types) else { return }
    mountedProblems += mount.problems.map { $0.mounted(below: prefix) }
    drafts.append(
      Draft(candidates: mount.flatten(prefix)) { places in
        let pieces = LinkPiece.pieces(of: prefix)
        let print = mount.print
        return { route, payloads, output, accept in
          output.begin(pieces)
          return print(route, &payloads, &output) { output, index in
            places[index].map { accept(&output, $0) } ?? false
          }
        }
      })
  }

  private mutating func read(redirectTo target: PatternSyntax, _ syntax: PatternSyntax) {
    if let problem = DeepLinkProblem.redirect(from: syntax, to: target) {
      ownProblems.append(problem)
      return
    }
    if let other = loop(from: syntax, to: target) {
      ownProblems.append(.redirectLoop(syntax, target, other))
      return
    }
    redirects.append((syntax, target))
    let plan = LinkPlan(syntax, types: [], kind: .redirect(LinkTarget(target, from: syntax)))
    drafts.append(Draft(candidates: [LinkCandidate(plan, read: { _ in nil })]) { _ in nil })
  }

  /// The redirect that closes a circle with this one; this one itself if it leads to itself.
  private func loop(from syntax: PatternSyntax, to target: PatternSyntax) -> PatternSyntax? {
    let shape = syntax.shape
    var target = target
    var last = syntax
    // Those before form no circle, so each is passed once at most.
    for _ in 0...redirects.count {
      if target.shape == shape { return last }
      let wanted = target.shape
      guard let next = redirects.first(where: { $0.pattern.shape == wanted }) else { return nil }
      last = next.pattern
      target = next.target
    }
    return nil
  }

  private func fallback(
    _ make: @escaping @Sendable (DeepLinkError) -> Route?, _ syntax: PatternSyntax
  ) -> Draft {
    let plan = LinkPlan(syntax, types: [], kind: .fallback, isTotal: false)
    return Draft(candidates: [LinkCandidate(plan, read: { make($0.error) })]) { _ in nil }
  }

  private mutating func isRight(_ syntax: PatternSyntax, types: [any LinkValue.Type]) -> Bool {
    let problems = DeepLinkProblem.payloads(of: syntax, types)
    ownProblems += problems
    return problems.isEmpty
  }

  /// Leaves out what is never reached, and gives the others their places.
  private mutating func finish() {
    let plans = drafts.flatMap { $0.candidates.map { $0.plan } }
    let overlaps = LinkOverlaps(plans)
    var number = 0
    for draft in drafts {
      var places: [Int?] = []
      for candidate in draft.candidates {
        if let other = overlaps.coveringPlan(of: number) {
          ownProblems.append(.unreachable(candidate.plan.syntax, plans[other].syntax))
          places.append(nil)
        } else {
          places.append(candidates.count)
          candidates.append(candidate)
          isChecked.append(!candidate.plan.isExact || overlaps.mayBeTaken(number))
        }
        number += 1
      }
      if let printing = draft.printing(places) { printings.append(printing) }
    }
  }
}

extension PatternSyntax {
  /// The path with all names alike: two patterns with one shape take the same segments.
  fileprivate var shape: [Segment] {
    segments.map { segment in
      switch segment {
      case .literal, .wildcard: segment
      case .parameter: .parameter("")
      case .optional: .optional("")
      case .repeated: .repeated("")
      }
    }
  }
}
