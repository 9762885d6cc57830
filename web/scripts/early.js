(known) => {
  // Runs before everything else, from the page itself (entrance.ts writes it there): the colours and the language that were chosen, the
  // first picture in words, and whatever this address will need.
  const root = document.documentElement;
  let chosen = {};
  try {
    chosen = JSON.parse(localStorage.getItem("tottenbury.settings")) || {};
  } catch {
    // nothing is kept here
  }
  if (chosen.theme === "light" || chosen.theme === "dark") root.dataset.theme = chosen.theme;
  if (chosen.contrast === "more") root.dataset.contrast = "more";
  const wishes = [chosen.language, ...navigator.languages].map((wish) => String(wish).toLowerCase().split("-")[0]);
  const language = wishes.find((wish) => wish in known.words) || "en";
  root.lang = language;
  for (const place of document.querySelectorAll("[data-said]")) place.textContent = known.words[language][place.dataset.said];

  const screen = location.pathname.split("/")[1];
  root.dataset.screen = screen === "" ? "home" : screen;
  for (const file of known.needs[screen] || []) {
    const link = document.createElement("link");
    link.rel = file.endsWith(".css") ? "preload" : "modulepreload";
    if (file.endsWith(".css")) link.as = "style";
    link.crossOrigin = "";
    link.href = file;
    document.head.append(link);
  }

  const books = ["", "table", "learn", "games", "replay"].includes(screen) ? ["/api/rulebooks"] : [];
  const mine = screen === "" ? ["/api/games?mine=true&limit=4&status=running&status=open"] : [];
  window.early = {};
  for (const address of [known.files[language], ...books, ...mine]) {
    window.early[address] = fetch(address);
    window.early[address].catch(() => {}); // who asks for it will hear
  }

  // Whatever of the page does not come, say so instead of letting people wait.
  const failed = (event) => {
    if (event.target instanceof HTMLScriptElement) root.dataset.entrance = "failed";
  };
  addEventListener("error", failed, true);
}
