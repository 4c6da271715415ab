import { type DeckCard, favor, persistent } from './card.ts';
import { COMMON } from './common.ts';

/** The deck of the base game; rows: suit, name, abbreviation in Rootlog, copies, cost, other spellings. */
export const STANDARD: readonly DeckCard[] = [
  ...COMMON,
  persistent('B', 'Armorers', 'armor', 2, 'F'),
  persistent('B', 'Sappers', 'sap', 2, 'M'),
  persistent('B', 'Brutal Tactics', 'brutal', 2, 'FF'),
  persistent('B', 'Royal Claim', 'royal', 1, '????'),
  persistent('F', 'Stand and Deliver!', 'stand', 2, 'MMM'),
  persistent('F', 'Tax Collector', 'tax', 3, 'FMR', 'taxcollectors'),
  favor('F', 'Favor of the Foxes', 'FFF'),
  persistent('R', 'Cobbler', 'cob', 2, 'RR'),
  persistent('R', 'Command Warren', 'command', 2, 'RR'),
  persistent('R', 'Better Burrow Bank', 'bank', 2, 'RR'),
  favor('R', 'Favor of the Rabbits', 'RRR'),
  persistent('M', 'Codebreakers', 'codeb', 2, 'M'),
  persistent('M', 'Scouting Party', 'scout', 2, 'MM'),
  favor('M', 'Favor of the Mice', 'MMM'),
];
