import {
  CARD_EFFECTS,
  type FactionLaw,
  HIRELING_LAWS,
  LANDMARK_LAWS,
  PEOPLE_LAWS,
  PEOPLE_PHASES,
  PHASES,
  type Phases,
} from '@woodlog/core/root-law';
import { BOTS_AT_PLAY } from '../../../src/root/bots.ts';
import type { Bot, CardModifier, Step } from '../../../src/root/shared/bot.ts';
import { EVERY_BOT } from '../../../src/root/shared/compose.ts';
import { nothing } from '../../../src/root/shared/steps.ts';
import { BOT_SECTIONS } from '../../../src/root/sections.ts';
import { HOOK_SECTIONS } from './hook-sections.ts';
import { MENU_SECTIONS } from './menu-sections.ts';
import { UNBROKEN } from './unbroken.ts';

/** One thing that is played by, and how to put nothing in its place. */
export interface Knockout {
  /**
   * Whose it is: a bot's, all bots' (`shared`), people's (`people`), hirelings' (`hirelings`), or what people do in their turn
   * (`turn of C`).
   */
  readonly group: string;
  /** Its name in the group: `step B.4.5.1 Battle`. */
  readonly name: string;
  /** What it is: steps and their conditions, tie-breaks, hooks of a law, or what a difficulty, trait or character changes. */
  readonly kind: 'step' | 'tie' | 'hook' | 'change';
  /** The section or card that a test which notices it has to name. */
  readonly law: string;
  /** Puts nothing in its place; what comes back puts it into its place again. */
  apply(): () => void;
}

type Found = Omit<Knockout, 'group'>;

/** All that can be knocked out: steps and their conditions, tie-breaks, escalation, hooks, gentrifying, changes. */
export function allKnockouts(): readonly Knockout[] {
  return [
    ...BOTS_AT_PLAY.flatMap((bot) => named(bot.id, ofBot(bot))),
    ...named('shared', ofShared()),
    ...named('people', [...ofPeople(), ...ofCards(), ...ofLandmarks()]),
    ...named('hirelings', ofHirelings()),
    ...Object.entries(PEOPLE_PHASES).flatMap(([letter, phases]) =>
      MENU_SECTIONS[letter] === undefined
        ? []
        : named(`turn of ${letter}`, [...stepsOf({ phases }), ...optionsOf(letter, phases)]),
    ),
  ];
}

function ofBot(bot: Bot): readonly Found[] {
  const own = hooksOf(bot.law, bot.id, (rest) => put(bot, 'law', rest));
  return [...stepsOf(bot), ...tiesOf(bot), ...escalationOf(bot), ...own, ...gentrifyingOf(bot), ...changesOf(bot)];
}

/** Two of one name get numbers. */
function named(group: string, found: readonly Found[]): readonly Knockout[] {
  return found.map((knockout) => {
    const { name } = knockout;
    const alike = found.filter((other) => other.name === name);
    return { ...knockout, group, name: alike.length === 1 ? name : `${name} (${alike.indexOf(knockout) + 1})` };
  });
}

/** Writes a field of what is otherwise never written to; what comes back undoes it. */
function put<T extends object, K extends keyof T>(owner: T, key: K, value: T[K]): () => void {
  const writable = owner as { -readonly [P in keyof T]: T[P] };
  const before = owner[key];
  writable[key] = value;
  return () => {
    writable[key] = before;
  };
}

/** The options of the menus of a person's turn, those of each section left out in turn. */
function optionsOf(letter: string, phases: Phases): readonly Found[] {
  const menus = [...allSteps(phases)].filter((step) => step.choices !== undefined);
  return (MENU_SECTIONS[letter] ?? []).map((law) => ({
    kind: 'step',
    name: `option ${law}`,
    law,
    apply() {
      const undo = menus.map((step) => {
        const all = step.choices?.bind(step);
        return put(step, 'choices', (turn) => (all?.(turn) ?? []).filter(({ option }) => option.law !== law));
      });
      return () => {
        for (const back of undo) back();
      };
    },
  }));
}

