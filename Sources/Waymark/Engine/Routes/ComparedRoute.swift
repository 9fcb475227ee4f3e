/// A route in the form that decisions on stacks compare.
struct ComparedRoute: Hashable {
  let box: AnyRoute

  init(_ box: AnyRoute) {
    self.box = box
  }

  static func == (one: ComparedRoute, other: ComparedRoute) -> Bool {
    one.box === other.box || one.box.isEqual(to: other.box)
  }

  func hash(into hasher: inout Hasher) { box.hash(into: &hasher) }
}
