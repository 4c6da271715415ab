// What the kernel costs, on the toy game: whose own plan and enact cost next to nothing.
import { isLeft } from 'fp-ts/lib/Either.js';
import { compare, measure } from '../../../bench/compare.ts';
import {
  advance,
  assert,
  chance,
  firstOf,
  fingerprint,
  isViolation,
  puppet,
  reduce,
  reduceAll,
  simulate,
  stream,
  streams,
} from '../src/kernel/index.ts';
import { longGame, newToy } from '../test/kernel/toy/random.ts';
import { toy } from '../test/kernel/toy/toy.ts';
import { dealer, toyTurn } from '../test/kernel/toy/turn.ts';
import type { ToyAction, ToyQuestions, ToyState } from '../test/kernel/toy/vocabulary.ts';

const table = newToy(3, longGame);

/** A whole game: every answer from streams. */
function play(): { state: ToyState; actions: readonly ToyAction[] } {
  const own = streams('bench', 0);
  const state = toy.copy(table);
  const answerer = firstOf<ToyState, ToyQuestions>(chance(own, dealer(own.deck, state.deck)), puppet(own));
  const actions: ToyAction[] = [];
  while (toy.toAct(state) !== null) {
    const played = simulate(toy, toyTurn, state, answerer);
    assert(!isLeft(played), 'the toy plays by its rules');
    actions.push(...played.right.actions);
  }
  return { state, actions };
}

const { actions, state: end } = play();
const operations = actions.length;

function byHand(): ToyState {
  const state = toy.copy(table);
  for (const action of actions) {
    const plan = toy.plan(state, action);
    if (isViolation(plan)) break;
    toy.enact(state, plan);
  }
  return state;
}

function inPlace(): ToyState {
  const state = toy.copy(table);
  for (const action of actions) advance(toy, state, action);
  return state;
}

const each = reduce(toy);
const all = reduceAll(toy);
function oneByOne(): Readonly<ToyState> {
  return actions.reduce((state: Readonly<ToyState>, action) => {
    const next = each(state, action);
    return isLeft(next) ? state : next.right;
  }, table);
}

const peer = { operations, peerName: 'plan and enact by hand' };
compare('kernel: advance, an action', inPlace, byHand, peer);
compare('kernel: reduceAll, an action', () => all(table, actions), byHand, peer);
compare('kernel: reduce, an action', oneByOne, byHand, peer);
compare('kernel: simulate with questions, an action', play, byHand, peer);
measure('kernel: fingerprint of a small table', () => fingerprint(toy.canonical(end)));
measure('kernel: streams of a game', () => streams('bench', 17));
const dice = stream('bench', 0, 'dice');
measure('kernel: roll a die', () => dice.roll(6));
