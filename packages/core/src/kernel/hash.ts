// MurmurHash3 x86_128 (Austin Appleby, public domain): small, well distributed, in 32-bit integer arithmetic, so
// browsers and Node agree exactly. Not a cryptographic hash.

/** Four unsigned 32-bit words. */
export type Hash128 = readonly [number, number, number, number];

// Browsers and Node have it, but the ES library that this package is checked against does not.
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

const C1 = 0x239b961b;
const C2 = 0xab0e9789;
const C3 = 0x38b34ae5;
const C4 = 0xa1e38b93;

function rotate(x: number, by: number): number {
  return (x << by) | (x >>> (32 - by));
}

function finish(x: number): number {
  let h = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

function mix(k: number, before: number, by: number, after: number): number {
  return Math.imul(rotate(Math.imul(k, before), by), after);
}

/** Little-endian word at `at`; bytes beyond the end are 0. */
function word(bytes: Uint8Array, at: number): number {
  return (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16) | ((bytes[at + 3] ?? 0) << 24);
}

/** Hashes bytes to 128 bits. */
export function hashBytes(bytes: Uint8Array): Hash128 {
  let h1 = 0;
  let h2 = 0;
  let h3 = 0;
  let h4 = 0;
  const tail = bytes.length - (bytes.length % 16);
  for (let i = 0; i < tail; i += 16) {
    h1 ^= mix(word(bytes, i), C1, 15, C2);
    h1 = (Math.imul((rotate(h1, 19) + h2) | 0, 5) + 0x561ccd1b) | 0;
    h2 ^= mix(word(bytes, i + 4), C2, 16, C3);
    h2 = (Math.imul((rotate(h2, 17) + h3) | 0, 5) + 0x0bcaa747) | 0;
    h3 ^= mix(word(bytes, i + 8), C3, 17, C4);
    h3 = (Math.imul((rotate(h3, 15) + h4) | 0, 5) + 0x96cd1c35) | 0;
    h4 ^= mix(word(bytes, i + 12), C4, 18, C1);
    h4 = (Math.imul((rotate(h4, 13) + h1) | 0, 5) + 0x32ac3b17) | 0;
  }
  // A word of the tail without bytes is 0 and mixes to 0, so no special cases are needed.
  h1 ^= mix(word(bytes, tail), C1, 15, C2) ^ bytes.length;
  h2 ^= mix(word(bytes, tail + 4), C2, 16, C3) ^ bytes.length;
  h3 ^= mix(word(bytes, tail + 8), C3, 17, C4) ^ bytes.length;
  h4 ^= mix(word(bytes, tail + 12), C4, 18, C1) ^ bytes.length;
  h1 = (h1 + h2 + h3 + h4) | 0;
  h2 = finish((h2 + h1) | 0);
  h3 = finish((h3 + h1) | 0);
  h4 = finish((h4 + h1) | 0);
  h1 = finish(h1);
  h1 = (h1 + h2 + h3 + h4) | 0;
  return [h1 >>> 0, (h2 + h1) >>> 0, (h3 + h1) >>> 0, (h4 + h1) >>> 0];
}

export function hashText(text: string): Hash128 {
  return hashBytes(new TextEncoder().encode(text));
}
