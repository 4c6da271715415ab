import { createHash } from 'node:crypto';

/** The label of a file's metadata that holds the checksum of all its other bytes. */
const LABEL = 'woodlog.bytes';

const DIGITS = 64;

/** The label in a file to be sealed; `seal` puts the checksum in. */
export const OPEN_SEAL: readonly [label: string, value: string] = [LABEL, '0'.repeat(DIGITS)];

/** How Parquet's metadata (Thrift, compact protocol) has it: key, a text field of 64 bytes, value. */
const MARK = Buffer.from(`${LABEL}\x18${String.fromCharCode(DIGITS)}`, 'latin1');

/** Where the checksum stands, or -1. Metadata lie at the end of a file, and the label at the end of them. */
function placeOf(bytes: Buffer): number {
  const mark = bytes.lastIndexOf(MARK);
  return mark < 0 || mark + MARK.length + DIGITS > bytes.length ? -1 : mark + MARK.length;
}

/** SHA-256 over all bytes but the checksum, in whose place there are zeros. */
const checksumOf = (bytes: Buffer, place: number): string =>
  createHash('sha256')
    .update(bytes.subarray(0, place))
    .update(OPEN_SEAL[1])
    .update(bytes.subarray(place + DIGITS))
    .digest('hex');

/** Writes the checksum of a file into its label, which was written open. */
export function seal(file: Uint8Array): Uint8Array {
  const bytes = Buffer.from(file);
  const place = placeOf(bytes);
  if (place < 0) throw new Error('a file to be sealed has the label for it');
  bytes.write(checksumOf(bytes, place), place, 'latin1');
  return bytes;
}

/** Whether a file's bytes are those that were written; a file without a checksum is `open`. */
export function sealState(file: Uint8Array): 'whole' | 'broken' | 'open' {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const place = placeOf(bytes);
  if (place < 0) return 'open';
  return bytes.toString('latin1', place, place + DIGITS) === checksumOf(bytes, place) ? 'whole' : 'broken';
}
