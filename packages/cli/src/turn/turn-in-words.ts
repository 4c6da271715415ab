import { type Sheet, beside, headline as headlineOf } from '../prompt/steps.ts';
import { PLAIN } from '../show/paint.ts';
import { visible } from '../show/visible.ts';
import type { TurnPart } from './turn-adapter.ts';

/**
 * A turn step by step, for people: phases, steps with name and section, actions in English with notation beside them,
 * and the reasons above. Empty steps are left out. More parts only add rows, so that a turn can be shown as it goes.
 */
export function turnInWords(parts: readonly TurnPart[], paint: Sheet['paint'] = PLAIN): string[] {
  const rows: string[] = [];
  const sheet: Sheet = { paint, columns: Number.POSITIVE_INFINITY };
  let phase: TurnPart | null = null;
  let step: readonly TurnPart[] = [];
  let within: TurnPart[] = [];
  const opened = new Set<TurnPart>();
  for (const part of parts) {
    const { law, kind, actions, english, why = [] } = part;
    if (kind === 'phase') phase = part;
    else if (kind === 'step') {
      // A section that leads from one step to another stays: turmoil (B.5.7) before its first step (B.5.7.1).
      step = [...within.filter((one) => isPartOf(law, one.law)), part];
      within = [];
    } else if (law !== null && phase !== null && isLaid(part)) {
      if (!opened.has(phase)) rows.push(paint.bold(headline(phase)));
      opened.add(phase);
      rows.push(`  ${headline(part)}`);
    } else if (law !== null) within.push(part);
    actions.forEach((action, i) => {
      if (phase !== null && step.some((one) => isPartOf(one.law, phase?.law ?? null))) {
        if (!opened.has(phase)) rows.push(paint.bold(headline(phase)));
        phase = null;
      }
      for (const one of step) rows.push(`  ${headline(one)}`);
      step = [];
      for (const { before, text, law: by } of why) {
        if (before === i) rows.push(`      ${visible(text)}${by === null ? '' : ` (${by})`}`);
      }
      const chosenBy = new Set(why.map((one) => one.law));
      const others = within.filter((one) => !chosenBy.has(one.law));
      for (const row of new Set(others.filter(isOwn).map(headline))) rows.push(`      ${row}`);
      const unnamed = [...new Set(others.filter((one) => !isOwn(one)).map((one) => one.law))];
      within = [];
      const sentence = english?.[i];
      const sections = unnamed.length === 0 ? '' : ` (${unnamed.join(', ')})`;
      const words = `    ${visible(sentence?.text ?? action)}${sections}`;
      rows.push(...beside(words, sentence === undefined ? '' : action, sheet));
      for (const { what, law: ofEffect } of sentence?.implied ?? []) rows.push(`      ${visible(what)} (${ofEffect})`);
    });
  }
  return rows.map((row) => `${row}\n`);
}

/** Whether a section has its own row; laws of all bots (B.1, B.2) are shown beside the action. */
const isOwn = ({ law, name }: TurnPart): boolean => name !== undefined && !/^B\.[12]\./.test(law ?? '');

/** Steps of setup that leave nothing to write. */
const isLaid = ({ kind, name, actions }: TurnPart): boolean =>
  kind === undefined && actions.length === 0 && name?.startsWith('Step ') === true;

const headline = ({ law, name }: TurnPart): string => headlineOf(`${law}`, name);

const isPartOf = (law: string | null, whole: string | null): boolean =>
  law !== null && whole !== null && (law === whole || law.startsWith(`${whole}.`));
