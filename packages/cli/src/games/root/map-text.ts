import type { Table } from '@woodlog/core/root';
import { terminalTable } from '../../pictures/root/terminal.ts';
import { printCanvas } from '../../pictures/canvas.ts';
import type { Paint } from '../../show/paint.ts';

/** The map and the scores, drawn for the prompt. */
export const mapText = (table: Readonly<Table>, paint: Paint): string =>
  printCanvas(terminalTable(table), paint).trimEnd();
