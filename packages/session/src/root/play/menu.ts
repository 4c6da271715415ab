import type { Table } from '@woodlog/core/root';
import { type Deed, type Players, type TurnState, type Stage, Desk, END } from '@woodlog/core/root-law';

/** What a phase offers now: the deeds of the current menu and of later ones. */
export interface Menu {
  readonly offers: readonly Deed[];
  /** How many menus end with the phase's next part, if nothing more has to be done. */
  readonly ends: number | null;
  /** The step that follows, within the phase. */
  readonly next: string | null;
  readonly stage: Stage;
  /** The step that must be done before the phase can end. */
  readonly must: { readonly name: string; readonly law: string } | null;
}

/** One menu for a phase: the current step, and later ones as long as steps can be skipped. */
export function menuAt(players: Players, table: Table, now: TurnState): Menu {
  const quiet: Players = { ...players, report: null, watcher: null };
  const offers: Deed[] = [];
  const listed = new Set<string>();
  let ends = 0;
  let position = { table, now };
  for (;;) {
    const desk = new Desk(quiet, position, true);
    const { stage } = desk.now;
    if (stage !== now.stage || desk.step === null) return { offers, ends, next: null, stage: now.stage, must: null };
    if (desk.menu === null) return { offers, ends, next: desk.step.name, stage, must: null };
    const deeds = (desk.menu.options ?? []).filter((option) => typeof option === 'object');
    for (const deed of deeds) {
      const key = JSON.stringify(deed);
      if (deed.kind !== END && !listed.has(key)) offers.push(deed);
      listed.add(key);
    }
    if (deeds.every(({ kind }) => kind !== END)) {
      const { name, law } = desk.step;
      return { offers, ends: null, next: null, stage, must: { name, law } };
    }
    if (deeds.length > 1) ends++;
    position = { table, now: { ...desk.now, step: desk.now.step + 1 } };
  }
}
