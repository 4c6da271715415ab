import type { Chapter } from '../case.ts';
import { beginning } from './beginning.ts';
import { boards } from './boards.ts';
import { cards } from './cards.ts';
import { hirelings } from './hirelings.ts';
import { items } from './items.ts';
import { pieces } from './pieces.ts';
import { short } from './short.ts';

/** The whole of `docs/notation-semantics.md`. */
export const chapters: readonly Chapter[] = [beginning, cards, pieces, items, boards, hirelings, short];
