// Code that depends on the types of payloads is thin and inlinable, so that a client's build
// specialises it. Everything else is in the `_Link…` types.

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
  ///   - make: The case, or a function that makes the route from the payloads, in the order of the
  ///     pattern. It also runs while the table is made, with examples, so it must not read that
  ///     table then.
  ///   - values: Returns the payloads of a route, or nil for other routes. Without this closure, they
  ///     are read by reflection. That requires that `make` is a case (or the `init` of a struct), and
  ///     that the build has reflection metadata.
  /// - Complexity: Printing is linear in the texts of the values; without `from:`, it uses
  ///   reflection.
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
  ///   - make: The case, or a function that makes the route from the payloads. Like `isValid`, it
  ///     also runs while the table is made, with examples, so neither must read that table then.
  ///   - isValid: Returns whether the link may have these values. If not, the next link is tried. A
  ///     route with other values is not printed.
  ///   - values: Returns the payloads of a route, or nil for other routes.
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

  /// Links a pattern to the route that a constructor makes, unless that is nil.
  ///
  /// ```swift
  /// DeepLink("day/:number", to: { (number: Int) in Day(number).map { .day($0) } },
  ///   from: { if case .day(let day) = $0 { day.number } else { nil } })
  /// ```
  ///
  /// - Parameters:
  ///   - pattern: The pattern, with a name for each value.
  ///   - make: Makes the route from the values. With nil, the next link is tried.
  ///   - values: Returns the values of a route, or nil for other routes.
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

  /// Links a pattern to the route that a constructor makes from valid values, unless that is nil.
  ///
  /// ```swift
  /// DeepLink("day/:number", to: { (number: Int) in Day(number).map { .day($0) } }, where: { $0 > 0 },
  ///   from: { if case .day(let day) = $0 { day.number } else { nil } })
  /// ```
  ///
  /// - Parameters:
  ///   - pattern: The pattern, with a name for each value.
  ///   - make: Makes the route from the values, or returns nil.
  ///   - isValid: Returns whether the link may have these values. If not, the next link is tried.
  ///   - values: Returns the values of a route, or nil for other routes.
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

  /// Makes the compiler say why a link cannot contain a payload.
  @available(
    *, unavailable,
    message: "every payload of this case must be a LinkValue, as in `enum Size: String, LinkValue`"
  )
  @_disfavoredOverload
  public init<each Value>(
    _ pattern: String, to make: @escaping @Sendable (repeat each Value) -> Route,
    from values: (@Sendable (Route) -> (repeat each Value)?)? = nil
  ) {
    self.init(pattern, content: .redirect(""))
  }

  /// Makes the compiler say why a link cannot contain a payload.
  @available(
    *, unavailable,
    message: "every payload of this case must be a LinkValue, as in `enum Size: String, LinkValue`"
  )
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
