@testable import Waymark

/// An id of a test, by its number.
func entry(_ number: Int) -> EntryID { EntryID(number: number) }

/// Several ids.
func entries(_ numbers: [Int]) -> [EntryID] { numbers.map(entry) }

/// A layer of a test, by its number.
func layer(_ number: Int) -> LayerID { LayerID(number) }
