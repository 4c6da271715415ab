import { matchOpenLine } from '@woodlog/core/root-law';
import { rootAtTable } from './at-table.ts';

export const { openSession, seats, ask, answer, add, undo, redo, lastSteps, write, writeMost, endWith, close } =
  rootAtTable(matchOpenLine);
