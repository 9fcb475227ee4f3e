/// A binding of the simulated platform. It writes as those of SwiftUI do: through a key path, which first reads the property.
@MainActor
struct SimulatedBinding<Root, Value> {
  private let path: WritableKeyPath<Root, Value>

  init(_ path: WritableKeyPath<Root, Value>) {
    self.path = path
  }

  // Not inlined, because the compiler only writes where it can see the property.
  @inline(never)
  func write(_ value: Value, to root: inout Root) {
    root[keyPath: path] = value
  }
}

extension SimulatedBinding where Root: AnyObject {
  func write(_ value: Value, to root: Root) {
    var root = root
    write(value, to: &root)
  }
}
