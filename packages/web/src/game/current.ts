import { computed, signal } from '@preact/signals';
import { isLeft } from 'fp-ts/lib/Either.js';
import type { Json } from '@woodlog/core/kernel';
import { type Moment, type Part, type Refusal, type Session, canUndo } from '@woodlog/session/kernel';
import type { SavedGame } from './saved-game.ts';
import { loadPlay } from '../plays/games.ts';
import type { BoardDraft, Playable } from '../plays/playable.ts';
import { gameOfLog } from '../replays/game-of-log.ts';
import type { Shown } from '../replays/shown.ts';
import { standingText, titleOf } from './standing.ts';
import { saveGame } from './store.ts';

/** The game on this page. */
export const game = signal<SavedGame | null>(null);
/** The rules and pictures of the game on this page. */
export const play = signal<Playable | null>(null);
/** Why the last answer was refused, or null. */
export const refusal = signal<Refusal | null>(null);
/** Whether another tab has taken over this game. */
export const isElsewhere = signal(false);

/** What comes next; a game that cannot continue says why. */
export const moment = computed((): Moment<object> | { readonly kind: 'broken'; readonly reason: string } | null => {
  if (game.value === null || play.value === null) return null;
  try {
    return play.value.ask(game.value.session);
  } catch (error) {
    return { kind: 'broken', reason: error instanceof Error ? error.message : String(error) };
  }
});

export const mayUndo = computed(() => game.value !== null && canUndo(game.value.session));
export const mayRedo = computed(() => (game.value?.session.undone.length ?? 0) > 0);

/** Changes are made one after another: two quick taps give two answers, in order. */
let last: Promise<void> = Promise.resolve();

/** Changes the game: saves it, then shows it. */
function change(next: (now: SavedGame, rules: Playable) => SavedGame | null): Promise<void> {
  last = last.then(async () => {
    const now = game.value;
    const rules = play.value;
    if (now === null || rules === null || isElsewhere.value) return;
    const changed = next(now, rules);
    if (changed === null) return;
    await saveGame(changed);
    game.value = changed;
  });
  return last;
}

/** The game after a change of its session. A new line, or undo, shows its steps again. */
function after(now: SavedGame, session: Session, rules: Playable): SavedGame {
  const isSameLine = session.log === now.session.log;
  const isBack = session.answers.length < now.session.answers.length;
  const seen = isSameLine && !isBack ? now.seen : 0;
  return { ...now, session, seen, saved: Date.now(), standing: standingText(session, rules) };
}

function take(step: (session: Session, rules: Playable) => Session | Refusal): Promise<void> {
  return change((now, rules) => {
    const result = step(now.session, rules);
    if ('refused' in result) {
      refusal.value = result;
      return null;
    }
    refusal.value = null;
    return after(now, result, rules);
  });
}

export const give = (chosen: Json): Promise<void> => take((session, rules) => rules.answer(session, chosen));
export const takeBack = (): Promise<void> => take((session, rules) => rules.undo(session));
export const giveAgain = (): Promise<void> => take((session, rules) => rules.redo(session));
/** Loads what writing needs, unless the game has it. */
export async function readyToWrite(): Promise<void> {
  const rules = play.value;
  const writing = await rules?.forWriting?.();
  if (writing !== undefined && play.value === rules) play.value = writing;
}

/** Writes part of a line in Rootlog; `free` checks it against the pieces alone. */
export async function writeDown(words: string, free = false): Promise<void> {
  await readyToWrite();
  await take((session, { write }) => write(session, words, free));
}

/** Ends a turn with the real board after it. */
export const endWithBoard = (draft: BoardDraft): Promise<void> =>
  take((session, { recording }) => recording?.endWith(session, draft) ?? { refused: 'This game cannot be kept so.' });

/** Notes how many steps of a bot's turn have been carried out. */
export const see = (seen: number): Promise<void> => change((now) => ({ ...now, seen }));

/** Goes back until the log is at most this long. */
export const goBackTo = (length: number): Promise<void> =>
  take((session, rules) => {
    let now = session;
    while (now.log.length > length) {
      const before = rules.undo(now);
      if (before === now) return { refused: 'This line was not played here, so it cannot be taken back.' };
      now = before;
    }
    return now;
  });

/** Restarts the open turn, if its answers no longer fit. */
export const restartTurn = (): Promise<void> => take((session) => ({ ...session, answers: [], undone: [] }));

/** Saves a new game. */
export async function keepSession(session: Session): Promise<SavedGame> {
  const rules = await loadPlay(session.game);
  const id = crypto.getRandomValues(new Uint32Array(2)).join('-');
  const kept: SavedGame = {
    id,
    title: titleOf(session, rules),
    standing: standingText(session, rules),
    saved: Date.now(),
    session,
    seen: 0,
  };
  await saveGame(kept);
  return kept;
}

/** Continues a game from a log; returns what is wrong with the log, if it cannot. */
export async function keepLog(log: string): Promise<SavedGame | string> {
  const session = (await loadPlay(gameOfLog(log))).openSession(log);
  return isLeft(session) ? session.left.message : keepSession(session.right);
}

/** Shows a saved game. */
export async function enterGame(saved: SavedGame): Promise<void> {
  const { session } = saved;
  const rules = await loadPlay(session.game);
  const isWritten = [...session.past.flatMap(({ answers }) => answers), ...session.answers, ...session.undone].some(
    (given) => typeof given === 'object' && given !== null && 'write' in given,
  );
  play.value = isWritten ? ((await rules.forWriting?.()) ?? rules) : rules;
  game.value = saved;
}

/** Holds a game for this tab. Another tab that has it keeps it, unless `takeOver`. */
export function holdGame(id: string, takeOver = false): void {
  isElsewhere.value = false;
  if (!('locks' in navigator)) return;
  const options = takeOver ? { steal: true } : { ifAvailable: true };
  navigator.locks
    .request(`woodlog ${id}`, options, (lock) => {
      if (lock === null) {
        isElsewhere.value = true;
        return undefined;
      }
      // Held until the page ends or the game is left.
      return new Promise<void>((resolve) => {
        release = resolve;
      });
    })
    // Another tab has taken over.
    .catch(() => {
      if (game.value?.id === id) isElsewhere.value = true;
    });
}

let release: (() => void) | null = null;

export function leaveGame(): void {
  release?.();
  release = null;
  game.value = null;
  refusal.value = null;
}

const HIDDEN = 'Cards that not all may see.';

/** A turn's steps as everybody may read them. */
export const openlyTold = (parts: readonly Part[], { isHidden }: Playable): readonly Part[] =>
  parts.map((part) => (isHidden?.(part.text) === true ? { ...part, text: '', words: HIDDEN } : part));

/** A running game as everybody may see it: no card names, and no hands in pictures. */
export const openlyShown = (shown: Shown, { isHidden }: Playable): Shown => ({
  ...shown,
  turns: shown.turns.map((turn) => ({
    ...turn,
    steps: turn.steps.map((step) =>
      isHidden?.(step.text) === true ? { ...step, text: '', words: HIDDEN, implied: [] } : step,
    ),
  })),
});
