/** Plans between two kept states, which are replayed. */
const CHECKPOINT = 24;

/** How a game copies its states and applies plans. */
interface Playing<State, Plan> {
  copy(state: Readonly<State>): State;
  enact(state: State, plan: Plan): void;
}

/** A game that can be seen after any of its plans, without a state for each. */
export interface Checkpoints<State, Plan> {
  /** Keeps a plan and applies it. */
  record(plan: Plan): void;
  readonly length: number;
  /** The current state; the next plan changes it. */
  readonly now: Readonly<State>;
  /** A copy of the state after so many plans. */
  after(count: number): State;
}

export function createCheckpoints<State, Plan>(
  game: Playing<State, Plan>,
  opening: Readonly<State>,
): Checkpoints<State, Plan> {
  const plans: Plan[] = [];
  const checkpoints = [game.copy(opening)];
  const now = game.copy(opening);
  return {
    now,
    record(plan) {
      plans.push(plan);
      game.enact(now, plan);
      if (plans.length % CHECKPOINT === 0) checkpoints.push(game.copy(now));
    },
    get length() {
      return plans.length;
    },
    after(count) {
      const checkpoint = Math.floor(count / CHECKPOINT);
      const found = game.copy(checkpoints[checkpoint]!);
      for (let i = checkpoint * CHECKPOINT; i < count; i++) game.enact(found, plans[i]!);
      return found;
    },
  };
}
