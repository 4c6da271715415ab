import { seatPlayers } from '@woodlog/bots/root';
import type { Edition } from '@woodlog/core/root-law';
import type { Audit } from '@woodlog/notation/kernel';
import { audit as auditWith } from '@woodlog/notation/root-audit';

/** Checks a log against the law of its players, people and bots. */
export const audit = (text: string, edition?: Edition): Audit | null =>
  auditWith(text, { seatPlayers, ...(edition && { edition }) });
