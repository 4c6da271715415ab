import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js';
import {
  CLAIMS,
  FIGURES,
  type ConcedeAction,
  type DiscardAction,
  type PlaceAction,
  carcassonneActions,
  tileKind,
} from '@woodlog/core/carcassonne';
import {
  type Codec,
  type Json,
  type Violation,
  codecOf,
  decode,
  integer,
  json,
  listOf,
  oneOf,
  orNull,
  record,
  tagged,
  violation,
} from '@woodlog/core/kernel';
import type {
  DropAction,
  Final,
  Header,
  LayAction,
  Log,
  LogAction,
  Player,
  PlayerPoints,
  Points,
  Score,
  Turn,
  UnplacedAction,
} from '../log.ts';
import { firstDifference } from '../../kernel/difference.ts';
import { placedAction, position } from '../../kernel/placed.ts';
import { logOf } from '../meaning.ts';
import { printLog } from '../print/log.ts';
import { printTileText } from '../print/tile.ts';
import { parse } from '../read/parse.ts';
import { readTile } from '../read/tile.ts';
import type { LogJson, TurnJson } from './envelope.ts';
import { winnersOf } from './parse-json.ts';

/** More lines, fields or letters than any record has. */
const MOST = 100_000;

/** Text for one line of a record, without the characters that would end it. */
function textWithout(signs: string): Codec<string> {
  const stops = `\r\n${signs}`;
  const what = signs === '' ? 'text of one line' : `text of one line without ${[...signs].join(' ')}`;
  return codecOf(what, (value): value is string => {
    if (typeof value !== 'string' || value.length > MOST || value !== value.trim()) return false;
    return ![...stops].some((sign) => value.includes(sign));
  });
}

const count = integer(0, 9999);
const letter = codecOf(
  'letter of a player, A to Z',
  (value): value is string => typeof value === 'string' && /^[A-Z]$/.test(value),
);
const letters = codecOf(
  'letters of players',
  (value): value is string => typeof value === 'string' && /^[A-Z]{0,26}$/.test(value),
);
const comment = codecOf(
  'note, its lines with \\n between',
  (value): value is string => typeof value === 'string' && value.length <= MOST && !value.includes('\r'),
);
const tileText = codecOf('tile such as FCCCm or CC2pCFM[p]', (value): value is string => {
  if (typeof value !== 'string') return false;
  const read = readTile(value);
  return 'tile' in read && printTileText(read.tile) === value.replace('P', 'p');
});
const seat = integer(0, 25);
const coordinate = integer(-99, 99);

const logAction: Codec<LogAction> = tagged<LogAction, 'kind'>('kind', {
  ...carcassonneActions,
  // A record may have more players than the game: F and later.
  place: record<PlaceAction>(
    'place',
    { kind: oneOf(['place']), seat, x: coordinate, y: coordinate, tile: tileKind, turns: integer(0, 3) },
    { claim: oneOf(CLAIMS), figure: oneOf(FIGURES), recalls: oneOf(['abbot']) },
  ),
  discard: record<DiscardAction>('discard', { kind: oneOf(['discard']), seat, tile: tileKind }),
  concede: record<ConcedeAction>('concede', { kind: oneOf(['concede']), seat }),
  lay: record<LayAction>('lay', {
    kind: oneOf(['lay']),
    seat: orNull(seat),
    x: coordinate,
    y: coordinate,
    tile: tileText,
  }),
  drop: record<DropAction>('drop', { kind: oneOf(['drop']), seat, tile: tileText }),
  unplaced: record<UnplacedAction>('unplaced', { kind: oneOf(['unplaced']), seat, tile: tileText }),
});

const points = record<Points>('points', { points: listOf(count, MOST) }, { total: count });
const playerPoints = record<PlayerPoints>(
  'points of a player',
  // With more than two players, the owner of points may be omitted.
  {
    points: listOf(count, MOST),
    player: codecOf('letter of a player, or empty', (one): one is string => one === '' || letter.is(one)),
  },
  { total: count },
);
const score = record<Score>('score', {}, { own: points, others: listOf(playerPoints, 27) });
const player = record<Player>(
  'player',
  { id: letter, nick: textWithout('') },
  {
    name: textWithout('('),
    country: textWithout('['),
    colour: textWithout('<'),
    place: integer(1, 999),
    points: count,
  },
);
const header = record<Header>(
  'header',
  { players: listOf(player, 26) },
  { fields: listOf(textWithout(','), MOST), comments: listOf(textWithout(''), MOST) },
);
const turn = record<TurnJson>(
  'turn',
  { taker: letters, actions: listOf(placedAction(logAction), MOST) },
  { number: count, line: position, score, final: points, comment },
);
const log = record<Pick<LogJson, 'game' | 'header' | 'turns'> & { winners?: Json; diagnostics?: Json }>(
  'record',
  { game: oneOf(['carcassonne']), header, turns: listOf(turn, MOST) },
  { winners: json, diagnostics: json },
);

/**
 * Reads a record from JSON such as that of `parseJson`: its meaning, without positions and diagnostics; winners are the
 * players marked 1st. Anything that does not fit, or that could not be read back the same, is a violation naming the
 * path.
 */
export function logFromJson(value: unknown): Either<Violation, Log> {
  const decoded = decode(log, value);
  if (isLeft(decoded)) return decoded;
  const turns: Turn[] = [];
  const finals: Final[] = [];
  const { winners } = decoded.right;
  for (const { taker, number = 0, actions, final, score: own, comment: note } of decoded.right.turns) {
    const said = note === undefined ? {} : { comment: note };
    if (final) finals.push({ player: taker, ...final, ...said });
    else
      turns.push({
        number,
        taker,
        actions: actions.flatMap(({ action: one }) => one ?? []),
        ...(own && { score: own }),
        ...said,
      });
  }
  const meant: Log = { game: 'carcassonne', header: decoded.right.header, turns, finals };
  const difference = firstDifference(meant, logOf(parse(printLog(meant))));
  if (difference === undefined) return winners === undefined ? right(meant) : withWinners(meant, winners);
  const path = difference.replace(/^turns\.\d+\.actions\.\d+/, '$&.action');
  const seat = /^header\.players\.(\d+)\.nick$/.exec(path)?.[1];
  const player = seat === undefined ? undefined : meant.header.players[Number(seat)];
  const name = player === undefined ? '' : `: the name ${JSON.stringify(player.nick)} of player ${player.id}`;
  const message = `${path}: the notation cannot write this so that it reads the same${name}`;
  return left(violation('input/unwritable', message, { details: { path } }));
}

/** A record with the same winners: the players marked 1st. */
function withWinners(meant: Log, winners: Json): Either<Violation, Log> {
  const first = winnersOf(meant.header);
  if (firstDifference(winners, first) === undefined) return right(meant);
  const said = JSON.stringify(winners).slice(0, MOST_SAID);
  const message = `winners: by the lines of players 1st are ${JSON.stringify(first)}, not ${said}`;
  return left(violation('input/unwritable', message, { details: { path: 'winners' } }));
}
const MOST_SAID = 60;
