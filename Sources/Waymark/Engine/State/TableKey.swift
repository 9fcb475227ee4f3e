/// The number of one thing of a kind.
///
/// The kind is no object, so what keeps a number knows nothing of the thing.
struct TableKey<Kind>: Hashable, Sendable {
  let slot: Int32
  let generation: UInt32
}

typealias NodeKey = TableKey<NodeKind>
typealias LayerKey = TableKey<LayerKind>
typealias TabsKey = TableKey<TabsKind>

enum NodeKind {}
enum LayerKind {}
enum TabsKind {}
