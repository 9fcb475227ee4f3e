import Waymark

/// Texts to fill the links of a table with: those that their types name, those of samples, and plain ones.
struct LinkTexts<R: LinkedRoute> {
  /// The texts in the links of the samples, in order.
  private let ofSamples: [[String]]
  /// All texts of samples and types, then plain ones.
  private let all: [String]

  static var plain: [String] {
    ["1", "0", "true", "2024-02-29", "-7", "3.5", "a", "https://a.example/b?c=d"]
  }

  init(samples: [R]) {
    ofSamples = samples.compactMap { R.links.information(for: $0)?.values }.map { values in
      values.names.flatMap { values.list($0) }
    }
    let examples = R.links.forms.flatMap { form in
      (0..<form.count).flatMap { form.examples(at: $0) }
    }
    all = (ofSamples.flatMap(\.self) + examples + Self.plain).unique
  }

  /// The texts to fill a link with.
  ///
  /// - Parameter limit: The largest number of texts for each place, and of rows besides those of the samples.
  func filling(of form: LinkForm, limit: Int = 200) -> LinkFilling {
    let choices = (0..<form.count).map { place in
      let own = form.examples(at: place)
      let taken = (own + all).lazy.filter { form.takes($0, at: place) }.prefix(limit)
      return (taken.isEmpty ? (own + all).prefix(limit) : ArraySlice(taken)).unique
    }
    let samples = ofSamples.filter { $0.count == form.count }
    return LinkFilling(choices: choices, samples: samples, limit: limit)
  }
}

/// The texts to fill one link with.
struct LinkFilling {
  /// The texts to try at each place, the likeliest first.
  let choices: [[String]]
  /// Lists of texts for all places, the likeliest first.
  let rows: [[String]]

  init(choices: [[String]], samples: [[String]], limit: Int) {
    self.choices = choices
    let longest = choices.map(\.count).max() ?? 1
    // First all places go on at once, so that each text comes early. Then each goes through all its texts, the first
    // place fastest.
    let together = (0..<longest).map { number in choices.map { $0[number % $0.count] } }
    let inTurn = (0..<choices.reduce(1) { min($0 * $1.count, limit) }).map { number in
      var left = number
      return choices.map { texts in
        defer { left /= texts.count }
        return texts[left % texts.count]
      }
    }
    rows =
      (together.prefix(1) + samples
        + Array((together + inTurn).unique.dropFirst().prefix(limit - 1)))
  }
}

extension Collection where Element: Hashable {
  /// The elements, each once.
  fileprivate var unique: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
