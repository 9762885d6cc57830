// Links for others: who can reach them, how they are copied, and how a camera reads them.

/** Whether an address of this host leads every device to itself. */
export function onlyHere(host: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(host);
}

/** A link as a QR code: the dark squares as one path, with a quiet edge around them. Loaded when first needed. */
export async function qrPath(link: string): Promise<{ path: string; size: number }> {
  const { encode } = await import("uqr");
  const { data, size } = encode(link, { ecc: "M", border: 3 });
  const squares = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")));
  return { path: squares.join(""), size };
}

/** Copy a text that a field shows. Without TLS browsers have no clipboard for pages, but an older way; else the text is at least marked. */
export async function copied(text: string, field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field.select();
    return document.execCommand("copy");
  }
}
