// What depends on the types of the payloads is thin and inlinable, so that a client's own build
// specialises it; everything else is behind the `_Link…` types.

extension DeepLink {
  /// Links a pattern to a case with payloads.
  ///
  /// ```swift
  /// DeepLink(":id", to: TodosRoute.detail)
  /// DeepLink(":a/:b", to: TodosRoute.range, from: {
  ///   if case .range(let a, let b) = $0 { (a, b) } else { nil }
  /// })
  /// ```
  ///
  /// - Parameters:
  ///   - pattern: The pattern, with a name for each payload.
  ///   - make: The case, or a function that makes the route of the payloads, in the order of the
  ///     pattern.
  ///   - values: Takes the payloads out of a route, or nil if the route is another. Without it they
  ///     are read by reflection, which costs microseconds, and needs `make` to be a case (or the
  ///     `init` of a struct) and a build with reflection metadata.
  @inlinable
  @preconcurrency  // In Swift 5 modules case constructors are not marked Sendable.
  public init<each Value: LinkValue>(
    _ pattern: String, to make: @escaping @Sendable (repeat each Value) -> Route,
    from values: (@Sendable (Route) -> (repeat each Value)?)? = nil
  ) {
    self.init(
      pattern, types: Self.types(repeat (each Value).self), isTotal: true,
      isReflected: values == nil,
      read: { input in
        do throws(_LinkMiss) {
          let values = (repeat try (each Value)._read(from: &input))
          return make(repeat each values)
        } catch {
          return nil
        }
      },
      write: { route, payloads, output in
        guard
          let values = payloads.values(of: route, by: values, as: repeat (each Value).self),
          make(repeat each values) == route
        else { return false }
        repeat (each values)._write(to: &output)
        return true
      },
      example: { number in
        guard let values = _LinkPayloads.examples(number, of: repeat (each Value).self) else {
          return nil
        }
        return make(repeat each values)
      })
  }

  /// Links a pattern to a case with payloads, if they are valid.
  ///
  /// ```swift
  /// DeepLink(":id", to: TodosRoute.detail, where: { $0 > 0 })
  /// ```
  ///
  /// - Parameters:
  ///   - pattern: The pattern, with a name for each payload.
  ///   - make: The case, or a function that makes the route of the payloads.
  ///   - isValid: Says whether the link may have these values; if not, the next link is tried. A
  ///     route with others is not printed.
  ///   - values: Takes the payloads out of a route, or nil if the route is another.
  @inlinable
  @preconcurrency
  public init<each Value: LinkValue>(
    _ pattern: String, to make: @escaping @Sendable (repeat each Value) -> Route,
    where isValid: @escaping @Sendable (repeat each Value) -> Bool,
    from values: (@Sendable (Route) -> (repeat each Value)?)? = nil
  ) {
    self.init(
      pattern,
      to: { (payload: repeat each Value) -> Route? in
        isValid(repeat each payload) ? make(repeat each payload) : nil
      }, from: values)
  }

  /// Links a pattern to what a constructor makes, unless it makes nothing.
  ///
  /// ```swift
  /// DeepLink("day/:number", to: { (number: Int) in Day(number).map { .day($0) } },
  ///   from: { if case .day(let day) = $0 { day.number } else { nil } })
  /// ```
  ///
  /// - Parameters:
  ///   - pattern: The pattern, with a name for each value.
  ///   - make: Makes the route of the values; nil if there is none, and then the next link is tried.
  ///   - values: Takes the values out of a route, or nil if the route is another.
  @inlinable
  @preconcurrency
  public init<each Value: LinkValue>(
    _ pattern: String, to make: @escaping @Sendable (repeat each Value) -> Route?,
    from values: (@Sendable (Route) -> (repeat each Value)?)? = nil
  ) {
    self.init(
      pattern, types: Self.types(repeat (each Value).self), isTotal: false,
      isReflected: values == nil,
      read: { input in
        do throws(_LinkMiss) {
          let values = (repeat try (each Value)._read(from: &input))
          return make(repeat each values)
        } catch {
          return nil
        }
      },
      write: { route, payloads, output in
        guard
          let values = payloads.values(of: route, by: values, as: repeat (each Value).self),
          make(repeat each values) == route
        else { return false }
        repeat (each values)._write(to: &output)
        return true
      },
      example: { number in
        guard let values = _LinkPayloads.examples(number, of: repeat (each Value).self) else {
          return nil
        }
        return make(repeat each values)
      })
  }

  /// Links a pattern to what a constructor makes of valid values, unless it makes nothing.
  ///
  /// - Parameters:
  ///   - pattern: The pattern, with a name for each value.
  ///   - make: Makes the route of the values; nil if there is none.
  ///   - isValid: Says whether the link may have these values; if not, the next link is tried.
  ///   - values: Takes the values out of a route, or nil if the route is another.
  @inlinable
  @preconcurrency
  public init<each Value: LinkValue>(
    _ pattern: String, to make: @escaping @Sendable (repeat each Value) -> Route?,
    where isValid: @escaping @Sendable (repeat each Value) -> Bool,
    from values: (@Sendable (Route) -> (repeat each Value)?)? = nil
  ) {
    self.init(
      pattern,
      to: { (payload: repeat each Value) -> Route? in
        isValid(repeat each payload) ? make(repeat each payload) : nil
      }, from: values)
  }

  /// Says what is wrong with a payload that no link can carry.
  @available(*, unavailable, message: "every payload of this case must be a LinkValue")
  @_disfavoredOverload
  public init<each Value>(
    _ pattern: String, to make: @escaping @Sendable (repeat each Value) -> Route,
    from values: (@Sendable (Route) -> (repeat each Value)?)? = nil
  ) {
    self.init(pattern, content: .redirect(""))
  }

  /// Says what is wrong with a payload that no link can carry.
  @available(*, unavailable, message: "every payload of this case must be a LinkValue")
  @_disfavoredOverload
  public init<each Value>(
    _ pattern: String, to make: @escaping @Sendable (repeat each Value) -> Route,
    where isValid: @escaping @Sendable (repeat each Value) -> Bool,
    from values: (@Sendable (Route) -> (repeat each Value)?)? = nil
  ) {
    self.init(pattern, content: .redirect(""))
  }

  @usableFromInline
  init(
    _ pattern: String, types: [any LinkValue.Type], isTotal: Bool, isReflected: Bool,
    read: @escaping LinkReading<Route>, write: @escaping LinkWriting<Route>,
    example: @escaping @Sendable (Int) -> Route?
  ) {
    self.pattern = pattern
    content = .values(
      LinkRecipe(
        types: types, isTotal: isTotal, isReflected: isReflected, read: read, write: write,
        example: example))
  }

  @inlinable
  static func types<each Value: LinkValue>(
    _ type: repeat (each Value).Type
  ) -> [any LinkValue.Type] {
    var types: [any LinkValue.Type] = []
    repeat types.append(each type)
    return types
  }
}
