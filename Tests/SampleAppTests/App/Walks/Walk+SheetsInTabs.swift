@testable import SampleApp

extension Walk {
  static let sheetsInTabs = Walk(
    name: "sheets and a dialog in tabs", layout: .tabs,
    transcript: """
        [Home]  Todos  Posts  Settings  Custom
        ·
        Home
      …
      path: tabs > home
      url: /

      > 1
        Home  [Todos]  Posts  Settings  Custom
        ·
        Todos
        ·
        All todos, showing 1-6 of 6
      …
      path: tabs > todos.list
      url: /todos

      > 9
        Sign in
        ·
        Who are you? Any name will do, and there is no password.
      …
      waiting: add, for session
      path: tabs > todos.list ^ signIn

      > 1 Ann
        Add a todo
        ·
        What is to be done by Ann Ash?
      …
      path: tabs > todos.list ^ todos.add
      url: /todos/new

      > go todos
        Home  [Todos]  Posts  Settings  Custom
        ·
        Todos
        ·
        All todos, showing 1-6 of 6
      …
      path: tabs > todos.list
      url: /todos

      > 3
        Home  [Todos]  Posts  Settings  Custom
        ·
        Todo 3
        ·
        Call Eve
        ·
        Status: open
        Owner: Ann Ash
      …
      path: tabs > todos.list > todos.detail(id: 3)
      url: /todos/3

      > 2
        Rename todo 3
        ·
        Call Eve
      …
      path: tabs > todos.list > todos.detail(id: 3) ^ todos.rename(id: 3)
      url: /todos/3/rename

      > back
        Home  [Todos]  Posts  Settings  Custom
        ·
        Todo 3
        ·
        Call Eve
        ·
        Status: open
        Owner: Ann Ash
      …
      path: tabs > todos.list > todos.detail(id: 3)
      url: /todos/3

      > 3
        Delete todo 3?
        ·
        Call Eve
      …
      path: tabs > todos.list > todos.detail(id: 3) ^ todos.confirmDelete(id: 3)

      > home
        [Home]  Todos  Posts  Settings  Custom
        ·
        Home
      …
      path: tabs > home
      url: /

      > go todos
        Home  [Todos]  Posts  Settings  Custom
        ·
        Todo 3
        ·
        Call Eve
        ·
        Status: open
        Owner: Ann Ash
      …
      path: tabs > todos.list > todos.detail(id: 3)
      url: /todos/3

      > 3
        Delete todo 3?
        ·
        Call Eve
      …
      path: tabs > todos.list > todos.detail(id: 3) ^ todos.confirmDelete(id: 3)

      > 1
        Home  [Todos]  Posts  Settings  Custom
        ·
        Todos
        ·
        All todos, showing 1-5 of 5
        1. [ ] Buy milk
        2. [x] Fix the bike
        3. [ ] Read a book
        4. [x] Water the plants
        5. [ ] Pay the rent
        6. Show open
        7. Show done
        8. Add a todo
      path: tabs > todos.list
      url: /todos
      """)
}
