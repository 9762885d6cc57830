// node replay.mjs LIBRARY.wasm FOLDER: makes the calls that were written down, and prints each difference.
import fs from "node:fs";

const [library, folder] = process.argv.slice(2);
const module = await WebAssembly.compile(fs.readFileSync(library));
const imports = WebAssembly.Module.imports(module).map((one) => one.name);
const { exports } = await WebAssembly.instantiate(module, {});
const calls = JSON.parse(fs.readFileSync(`${folder}/calls.json`, "utf8"));
const buffers = fs.readFileSync(`${folder}/buffers.bin`);

function room(bytes) {
  const missing = bytes - exports.memory.buffer.byteLength;
  if (missing > 0) exports.memory.grow(Math.ceil(missing / 65536));
}

function bitsOf(answer, real) {
  const bits = Buffer.alloc(8);
  if (real) bits.writeDoubleLE(answer);
  else bits.writeBigInt64LE(answer);
  return bits.toString("hex");
}

let wrong = imports.length ? 1 : 0;
if (imports.length) console.log(`the library wants ${imports.join(", ")} of its surroundings`);
for (const call of calls) {
  let top = (exports.__heap_base.value + 63) & ~63;
  const given = [];
  const placed = [];
  for (const argument of call.arguments) {
    if (argument.before) {
      const [at, size] = argument.before;
      room(top + size + 64);
      Buffer.from(exports.memory.buffer, top, size).set(buffers.subarray(at, at + size));
      placed.push([top, argument.after]);
      given.push(top);
      top = (top + size + 63) & ~63;
    } else if ("same" in argument) given.push(given[argument.same]);
    else if ("float" in argument) given.push(argument.float);
    else given.push(BigInt(argument.int));
  }
  const answer = bitsOf(exports[call.symbol](...given), call.real);
  if (answer !== call.answer) {
    wrong += 1;
    console.log(`${call.symbol} answers ${answer}, not ${call.answer}`);
  }
  placed.forEach(([at, [from, size]], n) => {
    if (Buffer.compare(Buffer.from(exports.memory.buffer, at, size), buffers.subarray(from, from + size))) {
      wrong += 1;
      console.log(`${call.symbol} leaves other bytes in buffer ${n}`);
    }
  });
}
console.log(`${calls.length} calls, ${wrong} differences`);
process.exit(wrong ? 1 : 0);
