import * as target from '../../../src/root/shared/target.ts';
import { UNBROKEN } from './unbroken.ts';

// What tools/knockout.mjs has the bots import in place of `shared/target.ts`: the same, but for tie-breaks left out.
export * from '../../../src/root/shared/target.ts';

export const tie = <T>(law: string, key: target.Key<T>): target.Key<T> =>
  target.tie(law, (turn, item: T) => (UNBROKEN.has(law) ? 0 : key(turn, item)));
