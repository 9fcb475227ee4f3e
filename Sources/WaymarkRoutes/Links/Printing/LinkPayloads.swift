/// The payloads of a route, read by reflection at most once. Only for the framework.
public struct _LinkPayloads {
  private var all: [Any]?
  private var next = 0

  @usableFromInline
  init() {}

  /// Reads the payloads, and returns whether their number is right.
  @usableFromInline
  mutating func begin<R: Route>(_ route: R, count: Int) -> Bool {
    next = 0
    let values = all ?? Self.payloads(of: route)
    all = values
    return values.count == count
  }

  /// The payloads as in `RouteParts`, but without the names, which take half of the time.
  private static func payloads<R: Route>(of route: R) -> [Any] {
    // Mirror would call the type's customMirror, which may show something else.
    guard !(R.self is any CustomReflectable.Type) else { return [] }
    let mirror = Mirror(reflecting: route)
    switch mirror.displayStyle {
    case .struct: return mirror.children.map { $0.value }
    case .enum:
      guard let payload = mirror.children.first?.value else { return [] }
      guard !(payload is any CustomReflectable) else { return [payload] }
      let elements = Mirror(reflecting: payload)
      guard elements.displayStyle == .tuple, !elements.children.isEmpty else { return [payload] }
      return elements.children.map { $0.value }
    default: return []
    }
  }

  /// The next payload, if it has this type.
  @usableFromInline
  mutating func take<Value>(_ type: Value.Type) throws(_LinkMiss) -> Value {
    guard let all, next < all.count, let value = all[next] as? Value else { throw _LinkMiss() }
    next += 1
    return value
  }

  @inlinable
  mutating func values<R: Route, each Value: LinkValue>(
    of route: R, by extract: ((R) -> (repeat each Value)?)?, as type: repeat (each Value).Type
  ) -> (repeat each Value)? {
    if let extract { return extract(route) }
    var count = 0
    for _ in repeat each type { count += 1 }
    guard begin(route, count: count) else { return nil }
    do throws(_LinkMiss) {
      return (repeat try take(each type))
    } catch {
      return nil
    }
  }

  @inlinable
  mutating func values<R: Route, Child, each Value: LinkValue>(
    of route: R, by extract: ((R) -> ((repeat each Value), Child)?)?,
    as type: repeat (each Value).Type, and child: Child.Type
  ) -> ((repeat each Value), Child)? {
    if let extract { return extract(route) }
    var count = 1
    for _ in repeat each type { count += 1 }
    guard begin(route, count: count) else { return nil }
    do throws(_LinkMiss) {
      return ((repeat try take(each type)), try take(child))
    } catch {
      return nil
    }
  }

  @inlinable
  mutating func value<R: Route, Child>(
    of route: R, by extract: ((R) -> Child?)?, as child: Child.Type
  ) -> Child? {
    if let extract { return extract(route) }
    guard begin(route, count: 1) else { return nil }
    return try? take(child)
  }

  /// Values of these types, made from their examples with this number.
  @inlinable
  static func examples<each Value: LinkValue>(
    _ number: Int, of type: repeat (each Value).Type
  ) -> (repeat each Value)? {
    do throws(_LinkMiss) {
      return (repeat try example(number, of: each type))
    } catch {
      return nil
    }
  }

  @usableFromInline
  static func example<Value: LinkValue>(
    _ number: Int, of type: Value.Type
  ) throws(_LinkMiss) -> Value {
    let texts = Value.linkExamples
    guard !texts.isEmpty, let value = Value(linkText: texts[number % texts.count]) else {
      throw _LinkMiss()
    }
    return value
  }
}
