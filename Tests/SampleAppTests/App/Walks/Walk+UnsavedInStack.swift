@testable import SampleApp

extension Walk {
  static let unsavedInStack = Walk(
    name: "unsaved text on every way out of a sheet in a stack", layout: .stack,
    transcript: """
        Home
      …
      path: home
      url: /

      > open /todos/3/rename
        Rename todo 3
        ·
        Call Eve
      …
      path: home > todos.list > todos.detail(id: 3) ^ todos.rename(id: 3)
      url: /todos/3/rename

      > 1 Sing
        Rename todo 3
        ·
        Call Eve
        ·
        Unsaved title:
        Sing
        1. Write a title <Title>
        2. Save
        3. Cancel
      path: home > todos.list > todos.detail(id: 3) ^ todos.rename(id: 3)
      url: /todos/3/rename

      > yes
      error: nothing is asked; "yes" answers a line that begins with "question: "
        Rename todo 3
        ·
        Call Eve
        ·
        Unsaved title:
        Sing
      …
      path: home > todos.list > todos.detail(id: 3) ^ todos.rename(id: 3)
      url: /todos/3/rename

      > back
        Rename todo 3
      …
      question: may rename(id: 3) be left? type yes or no
      path: home > todos.list > todos.detail(id: 3) ^ todos.rename(id: 3)
      url: /todos/3/rename

      > no
        Rename todo 3
      …
      path: home > todos.list > todos.detail(id: 3) ^ todos.rename(id: 3)
      url: /todos/3/rename

      > go posts
        Rename todo 3
      …
      question: may rename(id: 3) be left? type yes or no
      path: home > todos.list > todos.detail(id: 3) ^ todos.rename(id: 3)
      url: /todos/3/rename

      > open /posts/1
        Rename todo 3
      …
      question: may rename(id: 3) be left? type yes or no
      path: home > todos.list > todos.detail(id: 3) ^ todos.rename(id: 3)
      url: /todos/3/rename

      > no
        Rename todo 3
      …
      path: home > todos.list > todos.detail(id: 3) ^ todos.rename(id: 3)
      url: /todos/3/rename

      > home
        Rename todo 3
      …
      question: may rename(id: 3) be left? type yes or no
      path: home > todos.list > todos.detail(id: 3) ^ todos.rename(id: 3)
      url: /todos/3/rename

      > root
        Rename todo 3
      …
      question: may rename(id: 3) be left? type yes or no
      path: home > todos.list > todos.detail(id: 3) ^ todos.rename(id: 3)
      url: /todos/3/rename

      > 3
        Rename todo 3
      …
      question: may rename(id: 3) be left? type yes or no
      path: home > todos.list > todos.detail(id: 3) ^ todos.rename(id: 3)
      url: /todos/3/rename

      > yes
        Todo 3
        ·
        Call Eve
        ·
        Status: open
        Owner: Ann Ash
      …
      path: home > todos.list > todos.detail(id: 3)
      url: /todos/3

      > 2
        Rename todo 3
        ·
        Call Eve
      …
      path: home > todos.list > todos.detail(id: 3) ^ todos.rename(id: 3)
      url: /todos/3/rename

      > 1 Dance
        Rename todo 3
        ·
        Call Eve
        ·
        Unsaved title:
        Dance
        1. Write a title <Title>
        2. Save
        3. Cancel
      path: home > todos.list > todos.detail(id: 3) ^ todos.rename(id: 3)
      url: /todos/3/rename

      > 2
        Todo 3
        ·
        Dance
        ·
        Status: open
        Owner: Ann Ash
        1. Mark as done
        2. Rename
        3. Delete
        4. Todos of Ann Ash
      path: home > todos.list > todos.detail(id: 3)
      url: /todos/3

      > 2
        Rename todo 3
        ·
        Dance
        1. Write a title <Title>
        2. Save
        3. Cancel
      path: home > todos.list > todos.detail(id: 3) ^ todos.rename(id: 3)
      url: /todos/3/rename

      > 1 Hum
        Rename todo 3
        ·
        Dance
        ·
        Unsaved title:
        Hum
        1. Write a title <Title>
        2. Save
        3. Cancel
      path: home > todos.list > todos.detail(id: 3) ^ todos.rename(id: 3)
      url: /todos/3/rename

      > system dismiss
      error: rename(id: 3) asks before it is left, so the gesture is off; type back
        Rename todo 3
        ·
        Dance
        ·
        Unsaved title:
        Hum
      …
      path: home > todos.list > todos.detail(id: 3) ^ todos.rename(id: 3)
      url: /todos/3/rename

      > system close
      warning: The platform removed rename(id: 3) #9, whose leave policy is confirm, without asking. It has left. Disable the gestures of an entry while its `leavePolicy` in the projection is not free.
        Todo 3
        ·
        Dance
        ·
        Status: open
        Owner: Ann Ash
      …
      path: home > todos.list > todos.detail(id: 3)
      url: /todos/3
      """)
}
