/// A list of elements that end by themselves. It removes ended elements each time its size has
/// doubled, so adding many elements is linear in total.
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
