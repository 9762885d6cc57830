// node replay.mjs LIBRARY.wasm FOLDER: makes the calls that were written down, and prints each difference.
// What stands between `begin` and `end` runs in a browser as well.
import fs from "node:fs";

// begin
const bytes = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

function hexOf(answer, real) {
  const bits = new DataView(new ArrayBuffer(8));
  if (real) bits.setFloat64(0, answer, true);
  else bits.setBigInt64(0, answer, true);
  return Array.from(new Uint8Array(bits.buffer), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function same(one, other) {
  return one.length === other.length && one.every((byte, n) => byte === other[n]);
}

async function replay(library, calls, buffers) {
  const module = await WebAssembly.compile(library);
  const said = WebAssembly.Module.imports(module).map((one) => `the library wants ${one.name} of its surroundings`);
  const { exports } = await WebAssembly.instantiate(module, {});
  for (const call of calls) {
    let top = (exports.__heap_base.value + 63) & ~63;
    const given = [];
    const placed = [];
    for (const argument of call.arguments) {
      if (argument.before) {
        const [at, size] = argument.before;
        const missing = top + size + 64 - exports.memory.buffer.byteLength;
        if (missing > 0) exports.memory.grow(Math.ceil(missing / 65536));
        new Uint8Array(exports.memory.buffer, top, size).set(buffers.subarray(at, at + size));
        placed.push([top, argument.after]);
        given.push(top);
        top = (top + size + 63) & ~63;
      } else if ("same" in argument) given.push(given[argument.same]);
      else if ("float" in argument) given.push(argument.float);
      else given.push(BigInt(argument.int));
    }
    const answer = hexOf(exports[call.symbol](...given), call.real);
    if (answer !== call.answer) said.push(`${call.symbol} answers ${answer}, not ${call.answer}`);
    placed.forEach(([at, [from, size]], n) => {
      if (!same(new Uint8Array(exports.memory.buffer, at, size), buffers.subarray(from, from + size))) {
        said.push(`${call.symbol} leaves other bytes in buffer ${n}`);
      }
    });
  }
  said.push(`${calls.length} calls, ${said.length} differences`);
  return said;
}
// end

const [library, folder] = process.argv.slice(2);
const calls = JSON.parse(fs.readFileSync(`${folder}/calls.json`, "utf8"));
const said = await replay(fs.readFileSync(library), calls, fs.readFileSync(`${folder}/buffers.bin`));
console.log(said.join("\n"));
process.exit(said.length > 1 ? 1 : 0);
