@testable import SampleApp

extension Walk {
  static let tappingInTabs = Walk(
    name: "tabs are tapped by name, and adding goes to the list, in tabs", layout: .tabs,
    transcript: """
        [Home]  Todos  Posts  Settings  Custom
        ·
        Home
      …
      path: tabs > home
      url: /

      > tab todos
        Home  [Todos]  Posts  Settings  Custom
        ·
        Todos
        ·
        All todos, showing 1-6 of 6
      …
      path: tabs > todos.list
      url: /todos

      > 6
        Home  [Todos]  Posts  Settings  Custom
        ·
        Todo 6
        ·
        Pay the rent
        ·
        Status: open
        Owner: Bob Birch
        1. Mark as done
        2. Rename
        3. Delete
        4. Todos of Bob Birch
      path: tabs > todos.list > todos.detail(id: 6)
      url: /todos/6

      > tab custom
        Home  Todos  Posts  Settings  [Custom]
        ·
        Custom view
        ·
        Hello Custom View
      path: tabs > custom(message: "Hello Custom View")
      url: /custom?message=Hello%20Custom%20View

      > Tab Todos
        Home  [Todos]  Posts  Settings  Custom
        ·
        Todo 6
        ·
        Pay the rent
        ·
        Status: open
        Owner: Bob Birch
      …
      path: tabs > todos.list > todos.detail(id: 6)
      url: /todos/6

      > 4
        Home  [Todos]  Posts  Settings  Custom
        ·
        Todos of Bob Birch
        ·
        All todos, showing 1-3 of 3
      …
      path: tabs > todos.list > todos.detail(id: 6) > todos.author(id: 2)
      url: /todos/by/2

      > go add
        Sign in
        ·
        Who are you? Any name will do, and there is no password.
      …
      waiting: todos.add, for session
      path: tabs > todos.list > todos.detail(id: 6) > todos.author(id: 2) ^ signIn

      > tab home
      error: no tabs are shown: something covers them; go back first, or type go home
        Sign in
      …
      waiting: todos.add, for session
      path: tabs > todos.list > todos.detail(id: 6) > todos.author(id: 2) ^ signIn

      > 1 bob
        Add a todo
        ·
        What is to be done by Bob Birch?
      …
      path: tabs > todos.list ^ todos.add
      url: /todos/new

      > 1 Sing
        Add a todo
        ·
        What is to be done by Bob Birch?
        ·
        Unsaved title:
        Sing
        1. Write a title <Title>
        2. Save
        3. Cancel
      path: tabs > todos.list ^ todos.add
      url: /todos/new

      > 2
        Home  [Todos]  Posts  Settings  Custom
        ·
        Todos
        ·
        All todos, showing 1-7 of 7
      …
      path: tabs > todos.list
      url: /todos

      > tab
      error: "tab" needs the name of a tab; type tab and one of home, todos, posts, settings, custom
        Home  [Todos]  Posts  Settings  Custom
        ·
        Todos
      …
      path: tabs > todos.list
      url: /todos
      """)
}
