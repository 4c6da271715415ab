import type { FactionLaw } from '@woodlog/core/root-law';
import { BOTS_AT_PLAY } from '../../../src/root/bots.ts';
import { type Bot, type Change, PHASES, type Step } from '../../../src/root/frame/bot.ts';
import { nothing } from '../../../src/root/frame/steps.ts';

/** One thing of a bot, and how to put nothing in its place. */
export interface Knockout {
  readonly bot: string;
  /** Its name among all of this bot: `step B.4.5.1 Battle`. */
  readonly name: string;
  /** The section or card that a test which notices it should name; empty for the bot's own hooks: their sections vary. */
  readonly law: string;
  apply(): void;
}

type Found = Omit<Knockout, 'bot'>;

/** All that can be knocked out: steps and their conditions, escalation, hooks, gentrifying, changes. */
export function allKnockouts(): readonly Knockout[] {
  return BOTS_AT_PLAY.flatMap((bot) => {
    const found = [...stepsOf(bot), ...escalationOf(bot), ...hooksOf(bot), ...gentrifyingOf(bot), ...changesOf(bot)];
    return found.map((knockout, i) => ({ ...knockout, bot: bot.id, name: numbered(found, i) }));
  });
}

/** Two of one name get numbers. */
function numbered(found: readonly Found[], i: number): string {
  const { name } = found[i]!;
  const alike = found.filter((other) => other.name === name);
  return alike.length === 1 ? name : `${name} (${alike.indexOf(found[i]!) + 1})`;
}

/** A field of what is otherwise never written to. */
function put<T extends object, K extends keyof T>(owner: T, key: K, value: T[K]): void {
  (owner as { -readonly [P in keyof T]: T[P] })[key] = value;
}

function stepsOf({ course }: Bot): readonly Found[] {
  const steps = new Set<Step>(PHASES.flatMap((phase) => course[phase]?.steps ?? []));
  return [...steps].flatMap((step) => {
    const { law, name, when } = step;
    return [
      { name: `step ${law} ${name}`, law, apply: () => put(step, 'play', () => nothing()) },
      ...(when === undefined
        ? []
        : [{ name: `condition of ${law} ${name}`, law, apply: () => put(step, 'when', () => true) }]),
    ];
  });
}

function escalationOf({ course: { escalated } }: Bot): readonly Found[] {
  if (escalated === undefined) return [];
  const { law } = escalated;
  return [{ name: `escalation ${law}`, law, apply: () => put(escalated, 'when', () => false) }];
}

/** The hooks of a law, one after another left out; `owner` gets the rest, for laws are shared. */
function hooksLeftOut(owner: { readonly law?: FactionLaw }, prefix: string, section: string): readonly Found[] {
  const { law = {} } = owner;
  return (Object.keys(law) as (keyof FactionLaw)[]).map((hook) => ({
    name: `${prefix}hook ${hook}`,
    law: section,
    apply() {
      const { [hook]: _, ...rest } = law;
      put(owner as { law: FactionLaw }, 'law', rest);
    },
  }));
}

const hooksOf = (bot: Bot): readonly Found[] => hooksLeftOut(bot, '', '');

function gentrifyingOf(bot: Bot): readonly Found[] {
  if (bot.gentrified === undefined) return [];
  const none: Bot['gentrified'] = function* () {
    yield* nothing();
    return false;
  };
  return [{ name: 'gentrified', law: '', apply: () => put(bot, 'gentrified', none) }];
}

function changesOf({ difficulties, traits, characters = {} }: Bot): readonly Found[] {
  return [difficulties, traits, characters].flatMap((table) =>
    Object.entries(table).flatMap(([name, change]) => [
      ...hooksLeftOut(change, `${name}, `, change.card),
      ...editsOf(name, change),
    ]),
  );
}

function editsOf(name: string, { card, edits = [] }: Change): readonly Found[] {
  return edits.map((_, i) => ({
    name: `${name}, edit`,
    law: card,
    apply: () => put(edits as (typeof edits)[number][], i, (course) => course),
  }));
}
