import { type Action, type KnightsQuestions, type State, fuzzyKnights } from '@woodlog/core/fuzzy-knights';
import { type Question, type Violation, isViolation } from '@woodlog/core/kernel';
import { type Names, parse, printAction, tableText } from '@woodlog/notation/fuzzy-knights';
import { hasErrors } from '../../show/diagnostics.ts';
import { visible } from '../../show/visible.ts';
import type { Prompter } from '../../turn/prompter.ts';

/** Asks a person; `undefined` leaves the question open. */
type Reply = (question: Question<KnightsQuestions>, refused: Violation | null) => Promise<unknown>;

/** What a step is chosen for, and a step that may be typed. */
function waitsFor({ phase, players }: Readonly<State>): { readonly what: string; readonly example: string } {
  switch (phase.name) {
    case 'found':
      return { what: 'place your settlement', example: 'CONSTRUCT ENCAMPMENT (4, 1)' };
    case 'pay':
      return { what: 'pay your heroes', example: 'PAY' };
    case 'build':
      return { what: 'buildings and recruits', example: 'RECRUIT HERO (4, 1), or END' };
    case 'token-place':
      return { what: `place the ${phase.token}`, example: `PLACE ${phase.token.toUpperCase()} (3, 2)` };
    case 'take':
      return { what: `${phase.total} monsters would ${phase.mood}`, example: `${phase.mood.toUpperCase()} 2` };
    case 'form':
      return { what: 'form squads of your mercenaries', example: 'FORM 4 + 1' };
    case 'attack': {
      const { attackers, defenders } = phase.battle;
      const sides = [attackers, defenders].map((side) => side.map(({ name }) => name).join(', '));
      return { what: `${sides[0]} against ${sides[1]}`, example: 'ATTACK S1 + H1 on S2, or RETREAT' };
    }
    case 'lose':
      return { what: 'one of the squads that attacked is lost', example: `LOSE ${phase.squads[0]}` };
    case 'offer':
      return { what: `P${phase.from + 1} offers an alliance`, example: 'ACCEPT or DECLINE' };
    case 'vote':
      return { what: `items by ${phase.rules}?`, example: 'VOTE YES or VOTE NO' };
    case 'turn': {
      const heroes = players[phase.seat]?.heroes ?? [];
      const left = heroes.flatMap((hero, i) => (hero ? [`H${i + 1} has ${hero.moves} moves`] : []));
      return { what: ['your turn', ...left].join(', '), example: 'MOVE H1 (5, 1) (6, 1), or END' };
    }
    default:
      return { what: 'choose', example: 'END' };
  }
}

const HELP = 'moves lists what you may do, board draws the map';
const LEGEND =
  'On the map: S1 a settlement of P1, h1 its hero, m monsters, i items, r resources, o a mine, o1 a mine of P1';
const COLUMNS = 100;

/** Options in as few lines as they fit. */
function listed(options: readonly Action[]): readonly string[] {
  const lines: string[] = [];
  for (const [i, option] of options.entries()) {
    const word = `${i + 1}  ${printAction(option)}`;
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length + 3 <= COLUMNS) lines[lines.length - 1] = `${last};  ${word}`;
    else lines.push(`  ${word}`);
  }
  return lines;
}

/** What stands in the way of a step, or null. */
function wrongWith(state: Readonly<State>, action: Action): string | null {
  const plan = fuzzyKnights.plan(state, action);
  return isViolation(plan) ? `${plan.message}${plan.law ? ` (${plan.law})` : ''}` : null;
}

/**
 * Lets a person type steps as the notation has them, several at once and whole paths; says why a step is not allowed; lists
 * steps and draws the board when asked. What is no choice of steps goes to `usual`.
 */
