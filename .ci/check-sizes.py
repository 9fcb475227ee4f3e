#!/usr/bin/env python3
"""Checks that no Swift file has over 400 lines, and no function over 60. Relies on the format that the linter
checks: the closing brace of a declaration stands alone, indented like the declaration."""
import re
import subprocess
import sys

FILE_LIMIT, FUNCTION_LIMIT = 400, 60
STARTS = re.compile(r"^( *)(?:@\S+(?:\(.*?\))? )*(?:[a-z]+(?:\([a-z]+\))? )*(?:func |init[?(<]|deinit\b|subscript\b|var [^=]*\{$)")


def has_body(lines, start, indent):
    """Whether a declaration has a body: a requirement of a protocol has none. The head of a declaration goes on
    while a parenthesis is open, and if the next line is indented further or cannot begin a declaration."""
    depth = 0
    for line, following in zip(lines[start:], lines[start + 1:] + [""]):
        depth += line.count("(") - line.count(")")
        if depth > 0:
            continue
        if line.endswith("{"):
            return True
        if not following[indent:].startswith((" ", "{", ")", ">", "->", "where")):
            return False
    return False


files = subprocess.run(
    ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "*.swift"],
    check=True, capture_output=True, text=True).stdout.split("\0")[:-1]
if not files:
    sys.exit("check-sizes: no Swift file found")

problems, functions = [], 0
for path in files:
    with open(path, encoding="utf-8") as file:
        lines = file.read().split("\n")
    if len(lines) - 1 > FILE_LIMIT:
        problems.append(f"{path}: {len(lines) - 1} lines; {FILE_LIMIT} are allowed")
    for start, line in enumerate(lines):
        match = STARTS.match(line)
        if not match or line.endswith("}") or not has_body(lines, start, len(match[1])):
            continue
        end = next((at for at in range(start, len(lines)) if lines[at] == match[1] + "}"), None)
        functions += 1
        if end is None:
            problems.append(f"{path}:{start + 1}: its end is not found")
        elif end - start + 1 > FUNCTION_LIMIT:
            problems.append(f"{path}:{start + 1}: {end - start + 1} lines in one function; "
                            f"{FUNCTION_LIMIT} are allowed")
if functions == 0:
    problems.append("no function found: the check itself is broken")
print("\n".join(problems) or f"check-sizes: {len(files)} files, {functions} functions, all fine")
sys.exit(1 if problems else 0)
