"""The automated accessibility check: axe, by the rules of WCAG 2.2 AA."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SOURCE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def serious_findings(page: Page) -> list[str]:
    """What axe calls serious or critical on this page as it is, one line each."""
    return _found(page, {"runOnly": TAGS})


def faint_texts(page: Page) -> list[str]:
    """Only what has too little contrast: all that another colour scheme can change."""
    return _found(page, {"runOnly": {"type": "rule", "values": ["color-contrast"]}})


def dull_texts(page: Page) -> list[str]:
    """What has less contrast than WCAG asks for at its highest level, AAA: for those who have asked for more."""
    return _found(page, {"runOnly": {"type": "rule", "values": ["color-contrast-enhanced"]}})


def _found(page: Page, options: dict[str, Any]) -> list[str]:
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(SOURCE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate("options => axe.run(document, options)", {**options, "resultTypes": ["violations"]})
    return [
        f"{violation['id']}: {node['target']} {node['failureSummary']}"
        for violation in found["violations"]
        if violation["impact"] in ("serious", "critical")
        for node in violation["nodes"]
    ]
