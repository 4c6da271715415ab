import type { Faction } from '../data/vocabulary.ts';
import { CHAMELEANDROID_LEDGER } from './chameleandroid/ledger.ts';
import { CORVIDS_LEDGER } from './corvids/ledger.ts';
import { DUCHY_LEDGER } from './duchy/ledger.ts';
import { EYRIE_LEDGER } from './eyrie/ledger.ts';
import type { FactionLedger } from '../ledger/faction-ledger.ts';
import { HUNDREDS_LEDGER } from './hundreds/ledger.ts';
import { KEEPERS_LEDGER } from './keepers/ledger.ts';
import { LIZARDS_LEDGER } from './lizards/ledger.ts';
import { MARQUISE_LEDGER } from './marquise/ledger.ts';
import { RIVERFOLK_LEDGER } from './riverfolk/ledger.ts';
import { SECOND_VAGABOND_LEDGER, VAGABOND_LEDGER } from './vagabond/ledger.ts';

/** What each faction adds to the ledger; some write everything that they do. */
export const FACTION_LEDGERS: Readonly<Record<Faction, FactionLedger>> = {
  C: MARQUISE_LEDGER,
  E: EYRIE_LEDGER,
  A: {},
  V: VAGABOND_LEDGER,
  G: SECOND_VAGABOND_LEDGER,
  L: LIZARDS_LEDGER,
  O: RIVERFOLK_LEDGER,
  D: DUCHY_LEDGER,
  P: CORVIDS_LEDGER,
  H: HUNDREDS_LEDGER,
  K: KEEPERS_LEDGER,
  N: CHAMELEANDROID_LEDGER,
};
