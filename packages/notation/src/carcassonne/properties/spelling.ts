// One record in many spellings with the same meaning.
import fc from 'fast-check';
import { type Log, print } from '../index.ts';

/** Rewrites what can be written differently; `next` chooses at each place. */
function respell(log: Log, next: (options: number) => number): string {
  const lines = print(log).split('\n').slice(0, -1);
  const out = lines.map((line) => {
    if (line.startsWith('/')) return next(2) ? `/${line.slice(2)}` : line;
    if (/^[A-Z] = /.test(line)) return next(2) ? line.replace(' = ', '=').replace(/ (?=[([<])/g, '   ') : line;
    if (/^\d\d\/\d\d/.test(line)) return next(2) ? line.replaceAll(', ', ',') : line;
    const slash = line.indexOf(' /');
    const [move, note] = slash < 0 ? [line, ''] : [line.slice(0, slash), line.slice(slash)];
    return respellMove(move, next) + (note !== '' && next(2) ? ` /${note.slice(3)}` : note);
  });
  return out.join(next(2) ? '\n' : '\r\n') + '\n'.repeat(next(3));
}

function respellMove(move: string, next: (options: number) => number): string {
  return move
    .replace(/ \((-?\d+),(-?\d+)\)/, (whole, x: string, y: string) => {
      const sign = y.startsWith('-') ? y : `+${y}`;
      return [whole, `(${x},${y})`, ` (${x},${sign})`, `\t( ${x} , ${y} )`, y.startsWith('-') ? ` (${x}${y})` : whole][
        next(5)
      ]!;
    })
    .replace(
      / ([CRF0-9mMKP]+)(?= |$)/,
      (whole, tile: string) => [whole, ` ${tile.replace('P', 'p')}`, `\t\t${tile}`, ` ${otherFace(tile)}`][next(4)]!,
    )
    .replace(/[+=]\d+/g, (whole) => (next(2) ? ` ${whole[0]} ${whole.slice(1)} ` : whole))
    .replace('concedes', () => ['concedes', 'conceded', 'concede'][next(3)]!)
    .replace('abandoned', () => ['abandoned', 'abandons', 'abandon'][next(3)]!);
}

/** Writes a knight or traveller after its first face instead of the last run (TILES 10), if that is one feature. */
function otherFace(tile: string): string {
  if (!/^[CRF]{4}[PK]?$/.test(tile.replace('m', '')) || !/[CR]m/.test(tile)) return tile;
  const letter = /([CR])m/.exec(tile)![1]!;
  const bare = tile.replace('m', '');
  const faces = [...bare.slice(0, 4)].filter((face) => face === letter).length;
  if (letter === 'R' && faces !== 2) return tile;
  return bare.replace(letter, `${letter}m`);
}

export interface WrittenRecord {
  readonly log: Log;
  readonly text: string;
}

export const writtenRecords = (logs: fc.Arbitrary<Log>): fc.Arbitrary<WrittenRecord> =>
  fc.tuple(logs, fc.array(fc.nat(59), { minLength: 1, maxLength: 40, size: 'max' })).map(([log, choices]) => {
    let next = 0;
    return { log, text: respell(log, (options) => choices[next++ % choices.length]! % options) };
  });
