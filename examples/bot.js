#!/usr/bin/env node
// The bot of bot.py in JavaScript: it claims what it can, and else makes any legal move.
//
// Try it with: tottenbury play --north "cmd:node examples/bot.js"
// The protocol is described in docs/engine-protocol.md.

const lines = require("node:readline").createInterface({ input: process.stdin });
const say = (...words) => console.log(words.join(" ")); // written at once: Node buffers nothing here
const anyOf = (list) => list[Math.floor(Math.random() * list.length)];

let moves = [];
lines.on("line", (line) => {
  const [word, ...rest] = line.trim().split(" ");
  if (word === "tdp") {
    say("id name Example bot in JavaScript");
    say("tdpok");
  } else if (word === "isready") say("readyok");
  else if (word === "moves") moves = rest.join(" ").split(" | ");
  else if (word === "go") {
    const claims = moves.filter((move) => move.startsWith("!"));
    say("bestmove", anyOf(claims.length ? claims : moves));
  } else if (word === "result") console.error("the game ended:", rest.join(" "));
  else if (word === "quit") process.exit(0);
});
