"""Small tools that belong to no game: whole files, the user's folders, where code comes from, SVG pictures."""
