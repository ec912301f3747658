"""Every name that one script takes from another is there, and every function says what it takes and gives. Read from the sources:
nothing of Blender is needed."""

import ast
import json
import pathlib
import unittest

RENDER = pathlib.Path(__file__).parent.parent


def module_name(path: pathlib.Path) -> str:
    parts = path.relative_to(RENDER).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def defined(tree: ast.Module) -> set[str]:
    """Names at the top of a module: what it defines, sets and imports."""
    names: set[str] = set()
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            names.add(node.name)
        elif isinstance(node, ast.Import | ast.ImportFrom):
            names.update(alias.asname or alias.name.split(".")[0] for alias in node.names)
        else:
            names.update(n.id for n in ast.walk(node) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store))
    return names


SCRIPTS = [p for p in RENDER.rglob("*.py") if "tests" not in p.parts]
TREES = {module_name(path): ast.parse(path.read_text(encoding="utf-8")) for path in SCRIPTS}
NAMES = {name: defined(tree) for name, tree in TREES.items()}
for name in NAMES:
    if "." in name:
        NAMES[name.split(".")[0]].add(name.split(".")[1])


class TestNames(unittest.TestCase):
    def test_imported_names_are_defined(self) -> None:
        for script, tree in TREES.items():
            for node in ast.walk(tree):
                if not isinstance(node, ast.ImportFrom) or node.module not in NAMES:
                    continue
                for alias in node.names:
                    self.assertIn(alias.name, NAMES[node.module], f"{script} takes it from {node.module}")

    def test_names_of_imported_modules_are_defined(self) -> None:
        for script, tree in TREES.items():
            modules = {
                alias.asname or alias.name: alias.name
                for node in ast.walk(tree)
                if isinstance(node, ast.Import)
                for alias in node.names
                if alias.name in NAMES
            }
            for node in ast.walk(tree):
                if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in modules:
                    module = modules[node.value.id]
                    self.assertIn(node.attr, NAMES[module], f"{script} takes it from {module}")

    def test_homes_hold_what_is_built(self) -> None:
        tree = TREES["furniture"]
        built = next(n.value for n in tree.body if isinstance(n, ast.Assign) and n.targets[0].id == "BUILD")
        names = {k.arg for k in built.keywords}
        for path in sorted((RENDER.parent / "data" / "units").glob("*.json")):
            unit = json.loads(path.read_text(encoding="utf-8"))
            for piece in [*unit["furniture"], *unit.get("dressing", ())]:
                self.assertIn(piece["t"], names, path.name)

    def test_functions_say_what_they_take_and_give(self) -> None:
        for script, tree in TREES.items():
            methods = {m for c in ast.walk(tree) if isinstance(c, ast.ClassDef) for m in c.body}
            for node in ast.walk(tree):
                if not isinstance(node, ast.FunctionDef):
                    continue
                args = node.args
                instance = 1 if node in methods and not node.decorator_list else 0
                taken = [*args.args[instance:], *args.kwonlyargs, args.vararg, args.kwarg]
                silent = [a.arg for a in taken if a and not a.annotation]
                self.assertEqual(silent, [], f"{script}: {node.name} does not say what it takes")
                self.assertIsNotNone(node.returns, f"{script}: {node.name} does not say what it gives")

    def test_nothing_is_imported_by_star(self) -> None:
        for script, tree in TREES.items():
            stars = [n for n in ast.walk(tree) if isinstance(n, ast.ImportFrom) and n.names[0].name == "*"]
            self.assertEqual(stars, [], script)


if __name__ == "__main__":
    unittest.main()
