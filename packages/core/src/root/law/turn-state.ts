import { copyJson } from '../../kernel/index.ts';
import type { Component, SuitLetter } from '../action.ts';
import type { Faction } from '../data/vocabulary.ts';

/** The phases of a turn in order; what a person or bot does not have is passed over. */
export const PHASES = ['setup', 'birdsong', 'daylight', 'escalated', 'evening'] as const;
export type PhaseName = (typeof PHASES)[number];

/** Where a line stands: in a phase, before its first (`begin`), after its last (`end`), about to be closed, or `over`. */
export type Stage = 'begin' | PhaseName | 'end' | 'close' | 'over';

/** The order card of a bot (B.2.7): what is known of it, and its suit, null where that is not known. */
export interface Order {
  readonly card: Component;
  readonly suit: SuitLetter | null;
}

/** Whether a line sets up: by the standard setup (5.1.7), or with `advanced` by a setup card (A.8). */
export type Setup = boolean | 'advanced';

/** Flags that last for one turn, whoever takes it (D3). */
export interface TurnFlags {
  /** The Ferry was used (M.3.5). */
  ferried: boolean;
  /** The taker treats the Riverfolk's warriors as its own (11.2.7.III). */
  mercenaries: boolean;
  /** It will from Daylight on, as it has hired them in Birdsong. */
  hired: boolean;
  /** All others treat them as their own against the taker (ROOT-254). */
  mercenariesOpposed: boolean;
  /** The taker treats rivers as paths (11.2.7.II). */
  riverboats: boolean;
  /** Crafting pieces activated, by suit (4.1.1). */
  readonly activated: Record<string, number>;
  /** Services that the taker has bought of a person (11.2.6.II). */
  services: number;
  /** Funds that the Riverfolk have committed (11.5). */
  committed: number;
  /** Cards of the taker's hand that lie revealed, and can be used for nothing else until they return (10.5, 12.5.3.I). */
  readonly revealed: Component[];
  /** What somebody does once a turn, by names of its own. */
  readonly once: Record<string, true>;
}

/** What the steps of a turn tell later steps; JSON, of a type that each bot or faction gives. */
export type Memory = object;

/** All that a turn knows between two steps, besides the table: JSON, so that it can be copied, hashed, saved and resumed. */
export interface TurnState<M extends Memory = Memory> {
  /** The faction whose line it is. */
  readonly taker: Faction;
  readonly setup: boolean;
  /** It sets up by a setup card of the advanced setup (A.8). */
  readonly advanced?: true;
  stage: Stage;
  /** The index of the next step in its phase. */
  step: number;
  /** Null before it is revealed, once it is discarded, when no card can be drawn (D49), and for people. */
  order: Order | null;
  /** Warriors that lay on the taker's Coffin Makers as the line began. */
  coffin: number;
  readonly flags: TurnFlags;
  readonly memory: M;
}

export function freshTurn<M extends Memory>(taker: Faction, setup: Setup, memory: M): TurnState<M> {
  const flags = {
    ferried: false,
    mercenaries: false,
    hired: false,
    mercenariesOpposed: false,
    riverboats: false,
    activated: {},
    services: 0,
    committed: 0,
    revealed: [],
    once: {},
  };
  const advanced = setup === 'advanced' ? { advanced: true as const } : {};
  return { taker, setup: setup !== false, ...advanced, stage: 'begin', step: 0, order: null, coffin: 0, flags, memory };
}

/** A copy that shares nothing that steps write to; an order card is replaced as a whole. */
export function copyTurn(now: TurnState): TurnState {
  const { ferried, mercenaries, hired, mercenariesOpposed, riverboats, services, committed } = now.flags;
  const { taker, setup, stage, step, order, coffin } = now;
  const activated = copyJson(now.flags.activated);
  const [revealed, once] = [now.flags.revealed.slice(), copyJson(now.flags.once)];
  const flags: TurnFlags = {
    ferried,
    mercenaries,
    hired,
    mercenariesOpposed,
    riverboats,
    activated,
    services,
    committed,
    revealed,
    once,
  };
  const memory = copyJson(now.memory);
  const copy = { taker, setup, stage, step, order, coffin, flags, memory };
  return now.advanced === true ? { ...copy, advanced: true } : copy;
}
