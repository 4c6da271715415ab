import type { TurnState } from '@woodlog/core/root-law';
import type { Board } from './board.ts';
import { alliance, eyrie, marquise, officers, revolt, slip, spread, vagabond } from './early-factions.ts';
import {
  command,
  decamp,
  delves,
  encamp,
  incite,
  raze,
  recovers,
  recruitKeepers,
  retinueMoves,
} from './hundreds-and-keepers.ts';
import {
  assembly,
  conspiracies,
  corvidActions,
  craftWithFunds,
  flips,
  funds,
  parliament,
  recruitCorvids,
  rituals,
  sway,
} from './late-factions.ts';
import { type Expected, type Reading, craftOf } from './reading.ts';

// What may be chosen, told from the text of the law alone: of each section and kind all options, spelt as `key` spells them.

const READINGS: Readonly<Record<string, Reading>> = {
  'C 6.2.1': (here) => ({ '6.2.1 craft': craftOf(here) }),
  'C 6.5': marquise,
  'E 7.5.1': (here) => ({ '7.2.1 craft': craftOf(here) }),
  'E 7.5.2': eyrie,
  'A 8.4.1': revolt,
  'A 8.4.2': spread,
  'A 8.5': (here) => ({ ...alliance(here), '8.2.1 craft': craftOf(here) }),
  'A 8.6.1': officers,
  'L 10.4.3': conspiracies,
  'L 10.5': rituals,
  'L 10.6.2': (here) => ({ '10.2.1 craft': craftOf(here) }),
  'D 12.5.1': assembly,
  'D 12.5.3': sway,
  'D 12.6.2': (here) => ({ '12.2.1 craft': craftOf(here) }),
  'P 13.4.1': (here) => ({ '13.2.1 craft': craftOf(here) }),
  'P 13.4.2': flips,
  'P 13.4.3': recruitCorvids,
  'P 13.5': (here) => corvidActions(here.memory.actions > 0, here),
  'P 13.6.1': (here) => corvidActions(!here.memory.exerted, here),
  'H 14.5.1': (here) => ({ '14.2.1 craft': craftOf(here) }),
  'H 14.5.2': command,
  'H 14.6.1': incite,
  'K 15.4.2': decamp,
  'K 15.4.3': recruitKeepers,
  'K 15.5.1': (here) => ({ '15.2.3 craft': craftOf(here) }),
  'K 15.5.2.I': retinueMoves,
  'K 15.5.2.II': delves,
  'K 15.5.2.III': recovers,
  'O 11.5': (here) => ({ ...funds(here), ...craftWithFunds(here) }),
  'H 14.4.1': raze,
  'K 15.4.1': encamp,
  'D 12.5.2': parliament,
  'V 9.5': vagabond,
  'V 9.4.2': slip,
};

/** What the law allows in this step; `null` where it is not read a second time. */
export function expectedAt(b: Board, now: TurnState, step: string): Expected | null {
  const reading = READINGS[`${now.taker} ${step}`];
  if (reading === undefined) return null;
  const hand = b.cards(now.taker);
  for (const card of now.flags.revealed) if (hand.includes(card)) hand.splice(hand.indexOf(card), 1);
  return reading({ b, now, me: now.taker, hand, memory: now.memory });
}
