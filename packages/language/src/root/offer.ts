import type { Completion } from '../kernel/language.ts';

/** A completion before it is known where it stands. */
export type Offer = Pick<Completion, 'text' | 'label' | 'kind'>;
