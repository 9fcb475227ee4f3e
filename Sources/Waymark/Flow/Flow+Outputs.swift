extension FlowNode {
  /// Tells the parent. Who gets the output is settled now, so that what leaves right after is heard.
  func emit(_ output: Any) -> Outcome {
    guard let tree else { return .ignored(isFresh ? .noReceiver : .left) }
    guard let link else { return .ignored(.noReceiver) }
    guard let receiver = tree.withoutReentry({ link.receiver(of: output) }) else {
      return .ignored(mark.isDropped || parent?.anyCoordinator == nil ? .left : .noReceiver)
    }
    return tree.tell(receiver)
  }
}