export function typedSteps(prompter: Prompter, usual: Reply, now: () => Readonly<State>, names: Names): Reply {
  let queue: readonly Action[] = [];
  let drawn = '';
  return async (question, refused) => {
    if (question.kind !== 'choose' || !question.options) {
      queue = [];
      return usual(question, refused);
    }
    const { options, seat } = question;
    const state = now();
    const board = (): void =>
      prompter.say(`${tableText(state).trimEnd().split('\n').map(visible).join('\n')}\n${LEGEND}`);
    /** The option that is meant; what comes after it waits for its turn. */
    const take = ([action, ...rest]: readonly Action[]): Action | undefined => {
      if (action === undefined) return undefined;
      const wanted = printAction(action);
      const option = options.find((one) => printAction(one) === wanted);
      queue = option ? rest : [];
      if (!option) prompter.say(`${printAction(action)}: ${wrongWith(state, action) ?? 'not possible now'}`);
      return option;
    };
    const next = queue.length > 0 ? take(queue) : undefined;
    if (next) return next;
    // Once for building and once for the turn.
    const moment = `${state.day} ${state.phase.name} ${seat}`;
    if (['found', 'build', 'turn'].includes(state.phase.name) && drawn !== moment) {
      drawn = moment;
      board();
    }
    const { what, example: general } = waitsFor(state);
    const example = exampleOf(general, options);
    const coins = state.day === 0 ? '' : `, ${state.players[seat]?.coins ?? 0} coins`;
    const who = visible(`${names.player(seat)} (P${seat + 1})`);
    for (;;) {
      const words = await prompter.ask(`${who}${coins}: ${what} [such as ${example}; ${HELP}]: `);
      if (words === null) return undefined;
      if (/^(|\?|moves|help|board|map|table)$/i.test(words)) {
        prompter.keep?.(null);
        if (/^[?mh](?!ap)/i.test(words)) for (const line of listed(options)) prompter.say(line);
        else if (words === '') prompter.say(`expected a step such as ${example}; ${HELP}`);
        else board();
      } else {
        const chosen = ofList(words, options) ?? take(read(words, state, seat, prompter));
        if (chosen) return chosen;
        prompter.keep?.(null);
      }
    }
  };
}

/** Steps that may be taken now, of the kinds that an example has; any step where none is of these kinds. */
function exampleOf(general: string, options: readonly Action[]): string {
  const texts = options.map((option) => printAction(option));
  const found = general.split(/,? or /).flatMap((step) => {
    const word = /^[A-Z]+(?: [A-Z]+)?/.exec(step)?.[0] ?? '';
    return word === '' ? [] : (texts.find((text) => text.startsWith(word)) ?? []);
  });
  return [...new Set(found.length > 0 ? found : texts.slice(0, 1))].join(', or ');
}

/** An option by its number, or by its place if there is one alone: `(5, 4)`, `5 4`. */
function ofList(words: string, options: readonly Action[]): Action | undefined {
  if (/^\d+$/.test(words)) return options[Number(words) - 1];
  const [, x, y] = /^\(?\s*(\d+)[\s,]+(\d+)\s*\)?$/.exec(words) ?? [];
  const [there, another] = options.filter((one) => printAction(one).endsWith(`(${x}, ${y})`));
  return another === undefined ? there : undefined;
}

/** The answers of one word, by what is asked. */
const SHORT: Partial<Record<State['phase']['name'], Readonly<Record<string, string>>>> = {
  offer: { yes: 'ACCEPT', y: 'ACCEPT', no: 'DECLINE', n: 'DECLINE' },
  vote: { yes: 'VOTE YES', y: 'VOTE YES', no: 'VOTE NO', n: 'VOTE NO' },
};

/** The steps that were typed; what cannot be read is said. */
function read(words: string, { phase }: Readonly<State>, seat: number, prompter: Prompter): readonly Action[] {
  const short = new Map(Object.entries(SHORT[phase.name] ?? {})).get(words.toLowerCase());
  const steps = short ?? words.replace(/^(?:p(?:layer\s*)?\d\s*:)\s*/i, '');
  const written = parse(`P${seat + 1}: ${steps}`);
  // Places may be typed without brackets: `5 4`.
  const bracketed = parse(
    `P${seat + 1}: ${steps.replace(/(?<![\w.])(?<![(,]\s*)(\d+)[\s,]+(\d+)(?!\s*\))/g, '($1, $2)')}`,
  );
  const { lines, diagnostics } = hasErrors(bracketed.diagnostics) ? written : bracketed;
  for (const { message, hint } of diagnostics) prompter.say(visible(hint ? `${message}; ${hint}` : message));
  if (hasErrors(diagnostics)) return [];
  return lines.flatMap((line) => (line.kind === 'steps' ? line.actions : [])).flatMap(({ action }) => action ?? []);
}
