/// The rows of a part, found once.
@MainActor
struct PartRows {
  let part: Part
  let range: Range<Int>
}

/// A row of a coordinator itself, or the run of one of its children.
@MainActor
enum PartStep {
  case own(Entry)
  case child(Node, PartRows)
}
