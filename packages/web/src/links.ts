/** Bytes through a stream that packs or unpacks. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: GenericTransformStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const packed = new Blob([bytes]).stream().pipeThrough(stream as ReadableWritablePair<Uint8Array<ArrayBuffer>>);
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

/** The longest log of a link, so that a small link cannot fill the memory. */
const MOST = 2_000_000;

/** A log for a link: deflated, in base 64 for addresses. */
export async function packLog(log: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(log), new CompressionStream('deflate-raw'));
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The log of a link; null if it is cut off or invalid. */
export async function unpackLog(packed: string): Promise<string | null> {
  try {
    const text = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    const log = await through(bytes, new DecompressionStream('deflate-raw'));
    return log.length > MOST ? null : new TextDecoder('utf-8', { fatal: true }).decode(log);
  } catch {
    return null;
  }
}

/** Offers a text as a file to save. */
export function saveFile(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
