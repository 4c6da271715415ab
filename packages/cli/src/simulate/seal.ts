import { createHash } from 'node:crypto';

/** The metadata label with the checksum of all other bytes of a file. */
const LABEL = 'woodlog.bytes';

const DIGITS = 64;

/** The label in a file before `seal` fills in the checksum. */
export const OPEN_SEAL: readonly [label: string, value: string] = [LABEL, '0'.repeat(DIGITS)];

/** The label in Parquet's metadata (Thrift, compact protocol): key, a text field of 64 bytes, value. */
const MARK = Buffer.from(`${LABEL}\x18${String.fromCharCode(DIGITS)}`, 'latin1');

/** The position of the checksum, or -1. Metadata are at the end of a file, and the label at their end. */
function placeOf(bytes: Buffer): number {
  const mark = bytes.lastIndexOf(MARK);
  return mark < 0 || mark + MARK.length + DIGITS > bytes.length ? -1 : mark + MARK.length;
}

/** SHA-256 of all bytes, with zeros in place of the checksum. */
const checksumOf = (bytes: Buffer, place: number): string =>
  createHash('sha256')
    .update(bytes.subarray(0, place))
    .update(OPEN_SEAL[1])
    .update(bytes.subarray(place + DIGITS))
    .digest('hex');

export function seal(file: Uint8Array): Uint8Array {
  const bytes = Buffer.from(file);
  const place = placeOf(bytes);
  if (place < 0) throw new Error('a file to be sealed has the label for it');
  bytes.write(checksumOf(bytes, place), place, 'latin1');
  return bytes;
}

/** Whether a file's bytes are unchanged; a file without a checksum is `open`. */
export function sealState(file: Uint8Array): 'whole' | 'broken' | 'open' {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const place = placeOf(bytes);
  if (place < 0) return 'open';
  return bytes.toString('latin1', place, place + DIGITS) === checksumOf(bytes, place) ? 'whole' : 'broken';
}
