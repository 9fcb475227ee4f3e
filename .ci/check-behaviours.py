#!/usr/bin/env python3
"""Checks that each of the 35 behaviours of an adapter has a test, a mutant, or a place in the adapter or on a device.

The suites, the mutants and the files of the adapter that the table names have to exist. Mutants are named without
`platform-`, with which their names begin. The guide is Docs/SwiftUI.md.
"""
import pathlib
import re
import sys

root = pathlib.Path(__file__).parents[1]
table = (root / "Tests/Fixtures/SwiftUI/Behaviours.md").read_text(encoding="utf-8")
rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines()
        if re.match(r"\| \d+ \|", line)]
mutants = {line.split("|")[0] for line in (root / "Tests/Mutants/mutants.txt").read_text(encoding="utf-8").splitlines()}
suites = {path.stem for path in (root / "Tests/WaymarkTests").rglob("*.swift")
          if re.search(r"^@Suite\b", path.read_text(encoding="utf-8"), re.MULTILINE)}
files = {path.stem for path in (root / "Sources/WaymarkSwiftUI").rglob("*.swift")} | {"guide", "device"}
problems = []
if [row[0] for row in rows] != [str(number) for number in range(1, 36)]:
    problems.append("the rows are not 1 to 35")
for number, name, tests, faults, place in rows:
    if not tests and not faults and not place:
        problems.append(f"{number} {name}: nothing covers it")
    for suite in filter(None, (word.strip() for word in tests.split(","))):
        if suite != "random" and suite not in suites:
            problems.append(f"{number} {name}: there is no {suite}")
    for fault in filter(None, (word.strip() for word in faults.split(","))):
        if f"platform-{fault}" not in mutants:
            problems.append(f"{number} {name}: there is no mutant platform-{fault}")
    for file in filter(None, (word.strip() for word in place.split(","))):
        if file not in files:
            problems.append(f"{number} {name}: the adapter has no {file}.swift")
tested = sum(1 for row in rows if row[2] or row[3])
print("\n".join(problems) or f"check-behaviours: {tested} behaviours are covered by tests or mutants, "
      f"{len(rows) - tested} only by the adapter, the guide or a device")
sys.exit(1 if problems else 0)
