import { inject } from 'vitest';
import { allKnockouts } from './knockouts.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The number of what is left out, of `allKnockouts()`; -1 is nothing. */
    knockout: number;
  }
}

allKnockouts()[inject('knockout')]?.apply();
