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
import { LIZARDS } from '../data/factions/lizards.ts';
import { RIVERFOLK } from '../data/factions/riverfolk.ts';
import { hooksOf } from './hooks.ts';
import type { PlanBuilder } from './plan-builder.ts';

/** Whether a faction is at the table; reports a ledger error if not. */
export function seated(builder: PlanBuilder, faction: string): boolean {
  if (builder.layout.seatOf.has(faction)) return true;
  builder.notInGame('unknown-faction', faction);
  return false;
}

/** Cards shown change nothing on the table (D69). */
export function planReveal(builder: PlanBuilder, { by, to, cards }: Reveal): void {
  seated(builder, by);
  if (to !== null) seated(builder, to);
  for (const { by: owner } of cards) if (owner !== by) seated(builder, owner);
}

/** Discards the whole decree; the Eyrie's ledger moves viziers and leader. */
export function planDiscardDecree(builder: PlanBuilder, { faction }: DiscardDecree): void {
  if (!seated(builder, faction)) return;
  const { discardDecree } = hooksOf(builder, faction);
  if (discardDecree === undefined) builder.slip('no-decree', `${faction} has no Decree`);
  else discardDecree(builder);
}

/** Relationship markers move on a Vagabond's chart (9.2.9). */
export function planRelate(builder: PlanBuilder, { vagabond, factions, status }: Relate): void {
  const charts = builder.get('relationships');
  const chart = charts[vagabond];
  if (chart === undefined) {
    builder.slip('unknown-faction', `${vagabond} has no relationships in this game`);
    return;
  }
  const changed = { ...chart };
  for (const faction of factions) {
    if (faction in chart) changed[faction] = status;
    else builder.slip('unknown-faction', `${vagabond} has no relationship with ${faction}`, '9.2.9');
  }
  builder.set('relationships', { ...charts, [vagabond]: changed });
}

/** The Riverfolk set prices (11.6.2). */
export function planPrice(builder: PlanBuilder, { services, price }: SetPrice): void {
  if (!seated(builder, RIVERFOLK.letter)) return;
  const prices = { ...builder.get('prices') };
  for (const service of services) prices[service] = price;
  builder.set('prices', prices);
}

/** The funds left on the Riverfolk's board, as written. */
export function planFunds(builder: PlanBuilder, { funds }: SetFunds): void {
  if (!seated(builder, RIVERFOLK.letter)) return;
  builder.set('funds', funds);
  const turn = builder.get('turn');
  builder.setTurn({ written: [...turn.written, 'funds'] });
}

/** Sets the outcast (10.4.1); then the Lost Souls go to the discard pile (10.4.2, D63). */
export function planOutcast(builder: PlanBuilder, { suit, hated }: SetOutcast): void {
  if (!seated(builder, LIZARDS.letter)) return;
  if (suit === 'B') {
    builder.slip('not-a-suit', 'the outcast must be fox, mouse or rabbit', '10.4.1');
    return;
  }
  builder.set('outcast', suit);
  builder.set('hated', hated);
  hooksOf(builder, LIZARDS.letter).outcastSet?.(builder);
}

/** The Logical Lizards' conspiracy marker moves (D20). */
export function planConspiracy(builder: PlanBuilder, { space }: SetConspiracy): void {
  if (seated(builder, LIZARDS.letter)) builder.set('conspiracy', space);
}

/** A closed path is opened for good (M.4.3). */
export function planOpenPath(builder: PlanBuilder, { path }: OpenPath): void {
  const known = builder.layout.map.pathNamed.get(path);
  const open = builder.get('openPaths');
  if (known === undefined || !known.closed)
    builder.slip('no-closed-path', `${path} is not a closed path on this map`, 'M.4.1');
  else if (open.includes(path)) builder.slip('no-closed-path', `the path ${path} is already open`, 'M.4.3');
  else builder.set('openPaths', [...open, path]);
}

/** A player hires a hireling, with a number of control markers (H.1.1, H.1.2). */
export function planHire(builder: PlanBuilder, { hireling, board, markers, demoted }: Hire): void {
  const hirelings = builder.get('hirelings');
  const card = hirelings[hireling];
  const holder = builder.layout.placeOf.get(board);
  if (card === undefined || holder?.kind !== 'board' || !builder.layout.seatOf.has(holder.owner)) {
    builder.notInGame('unknown-component', card === undefined ? hireling : board);
    return;
  }
  const fresh = builder.taker === holder.owner;
  const { track, taken } = builder.get('hirelingMarkers');
  const due = taken[holder.owner] ?? 0;
  // A hireling in the supply is paid for with a flipped marker; one of another player brings its own (H.1.1, H.1.3).
  if (card.holder === null && due > 0)
    builder.set('hirelingMarkers', { track, taken: { ...taken, [holder.owner]: due - 1 } });
  builder.set('hirelings', {
    ...hirelings,
    [hireling]: { demoted: card.demoted || demoted === true, holder: holder.owner, markers, fresh },
  });
}
