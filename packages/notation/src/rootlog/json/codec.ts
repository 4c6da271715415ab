import { type Json, codecOf, json, listOf, oneOf, record } from '@woodlog/core/kernel';
import { DECKS, FACTIONS, HIRELINGS, MAPS, rootAction } from '@woodlog/core/root';
import { LAST_CLEARING } from '../places.ts';
import type { Header, Player } from '../log.ts';
import { anyText, placedAction, position } from '../../kernel/placed.ts';
import type { LogJson, TurnJson } from './envelope.ts';

/** A log from outside. Its meaning is checked; its diagnostics are not. */
export interface GivenLog extends Omit<LogJson, 'diagnostics'> {
  readonly diagnostics?: Json;
}

const yes = codecOf('true, or left out', (value): value is true => value === true);
const faction = oneOf<string>(FACTIONS);
const factions = listOf(faction, FACTIONS.length);
const actions = listOf(rootAction);

const header = record<Header>(
  'header',
  { players: listOf(record<Player>('player', { faction, name: anyText }), FACTIONS.length) },
  {
    map: oneOf(MAPS),
    deck: oneOf(DECKS),
    clearings: listOf(oneOf(['F', 'M', 'R']), LAST_CLEARING),
    landmarks: actions,
    hirelings: listOf(anyText, 2 * HIRELINGS.length),
    hirelingSetup: actions,
    pool: factions,
    comments: listOf(anyText),
  },
);

const turn = record<TurnJson>(
  'turn',
  { taker: faction, actions: listOf(placedAction(rootAction)) },
  { line: position, setup: yes, comment: anyText },
);

/** Lists and texts may be as long as the file allows. */
export const givenLog = record<GivenLog>(
  'log',
  { game: oneOf(['root']), header, turns: listOf(turn), winners: factions },
  { comment: anyText, diagnostics: json },
);
