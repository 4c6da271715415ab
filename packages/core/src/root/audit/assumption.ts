import type { Action } from '../action.ts';

/** What a path takes for done though the line does not say so: in words, and as an action if later lines build on it. */
export interface Assumption {
  readonly because?: string;
  readonly act?: Action;
}
