/** A state is kept after so many plans; what lies between is played again. */
const CHECKPOINT = 24;

/** How a game copies its states and carries plans out. */
interface Playing<State, Plan> {
  copy(state: Readonly<State>): State;
  enact(state: State, plan: Plan): void;
}

/** A game that can be looked at after any of its plans, without a state for each. */
export interface Checkpoints<State, Plan> {
  /** Keeps a plan and carries it out on the checkpoints's own state. */
  record(plan: Plan): void;
  readonly length: number;
  /** The state after all plans so far; it changes with the next. */
  readonly now: Readonly<State>;
  /** The state after so many plans; it is the caller's. */
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
