/// A list of what comes to its end by itself. What is over is let go of each time the list has doubled, so
/// adding many stays linear in all.
struct SweptList<Element> {
  private(set) var elements: [Element] = []
  private var nextSweep = 8

  mutating func append(_ element: Element, sweeping isOver: (Element) -> Bool) {
    if elements.count >= nextSweep {
      elements.removeAll(where: isOver)
      nextSweep = 2 * elements.count + 8
    }
    elements.append(element)
  }
}
