import { isBlank } from '../../kernel/characters.ts';
import type { Player } from '../log.ts';
import { printPlace } from '../print/player.ts';

/** A player's line as read, and whether converter mark-up was removed (P2). */
export interface ReadPlayer {
  readonly player: Player;
  readonly markup: boolean;
  /** A place with the wrong ending, such as `2st`. */
  readonly oddPlace?: string;
}

/** A place at the end, possibly with converter mark-up around its ending: `2<sup>nd</sup>`, `3^{rd}`. */
const PLACE = /(?:^|\s)(\d{1,3})(<sup>|\^\{)?(st|nd|rd|th)(<\/sup>|\})?$/;

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
  const isOdd = result !== null && result.ending !== printPlace(result.place);
  return {
    player,
    markup: clean !== text.trim() || (result?.markup ?? false),
    ...(isOdd && { oddPlace: result.ending }),
  };
}

function withoutClosingTag(text: string): string {
  let end = text.length;
  while (text[end - 1] === '>') {
    const open = text.lastIndexOf('<', end - 1);
    const inside = text.slice(open + 1, end - 1);
    if (open < 0 || !inside.trimStart().startsWith('/') || inside.includes('>')) break;
    end = open;
    while (isBlank(text.charCodeAt(end - 1))) end--;
  }
  return text.slice(0, end);
}

/** The longest place and its mark-up: `12<sup>th</sup>`. */
const LONGEST_PLACE = 20;

function readResult(
  text: string,
): { place: number; points: number; rest: string; markup: boolean; ending: string } | null {
  const bracket = takeBracket(text, '(', ')');
  if (bracket.inner === undefined || !/^\d{1,4}$/.test(bracket.inner)) return null;
  const tail = bracket.rest.slice(-LONGEST_PLACE);
  const match = PLACE.exec(tail);
  // There is no place 0.
  if (!match || Number(match[1]) === 0) return null;
  const before = bracket.rest.slice(0, bracket.rest.length - tail.length);
  const rest = (before + tail.slice(0, match.index)).trimEnd();
  const place = Number(match[1]);
  const ending = `${place}${match[3]}`;
  return { place, points: Number(bracket.inner), rest, markup: (match[2] ?? match[4]) !== undefined, ending };
}

/** Splits off the brackets at the end of a text. */
function takeBracket(text: string, open: string, close: string): { inner?: string; rest: string } {
  const start = text.endsWith(close) ? text.lastIndexOf(open) : -1;
  if (start < 0) return { rest: text };
  return { inner: text.slice(start + 1, -1).trim(), rest: text.slice(0, start).trimEnd() };
}
