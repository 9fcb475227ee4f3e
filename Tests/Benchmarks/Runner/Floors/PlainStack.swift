/// A handwritten stack: an array of routes with numbers that tell them apart.
struct PlainStack {
  struct Entry {
    var id: Int
    var route: BenchRoute
  }

  var entries: [Entry]

  /// A stack of one entry.
  init() {
    entries = [Entry(id: 0, route: .list)]
  }

  init(depth: Int) {
    entries = BenchRoute.routes(depth: depth).enumerated().map {
      Entry(id: $0.offset, route: $0.element)
    }
  }

  @inline(__always)
  mutating func push(_ number: Int) {
    entries.append(Entry(id: number, route: .detail(number)))
  }

  @inline(__always)
  mutating func pop() {
    entries.removeLast()
  }

  /// The index of the topmost entry with a route, or -1.
  @inline(__always)
  func place(of wanted: BenchRoute) -> Int {
    entries.lastIndex { $0.route == wanted } ?? -1
  }
}