const allSteps = (phases: Phases): ReadonlySet<Step> =>
  new Set([...PHASES, 'advancedSetup' as const].flatMap((phase) => phases[phase]?.steps ?? []));

function stepsOf({ phases }: { readonly phases: Phases }): readonly Found[] {
  return [...allSteps(phases)].flatMap((step): Found[] => {
    const { law, name, when } = step;
    const itself: Found = {
      kind: 'step',
      name: `step ${law} ${name}`,
      law,
      apply: () => put(step, 'play', () => nothing()),
    };
    if (when === undefined) return [itself];
    return [
      itself,
      { kind: 'step', name: `condition of ${law} ${name}`, law, apply: () => put(step, 'when', () => true) },
    ];
  });
}

/** Tie-breaks have sections of their own, in the chapter of the bot's phases. */
function tiesOf({ phases }: Bot): readonly Found[] {
  const chapter = phases.daylight.law.replace(/\d+$/, '');
  return Object.entries(BOT_SECTIONS)
    .filter(([law, title]) => law.startsWith(chapter) && title.includes(' Tie for '))
    .map(([law, title]) => ({ kind: 'tie', name: `${law} ${title}`, law, apply: () => leaveUnbroken(law) }));
}

function leaveUnbroken(law: string): () => void {
  UNBROKEN.add(law);
  return () => UNBROKEN.delete(law);
}

function escalationOf({ phases: { escalated } }: Bot): readonly Found[] {
  if (escalated === undefined) return [];
  const { law } = escalated;
  return [{ kind: 'step', name: `escalation ${law}`, law, apply: () => put(escalated, 'when', () => false) }];
}

/** The hooks of a law, one after another left out; `replace` puts the rest in its place, for laws are shared. */
function hooksOf(law: FactionLaw, owner: string, replace: (rest: FactionLaw) => () => void): readonly Found[] {
  return (Object.keys(law) as (keyof FactionLaw)[]).map((hook) => ({
    kind: 'hook',
    name: `hook ${hook}`,
    law: ownSection(law[hook]) ?? sectionOf(owner, hook),
    apply() {
      const { [hook]: _, ...rest } = law;
      return replace(rest);
    },
  }));
}

/** The section that a hook names itself. */
const ownSection = (hook: unknown): string | undefined =>
  hook !== null && typeof hook === 'object' && 'law' in hook && typeof hook.law === 'string' ? hook.law : undefined;

function sectionOf(owner: string, hook: keyof FactionLaw): string {
  const section = HOOK_SECTIONS[owner]?.[hook];
  if (section === undefined) throw new Error(`hook-sections.ts has no section for ${hook} of ${owner}`);
  return section;
}

function gentrifyingOf(bot: Bot): readonly Found[] {
  if (bot.gentrified === undefined) return [];
  const none: Bot['gentrified'] = function* () {
    yield* nothing();
    return false;
  };
  const law = sectionOf(bot.id, 'gentrified');
  return [{ kind: 'hook', name: 'gentrified', law, apply: () => put(bot, 'gentrified', none) }];
}

function changesOf({ difficulties, traits, characters = {} }: Bot): readonly Found[] {
  return [difficulties, traits, characters].flatMap((table) =>
    Object.entries(table).flatMap(([name, change]) => {
      const law = change.law === undefined ? [] : lawOf(name, change);
      const parts = [...law, ...askedOf(name, change), ...editsOf(name, change)];
      if (parts.length === 0) throw new Error(`${name} changes nothing`);
      return parts;
    }),
  );
}

function lawOf(name: string, change: CardModifier): readonly Found[] {
  const { law = {}, card } = change;
  return (Object.keys(law) as (keyof FactionLaw)[]).map((hook) => ({
    kind: 'change',
    name: `${name}, hook ${hook}`,
    law: card,
    apply() {
      const { [hook]: _, ...rest } = law;
      return put(change as { law: FactionLaw }, 'law', rest);
    },
  }));
}

