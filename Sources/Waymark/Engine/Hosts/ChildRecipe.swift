/// A child, as declared by a destination of the parent.
@MainActor
protocol ChildRecipe: AnyObject {
  /// The presentation of the child's route.
  var presentation: Presentation { get }
  /// The embedded route of the child. It equals the parent's route if the embedding is right.
  var embedded: AnyRoute { get }
  var embedding: any ChildEmbedding { get }
  /// The name of the child's type.
  var name: String { get }
  /// The parent's reaction to an output of a child with this embedding; nil if there is none.
  func receiver(of output: Any, as embedding: any ChildEmbedding) -> (@MainActor () -> Void)?
  /// Makes the coordinator of a child's node.
  func make(_ node: Node, _ tree: TreeHandle, _ state: TreeState) throws(ChildRefusal)
    -> any NodeHost
  /// Makes the coordinator only to return its screen.
  func preview(_ level: Int) -> AnyObject?
}
