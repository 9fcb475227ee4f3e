@testable import SampleApp

extension Walk {
  static let todosInStack = Walk(
    name: "todos in a stack", layout: .stack,
    transcript: """
        Home
        ·
        Choose where to go.
        1. Todos
        2. Posts
        3. Settings
        4. Custom View with Parameter
      path: home
      url: /

      > 1
        Todos
        ·
        All todos, showing 1-6 of 6
        1. [ ] Buy milk
        2. [x] Fix the bike
        3. [ ] Call Eve
        4. [ ] Read a book
        5. [x] Water the plants
        6. [ ] Pay the rent
        7. Show open
        8. Show done
        9. Add a todo
      path: home > todos.list
      url: /todos

      > 8
        Todos
        ·
        Done todos, showing 1-2 of 2
        1. [x] Fix the bike
        2. [x] Water the plants
        3. Show all
        4. Show open
        5. Add a todo
      path: home > todos.list
      url: /todos

      > 1
        Todo 2
        ·
        Fix the bike
        ·
        Status: done
        Owner: Bob Birch
        1. Mark as open
        2. Rename
        3. Delete
        4. Todos of Bob Birch
      path: home > todos.list > todos.detail(id: 2)
      url: /todos/2

      > 1
        Todo 2
        ·
        Fix the bike
        ·
        Status: open
        Owner: Bob Birch
        1. Mark as done
        2. Rename
        3. Delete
        4. Todos of Bob Birch
      path: home > todos.list > todos.detail(id: 2)
      url: /todos/2

      > 4
        Todos of Bob Birch
        ·
        All todos, showing 1-3 of 3
        1. [ ] Fix the bike
        2. [ ] Read a book
        3. [ ] Pay the rent
        4. Show open
        5. Show done
      path: home > todos.list > todos.detail(id: 2) > todos.author(id: 2)
      url: /todos/by/2

      > root
        Todos
        ·
        Done todos, showing 1 of 1
        1. [x] Water the plants
        2. Show all
        3. Show open
        4. Add a todo
      path: home > todos.list
      url: /todos

      > 3
        Todos
        ·
        Open todos, showing 1-5 of 5
        1. [ ] Buy milk
        2. [ ] Fix the bike
        3. [ ] Call Eve
        4. [ ] Read a book
        5. [ ] Pay the rent
        6. Show all
        7. Show done
        8. Add a todo
      path: home > todos.list
      url: /todos

      > back
        Home
      …
      path: home
      url: /

      > quit
        Home
      …
      path: home
      url: /
      """)
}
