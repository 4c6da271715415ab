import type { Player } from '../log.ts';

/** A player's line as read, and whether mark-up of a converter was left out (P2). */
export interface ReadPlayer {
  readonly player: Player;
  readonly markup: boolean;
}

const TAGS = ['<sup>', '</sup>', '^{', '}'];

/**
 * Reads what follows `A =`, from the right: result, colour, country, real name; the rest is the nick, which may have
 * blanks.
 *
 * @example readPlayer('A', 'wallaceprime (Chris Wallace) [UK] 1st (91)')
 */
export function readPlayer(id: string, text: string): ReadPlayer {
  const clean = withoutClosingTag(text.trim());
  const result = readResult(clean);
  const colour = takeBracket(result?.rest ?? clean, '<', '>');
  const country = takeBracket(colour.rest, '[', ']');
  const name = takeBracket(country.rest, '(', ')');
  const player = {
    id,
    nick: name.rest,
    ...(name.inner !== undefined && { name: name.inner }),
    ...(country.inner !== undefined && { country: country.inner }),
    ...(colour.inner !== undefined && { colour: colour.inner }),
    ...(result && { place: result.place, points: result.points }),
  };
  return { player, markup: clean !== text.trim() || (result?.markup ?? false) };
}

/** Without a `</x>` at the end. */
function withoutClosingTag(text: string): string {
  const open = text.lastIndexOf('</');
  const isTag = open >= 0 && text.indexOf('>', open) === text.length - 1;
  return isTag ? text.slice(0, open).trimEnd() : text;
}

/** The longest place and its mark-up: `12<sup>th</sup>`. */
const LONGEST_PLACE = 20;

function readResult(text: string): { place: number; points: number; rest: string; markup: boolean } | null {
  const bracket = takeBracket(text, '(', ')');
  if (bracket.inner === undefined || !/^\d{1,4}$/.test(bracket.inner)) return null;
  const tail = bracket.rest.slice(-LONGEST_PLACE);
  const place = TAGS.reduce((left, tag) => left.replace(tag, ''), tail);
  const match = /(?:^|\s)(\d{1,3})(?:st|nd|rd|th)$/.exec(place);
  // Nobody is 0th.
  if (!match || Number(match[1]) === 0) return null;
  const before = bracket.rest.slice(0, bracket.rest.length - tail.length);
  const rest = (before + place.slice(0, match.index)).trimEnd();
  return { place: Number(match[1]), points: Number(bracket.inner), rest, markup: place !== tail };
}

/** What stands in a pair of brackets at the end, and what stands before it. */
function takeBracket(text: string, open: string, close: string): { inner?: string; rest: string } {
  const start = text.endsWith(close) ? text.lastIndexOf(open) : -1;
  if (start < 0) return { rest: text };
  return { inner: text.slice(start + 1, -1).trim(), rest: text.slice(0, start).trimEnd() };
}
