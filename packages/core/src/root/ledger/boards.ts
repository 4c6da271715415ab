import type {
  DiscardDecree,
  Hire,
  OpenPath,
  Relate,
  Reveal,
  SetConspiracy,
  SetFunds,
  SetOutcast,
  SetPrice,
} from '../action.ts';
import { LIZARDS } from '../factions/lizards/sheet.ts';
import { RIVERFOLK } from '../factions/riverfolk/sheet.ts';
import type { Journal } from './journal.ts';

/** Whether a faction sits at the table; a slip if not. */
function seated(journal: Journal, faction: string): boolean {
  if (journal.layout.seatOf.has(faction)) return true;
  journal.slip('ledger/unknown-faction', `${faction} is not at this table`);
  return false;
}

/** Cards shown change nothing on the table (D69). */
export function planReveal(journal: Journal, { by, to, cards }: Reveal): void {
  seated(journal, by);
  if (to !== null) seated(journal, to);
  for (const { by: owner } of cards) if (owner !== by) seated(journal, owner);
}

/** The whole decree goes to the discard; the Eyrie's ledger says what becomes of viziers and leader. */
export function planDiscardDecree(journal: Journal, { faction }: DiscardDecree): void {
  if (!seated(journal, faction)) return;
  const { seats, seatOf } = journal.layout;
  const { ledger } = seats[seatOf.get(faction)!]!;
  if (ledger.discardDecree === undefined) journal.slip('ledger/no-decree', `${faction} has no decree`);
  else ledger.discardDecree(journal);
}

/** Relationship markers move on a Vagabond's chart (9.2.9). */
export function planRelate(journal: Journal, { vagabond, factions, status }: Relate): void {
  const charts = journal.get('relationships');
  const chart = charts[vagabond];
  if (chart === undefined) {
    journal.slip('ledger/unknown-faction', `${vagabond} has no relationships at this table`);
    return;
  }
  const changed = { ...chart };
  for (const faction of factions) {
    if (faction in chart) changed[faction] = status;
    else journal.slip('ledger/unknown-faction', `${vagabond} has no relationship with ${faction}`, '9.2.9');
  }
  journal.set('relationships', { ...charts, [vagabond]: changed });
}

/** The Riverfolk set prices (11.6.2). */
export function planPrice(journal: Journal, { services, price }: SetPrice): void {
  if (!seated(journal, RIVERFOLK.letter)) return;
  const prices = { ...journal.get('prices') };
  for (const service of services) prices[service] = price;
  journal.set('prices', prices);
}

/** The funds left on the Riverfolk's board, as written. */
export function planFunds(journal: Journal, { funds }: SetFunds): void {
  if (!seated(journal, RIVERFOLK.letter)) return;
  journal.set('funds', funds);
  const turn = journal.get('turn');
  journal.setTurn({ written: [...turn.written, 'funds'] });
}

/** The outcast is set (10.4.1); then the Lost Souls go to the discard pile (10.4.2, D63). */
export function planOutcast(journal: Journal, { suit, hated }: SetOutcast): void {
  if (!seated(journal, LIZARDS.letter)) return;
  if (suit === 'B') {
    journal.slip('ledger/not-a-suit', 'the outcast is fox, mouse or rabbit', '10.4.1');
    return;
  }
  journal.set('outcast', suit);
  journal.set('hated', hated);
  const { ledger } = journal.layout.seats[journal.layout.seatOf.get(LIZARDS.letter)!]!;
  ledger.outcastSet?.(journal);
}

/** The Logical Lizards' conspiracy marker moves (D20). */
export function planConspiracy(journal: Journal, { space }: SetConspiracy): void {
  if (seated(journal, LIZARDS.letter)) journal.set('conspiracy', space);
}

/** A closed path is opened for good (M.4.3). */
export function planOpenPath(journal: Journal, { path }: OpenPath): void {
  const known = journal.layout.map.pathNamed.get(path);
  const open = journal.get('openPaths');
  if (known === undefined || !known.closed)
    journal.slip('ledger/no-closed-path', `${path} is no closed path of this map`, 'M.4.1');
  else if (open.includes(path)) journal.slip('ledger/no-closed-path', `the path ${path} is open already`, 'M.4.3');
  else journal.set('openPaths', [...open, path]);
}

/** A hireling comes to a player's side, with so many control markers (H.1.1, H.1.2). */
export function planHire(journal: Journal, { hireling, board, markers, demoted }: Hire): void {
  const hirelings = journal.get('hirelings');
  const card = hirelings[hireling];
  const holder = journal.layout.spotOf.get(board);
  if (card === undefined || holder?.kind !== 'board' || !journal.layout.seatOf.has(holder.owner)) {
    journal.slip('ledger/unknown-component', `there is no ${card === undefined ? hireling : board} at this table`);
    return;
  }
  const fresh = journal.taker === holder.owner;
  journal.set('hirelings', {
    ...hirelings,
    [hireling]: { demoted: card.demoted || demoted === true, holder: holder.owner, markers, fresh },
  });
}
