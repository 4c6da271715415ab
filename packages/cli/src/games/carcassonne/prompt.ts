import {
  type CarcassonneQuestions,
  type CarcassonneState,
  type PlaceAction,
  carcassonne,
  kindOfTile,
  shapeAt,
  totalOf,
} from '@woodlog/core/carcassonne';
import { type Question, type Violation, isViolation, counted } from '@woodlog/core/kernel';
import { printAction, tableText } from '@woodlog/notation/carcassonne';
import { meepleLabel, scoreLabel } from '@woodlog/session/carcassonne-play';
import { visible } from '../../show/visible.ts';
import type { Prompter } from '../../turn/prompter.ts';

/** Asks a person; `undefined` leaves the question open. */
type Reply = (question: Question<CarcassonneQuestions>, refused: Violation | null) => Promise<unknown>;

const HELP = 'moves lists all, board draws the table';

/** The edges of a tile, as it lies: left, top, right, bottom. */
function tilePicture({ tile, turns }: PlaceAction): readonly string[] {
  const { sides, kind } = shapeAt(kindOfTile(tile), turns);
  const [left, top, right, bottom] = sides.map((side) => (side === 'F' ? '.' : side));
  const middle = kind.segments.some(({ type }) => type === 'cloister') ? 'K' : '.';
  return [`.${top}.`, `${left}${middle}${right}`, `.${bottom}.`];
}

const isForHelp = (words: string): boolean => /^(\?|moves|help)$/i.test(words);

const isForBoard = (words: string): boolean => /^(board|map|table)$/i.test(words);

const isPlace = (action: { readonly kind: string }): action is PlaceAction => action.kind === 'place';

/** The feature that a meeple goes to: `road`. */
const featureOf = ({ claim }: PlaceAction): string => (claim ?? '').replace(/\d$/, '');

/** What a placement scores at once, behind it. */
function scored(state: Readonly<CarcassonneState>, action: PlaceAction): string {
  const score = scoreLabel(state, action);
  return score === '' ? '' : `; ${score}`;
}

/** How a tile lies without its meeple: `(0,1) FFRR`. */
const bare = ({ claim: _, figure: __, recalls: ___, ...place }: PlaceAction): string => printAction(place);

/** One line for each way the tile may lie, with what a meeple may claim there. */
function listed(state: Readonly<CarcassonneState>, options: readonly PlaceAction[]): string[] {
  const ways = new Map<string, PlaceAction[]>();
  for (const option of options) ways.set(bare(option), [...(ways.get(bare(option)) ?? []), option]);
  return [...ways].map(([way, here]) => {
    const meeples = here.flatMap((option) =>
      option.claim === undefined && option.recalls === undefined ? [] : [option],
    );
    const claims = meeples.map(
      (one) => `${printAction(one).split(' ').slice(1).join(' ')} ${one.figure ?? ''}${featureOf(one)}`,
    );
    const score = here[0] === undefined ? '' : scored(state, here[0]);
    return `  ${way}${score}${claims.length === 0 ? '' : `   with a meeple: ${claims.join(', ')}`}`;
  });
}

