import { type Claim, CLAIMS } from '@woodlog/core/carcassonne';
import type { Header, Log, LogAction, Points, Turn } from '../log.ts';

/** Those of them that occur in games of bots. */
export const STEPS: readonly string[] = [
  ...['start', 'place', 'discard', 'points', 'several points', 'final'],
  ...[...new Set(CLAIMS.map(featureOf))].map((feature) => `meeple on ${feature}`),
];

/** Every production of a record that the generators can write. */
export const PRODUCTIONS: readonly string[] = [
  ...['start', 'place', 'discard', 'unplaced', 'concede', 'abandon', 'lay', 'drop'],
  ...[...new Set(CLAIMS.map(featureOf))].map((feature) => `meeple on ${feature}`),
  ...['points', 'several points', 'total', "others' points"],
  ...['game line', 'note in the header', 'name', 'country', 'colour', 'result'],
  ...['note', 'note below', 'final'],
];

/** The productions that a record shows, each once. */
export function productionsOf({ header, turns, finals }: Log): ReadonlySet<string> {
  return new Set([
    ...inHeader(header),
    ...turns.flatMap(inTurn),
    ...finals.flatMap((final) => ['final', ...inPoints(final), ...inComment(final.comment)]),
  ]);
}

function inHeader({ fields, comments, players }: Header): string[] {
  return [
    ...(fields === undefined ? [] : ['game line']),
    ...(comments === undefined ? [] : ['note in the header']),
    ...players.flatMap(({ name, country, colour, place }) => [
      ...(name === undefined ? [] : ['name']),
      ...(country === undefined ? [] : ['country']),
      ...(colour === undefined ? [] : ['colour']),
      ...(place === undefined ? [] : ['result']),
    ]),
  ];
}

function inTurn({ actions, score, comment }: Turn): string[] {
  return [
    ...actions.flatMap(inAction),
    ...(score?.own ? inPoints(score.own) : []),
    ...(score?.others ? ["others' points", ...score.others.flatMap(inPoints)] : []),
    ...inComment(comment),
  ];
}

function inAction(action: LogAction): string[] {
  const claim = action.kind === 'place' ? action.claim : undefined;
  return claim === undefined ? [action.kind] : [action.kind, `meeple on ${featureOf(claim)}`];
}

function inPoints({ points, total }: Points): string[] {
  return [
    ...(points.length > 0 ? ['points'] : []),
    ...(points.length > 1 ? ['several points'] : []),
    ...(total === undefined ? [] : ['total']),
  ];
}

function inComment(comment: string | undefined): string[] {
  if (comment === undefined) return [];
  return comment.includes('\n') ? ['note', 'note below'] : ['note'];
}

/** `city0` is on a city. */
function featureOf(claim: Claim): string {
  return claim.replace(/\d/, '');
}
