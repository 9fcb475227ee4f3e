#!/usr/bin/env python3
"""Checks that each public name of a module is used in a client, and has a doc comment, with an example if it is
not a member of a type of the module.

    .ci/check-public-names.py FOLDER_OF_SYMBOL_GRAPHS FILES_OF_THE_CLIENT…

Names are compared without their parameters. An initialiser counts as used where its type is called. A member of a
type of the module needs no example of its own: the type has one.
"""
import json
import pathlib
import re
import sys

# The names that the language calls, and no client spells out.
IMPLICIT = {"body", "wrappedValue", "projectedValue", "update", "hash", "=="}

folder, clients = pathlib.Path(sys.argv[1]), sys.argv[2:]
text = "\n".join(pathlib.Path(path).read_text(encoding="utf-8") for path in clients)
text = re.sub(r'(?s)/\*.*?\*/|//[^\n]*', " ", text)
problems, count = [], 0
for graph in sorted(folder.glob("*.symbols.json")):
    for symbol in json.loads(graph.read_text(encoding="utf-8"))["symbols"]:
        kind, parts = symbol["kind"]["identifier"], symbol["pathComponents"]
        path, name = ".".join(parts), parts[-1].split("(")[0]
        count += 1
        doc = "\n".join(line["text"] for line in symbol.get("docComment", {}).get("lines", []))
        if not doc:
            problems.append(f"{path} has no doc comment")
        elif (len(parts) == 1 or "@" in graph.name) and not re.search(r"^```|^    \S", doc, re.M):
            problems.append(f"{path} has no example in its doc comment")
        if kind == "swift.init":
            used = re.search(rf"\b{parts[-2]}\b(?:<[^\n]*?>)?\s*[({{]", text)
        else:
            used = name in IMPLICIT or re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text)
        if not used:
            problems.append(f"{path} is not used in any client")
if count == 0:
    problems.append("no public name found: the check itself is broken")
print("\n".join(f"check-public-names: {problem}" for problem in problems)
      or f"check-public-names: {count} public names, each documented and used")
sys.exit(1 if problems else 0)