/** What was typed: the square, and the tile as it lies, with its meeple. */
function readMove(words: string): { readonly x: number; readonly y: number; readonly tile: string } | null {
  const plain = words.replace(/^\s*\d+\s*[a-e]\s*(?=\()/i, '');
  const [, x, y, tile = ''] = /^\(?\s*(-?\d+)\s*[,;\s]\s*(-?\d+)\s*\)?[\s,;]*(.*)$/.exec(plain) ?? [];
  return x === undefined || y === undefined ? null : { x: Number(x), y: Number(y), tile: tile.replace(/\s+/g, '') };
}

const tileText = (option: PlaceAction): string => printAction(option).replace(/^\S+ /, '').replace(/\s+/g, '');

/** The options that the words mean: as they stand, then in any case; without a tile all on that square. */
function meant(
  options: readonly PlaceAction[],
  { x, y, tile }: NonNullable<ReturnType<typeof readMove>>,
): PlaceAction[] {
  const here = options.filter((option) => option.x === x && option.y === y);
  if (tile === '') return here.filter(({ claim, recalls }) => claim === undefined && recalls === undefined);
  const exact = here.filter((option) => tileText(option) === tile);
  return exact.length > 0 ? exact : here.filter((option) => tileText(option).toLowerCase() === tile.toLowerCase());
}

/** Why a tile may not lie as it was typed. */
function wrongWith(
  state: Readonly<CarcassonneState>,
  { tile, seat }: PlaceAction,
  typed: NonNullable<ReturnType<typeof readMove>>,
): string {
  const { x, y } = typed;
  const claims = [undefined, ...kindOfTile(tile).segments.map(({ claim }) => claim)];
  let nearest: string | null = null;
  for (const turns of [0, 1, 2, 3].slice(0, kindOfTile(tile).distinct)) {
    for (const claim of claims) {
      const action: PlaceAction = { kind: 'place', seat, x, y, tile, turns, ...(claim && { claim }) };
      const plan = carcassonne.plan(state, action);
      if (!isViolation(plan)) continue;
      const said = `${plan.message}${plan.law ? ` (${plan.law})` : ''}`;
      if (tileText(action).toLowerCase() === typed.tile.toLowerCase()) return said;
      nearest ??= said;
    }
  }
  if (typed.tile === '') return nearest ?? 'no tile may lie there';
  return `${visible(typed.tile)} is not the tile ${tile} in any way it may be turned, with a meeple or without`;
}

/**
 * Lets a person type a move as the notation has it, in any case and with or without blanks and brackets; asks for what is
 * left open, how the tile is turned and which meeple is meant; says why a tile may not lie there.
 */
export function typedMoves(
  prompter: Prompter,
  usual: Reply,
  now: () => Readonly<CarcassonneState>,
  nameOf: (seat: number) => string,
): Reply {
  return async (question, refused) => {
    const options = question.kind === 'choose' ? (question.options ?? []).filter(isPlace) : [];
    const [first] = options;
    if (question.kind !== 'choose' || first === undefined) return usual(question, refused);
    const state = now();
    const { seat } = question;
    const board = (): void => prompter.say(`\n${tableText(state).trimEnd()}`);
    board();
    const who = `${visible(nameOf(seat))}, ${counted(totalOf(state, seat), 'point')}, ${counted(state.supply[seat] ?? 0, 'meeple')}`;
    prompter.say(`\n${who}. The tile drawn is ${first.tile}, as it lies left, top, right, bottom:`);
    for (const row of tilePicture({ ...first, turns: 0 })) prompter.say(`    ${row}`);
    const example = `${bare(first)}, or ${first.x} ${first.y}`;
    /** One of several ways; null if the person leaves. */
    const among = async (what: string, ways: readonly PlaceAction[], words: (one: PlaceAction) => string) => {
      const list = (): void => {
        for (const [i, way] of ways.entries()) prompter.say(`  ${i + 1}  ${words(way)}`);
      };
      list();
      for (;;) {
        const typed = await prompter.ask(`${what} [1 to ${ways.length}]: `);
        if (typed === null) return null;
        const found =
          ways[Number(typed) - 1] ?? ways.find((way) => tileText(way) === typed || words(way).startsWith(typed));
        if (found !== undefined && typed !== '') return found;
        prompter.keep?.(null);
        if (isForHelp(typed)) list();
        else if (isForBoard(typed)) prompter.say(`\n${tableText(state).trimEnd()}`);
        else prompter.say(`expected the number of a line above, 1 to ${ways.length}; undo goes back`);
      }
    };
    for (;;) {
      const words = await prompter.ask(`Where does it go? [such as ${example}; ${HELP}]: `);
      if (words === null) return undefined;
      const typed = readMove(words);
      if (typed === null) {
        prompter.keep?.(null);
        if (isForHelp(words)) for (const line of listed(state, options)) prompter.say(line);
        else if (isForBoard(words)) board();
        else if (words !== '') prompter.say(`expected a square and the tile as it lies there, such as ${example}`);
        continue;
      }
      const ways = meant(options, typed);
      const [only, another] = ways;
      if (only === undefined) {
        prompter.keep?.(null);
        prompter.say(`(${typed.x},${typed.y}) ${visible(typed.tile)}: ${wrongWith(state, first, typed)}`);
        continue;
      }
      const chosen =
        another === undefined
          ? only
          : await among('Which way does it lie?', ways, (way) =>
              typed.tile === '' ? bare(way) : `${printAction(way)} ${featureOf(way)}`,
            );
      if (chosen === null) return undefined;
      if (typed.tile !== '') return chosen;
      const claims = options.filter((option) => bare(option) === bare(chosen));
      const claimed =
        claims.length === 1
          ? chosen
          : await among('A meeple?', claims, (one) =>
              one.recalls !== undefined
                ? 'take the abbot back'
                : one.claim === undefined
                  ? 'none'
                  : `${meepleLabel(one)
                      .replace(/^meeple /, '')
                      .replace(/on the \w+/, (on) => `${on} (${tileText(one)})`)}${scored(state, one)}`,
            );
      return claimed ?? undefined;
    }
  };
}
