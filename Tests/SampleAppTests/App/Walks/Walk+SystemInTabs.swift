@testable import SampleApp

extension Walk {
  static let systemInTabs = Walk(
    name: "swipes and drags in tabs", layout: .tabs,
    transcript: """
        [Home]  Todos  Posts  Settings  Custom
        ·
        Home
      …
      path: tabs > home
      url: /

      > open /todos/3/rename
        Rename todo 3
        ·
        Call Eve
      …
      path: tabs > todos.list > todos.detail(id: 3) ^ todos.rename(id: 3)
      url: /todos/3/rename

      > system dismiss
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

      > system back
        Home  [Todos]  Posts  Settings  Custom
        ·
        Todos
        ·
        All todos, showing 1-6 of 6
      …
      path: tabs > todos.list
      url: /todos

      > system back
      error: the first screen of a stack cannot be swiped back
        Home  [Todos]  Posts  Settings  Custom
        ·
        Todos
      …
      path: tabs > todos.list
      url: /todos

      > open /custom?message=Above
        Home  Todos  Posts  Settings  [Custom]
        ·
        Custom view
        ·
        Above
      path: tabs > custom(message: "Above")
      url: /custom?message=Above

      > system back
      error: the first screen of a stack cannot be swiped back
        Home  Todos  Posts  Settings  [Custom]
        ·
        Custom view
      …
      path: tabs > custom(message: "Above")
      url: /custom?message=Above

      > tab todos
        Home  [Todos]  Posts  Settings  Custom
        ·
        Todos
        ·
        All todos, showing 1-6 of 6
      …
      path: tabs > todos.list
      url: /todos

      > 1
        Home  [Todos]  Posts  Settings  Custom
        ·
        Todo 1
        ·
        Buy milk
        ·
        Status: open
        Owner: Ann Ash
        1. Mark as done
        2. Rename
        3. Delete
        4. Todos of Ann Ash
      path: tabs > todos.list > todos.detail(id: 1)
      url: /todos/1

      > 3
        Delete todo 1?
        ·
        Buy milk
        1. Delete
        2. Keep
      path: tabs > todos.list > todos.detail(id: 1) ^ todos.confirmDelete(id: 1)

      > System  Dismiss
        Home  [Todos]  Posts  Settings  Custom
        ·
        Todo 1
        ·
        Buy milk
        ·
        Status: open
        Owner: Ann Ash
      …
      path: tabs > todos.list > todos.detail(id: 1)
      url: /todos/1
      """)
}
