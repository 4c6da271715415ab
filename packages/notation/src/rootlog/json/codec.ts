import { type Json, codecOf, integer, json, listOf, oneOf, orNull, record } from '@woodlog/core/kernel';
import { DECKS, FACTIONS, HIRELINGS, MAPS, rootAction } from '@woodlog/core/root';
import { LAST_CLEARING } from '../places.ts';
import type { Header, Player } from '../log.ts';
import type { ActionJson, LogJson, TurnJson } from './envelope.ts';

/** A log as it comes from outside: what it means is checked, what there was to say about its text may be anything. */
export interface GivenLog extends Omit<LogJson, 'diagnostics'> {
  readonly diagnostics?: Json;
}

const text = codecOf('text', (value): value is string => typeof value === 'string');
const position = integer(1, 1e9);
const yes = codecOf('true, or left out', (value): value is true => value === true);
const faction = oneOf<string>(FACTIONS);
const factions = listOf(faction, FACTIONS.length);
const actions = listOf(rootAction);

const header = record<Header>(
  'header',
  { players: listOf(record<Player>('player', { faction, name: text }), FACTIONS.length) },
  {
    map: oneOf(MAPS),
    deck: oneOf(DECKS),
    clearings: listOf(oneOf(['F', 'M', 'R']), LAST_CLEARING),
    landmarks: actions,
    // Each as it is or demoted.
    hirelings: listOf(text, 2 * HIRELINGS.length),
    hirelingSetup: actions,
    pool: factions,
    comments: listOf(text),
  },
);

const action = record<ActionJson>(
  'action',
  { action: orNull(rootAction) },
  { text, line: position, column: position, endColumn: position },
);
const turn = record<TurnJson>(
  'turn',
  { taker: faction, actions: listOf(action) },
  { line: position, setup: yes, comment: text },
);

/** Lists and texts may be as long as the file that holds them. */
export const givenLog = record<GivenLog>(
  'log',
  { game: oneOf(['root']), header, turns: listOf(turn), winners: factions },
  { comment: text, diagnostics: json },
);
