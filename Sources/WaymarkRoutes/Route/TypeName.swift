/// The name of a type without its module.
///
/// Never inlined: the optimiser would fold it to a name that is mangled if the type is private.
@inline(never)
package func typeName(of type: any Any.Type) -> String {
  _typeName(type, qualified: false)
}