/** A trait that is asked for under no name is not there. */
function askedOf(name: string, { checked, card }: CardModifier): readonly Found[] {
  if (checked === undefined) return [];
  return [{ kind: 'change', name: `${name}, asked for`, law: card, apply: () => put(checked, 'trait', '') }];
}

function editsOf(name: string, { card, patches = [] }: CardModifier): readonly Found[] {
  return patches.map((_, i) => ({
    kind: 'change',
    name: `${name}, edit`,
    law: card,
    apply: () => put(patches as (typeof patches)[number][], i, (phases) => phases),
  }));
}

/** What all bots have. */
const ofShared = (): readonly Found[] => hooksOf(EVERY_BOT, 'shared', (rest) => swap(EVERY_BOT, rest));

/** The laws of the factions that people play; both Vagabonds have one. */
const ofPeople = (): readonly Found[] =>
  Object.entries(PEOPLE_LAWS).flatMap(([letter, law]) =>
    letter === 'G'
      ? []
      : hooksOf(law, letter, (rest) => swap(law, rest)).map((found) => ({
          ...found,
          name: `${letter}: ${found.name}`,
        })),
  );

/** What cards do that people have crafted. */
const ofCards = (): readonly Found[] =>
  CARD_EFFECTS.flatMap((effect) =>
    (['ignoresAmbush', 'afterRoll', 'othersCrafted'] as const)
      .filter((hook) => effect[hook] !== undefined)
      .map((hook) => ({
        kind: 'hook',
        name: `${effect.card}: ${hook}`,
        law: effect.law,
        apply: () => put(effect as { [K in typeof hook]?: unknown }, hook, undefined),
      })),
  );

/** What landmarks change in the law of every seat. */
const ofLandmarks = (): readonly Found[] =>
  Object.entries(LANDMARK_LAWS).flatMap(([landmark, { law, beside }]) =>
    (Object.keys(beside) as (keyof FactionLaw)[]).map((hook): Found => {
      const { [hook]: _, ...rest } = beside;
      return { kind: 'hook', name: `${landmark}: hook ${hook}`, law, apply: () => swap(beside, rest) };
    }),
  );

/** What the cards of hirelings say, both sides of each: what happens with them, what they change, what may be done. */
const ofHirelings = (): readonly Found[] =>
  Object.entries(HIRELING_LAWS).flatMap(([side, card]): Found[] => {
    const { law, actions = [] } = card;
    const left = (['setUp', 'hired'] as const).filter((part) => card[part] !== undefined);
    const laws = (['pieces', 'controller'] as const).flatMap((part) => {
      const hooks = card[part] ?? {};
      return (Object.keys(hooks) as (keyof FactionLaw)[]).map((hook): Found => {
        const { [hook]: _, ...rest } = hooks;
        return { kind: 'hook', name: `${side}: ${part}, hook ${hook}`, law, apply: () => swap(hooks, rest) };
      });
    });
    return [
      ...left.map(
        (part): Found => ({
          kind: 'hook',
          name: `${side}: ${part}`,
          law,
          apply: () => put(card as { [K in typeof part]?: unknown }, part, undefined),
        }),
      ),
      ...laws,
      ...actions.map(
        (action, index): Found => ({
          kind: 'step',
          name: `${side}: action ${index + 1}`,
          law,
          apply: () => put(action, 'choices', () => []),
        }),
      ),
    ];
  });

/** Makes a law that others hold another one, by its fields; what comes back undoes it. */
function swap(law: FactionLaw, rest: FactionLaw): () => void {
  const before = { ...law };
  const become = (now: FactionLaw): void => {
    for (const hook of Object.keys(law)) Reflect.deleteProperty(law, hook);
    Object.assign(law, now);
  };
  become(rest);
  return () => become(before);
}
