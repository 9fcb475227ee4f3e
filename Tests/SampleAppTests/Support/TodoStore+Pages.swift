import Kit

// What tests ask, each as one page that has room for all.
extension TodoStore {
  func filtered(_ filter: TodoFilter) -> [Todo] { page(1, size: 1_000, filter: filter).items }

  var all: [Todo] { filtered(.all) }

  func todos(of userId: Int) -> [Todo] { page(1, size: 1_000, of: userId).items }

  func count(_ filter: TodoFilter = .all) -> Int { page(1, size: 1, filter: filter).total }
}
