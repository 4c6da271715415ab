// The best turns out of many that the light policy plays from one start: what they took out of which menus.
import { isLeft } from 'fp-ts/lib/Either.js';
import { firstOf, stream, streams } from '@woodlog/core/kernel';
import { type Faction, type Table, isWon, nextLine, setupTable } from '@woodlog/core/root';
import { type DeedView, type Players, type Position, type RootAnswerer, redeal, runOn } from '@woodlog/core/root-law';
import { evaluate } from '../../../src/root/index.ts';
import { lightPolicy } from '../../../src/root/players/light-policy.ts';
import { shadeOf } from '../../../src/root/players/shade.ts';
import { playRound, usualRolls } from '../../../src/root/players/trial.ts';
import { seatPlayers } from '../../../src/root/shared/compose.ts';
import { withSuits } from '../../../src/root/shared/game.ts';
import { botsBeside } from './rows.ts';

/** A menu: how many deeds it listed that the light policy cannot tell apart, by what it calls them, and what was taken. */
export interface Taken {
  readonly faction: string;
  readonly offered: Readonly<Record<string, number>>;
  readonly kind: string;
}

/** A turn, what it was worth at its end, and its menus. */
interface Turn {
  readonly end: Position;
  readonly value: number;
  readonly taken: readonly Taken[];
}

const TURNS = 24;
const BEST = 3;
const ROUNDS = 12;

/** The menus of the best turns of one game, with a faction among three bots. One of the best is played on from. */
export function bestTurns(seed: string, game: number, faction: Faction): Taken[] {
  const chance = stream(seed, game, faction);
  const setup = botsBeside(faction, chance);
  const opening = setupTable(withSuits(setup, streams(seed, game)));
  if (isLeft(opening)) throw new Error(opening.left.message);
  const players = seatPlayers(opening.right);
  const seat = setup.seats.findIndex((one) => one.faction === faction);
  const taken: Taken[] = [];
  let at: Position = { table: opening.right, now: null };
  for (let round = 0; round < ROUNDS && !isWon(at.table); round++) {
    at = playRound(players, at, seat, `${seed}/${game}/${round}`);
    if (isWon(at.table)) break;
    const turns = Array.from({ length: TURNS }, (_, turn) =>
      turnFrom(players, at, seat, `${seed}/${game}/${round}/${turn}`),
    );
    const best = turns.sort((a, b) => b.value - a.value).slice(0, BEST);
    const isAlike = turns.every(({ value }) => value === best[0]?.value);
    if (!nextLine(at.table).setup && !isAlike) taken.push(...best.flatMap((turn) => turn.taken));
    at = chance.pick(best).end;
  }
  return taken;
}

function turnFrom(players: Players, before: Position, seat: number, seed: string): Turn {
  const { position, dealer } = redeal(before, seat, stream(seed, 0, 'cards'));
  const light = lightPolicy(players, streams(seed, 0), dealer);
  const taken: Taken[] = [];
  const watched: RootAnswerer = (question, table: Readonly<Table>) => {
    const answer = light(question, table);
    if (question.kind !== 'choose' || question.about !== 'menu' || (question.options ?? []).length < 2) return answer;
    const me = players.seats.find(({ index }) => index === question.seat);
    if (me === undefined) return answer;
    const named = (deed: unknown) => shadeOf(deed as DeedView, { table, players, me });
    const offered: Record<string, number> = {};
    for (const option of question.options ?? []) offered[named(option)] = (offered[named(option)] ?? 0) + 1;
    taken.push({ faction: me.letter, offered, kind: named(answer) });
    return answer;
  };
  const played = runOn(players, position, { chance: firstOf(usualRolls, watched) }, 'turn');
  const end = isLeft(played) ? before : played.right;
  return { end, value: evaluate(players, end.table, seat), taken };
}
