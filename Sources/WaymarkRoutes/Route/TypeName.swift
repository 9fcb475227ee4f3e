/// The name of a type without its module.
///
/// Never inlined, because the optimiser would fold it to a name that is mangled for private types.
@inline(never)
package func typeName(of type: any Any.Type) -> String {
  _typeName(type, qualified: false)
}
