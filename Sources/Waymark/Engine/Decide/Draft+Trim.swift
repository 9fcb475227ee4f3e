extension Draft {
  func trim(keepingLast count: Int, of part: Part) throws(Refusal) -> Outcome {
    try apply(to: part) { .trim(keepingLast: count, of: $0) }
  }
}
