"""The page for the browser, plain pages, and previews of links."""
