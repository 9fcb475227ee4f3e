/// The number of one object of a kind.
///
/// The kind is a type without values, so that code which keeps a number need not know the object.
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
