// The kernel's entry point: what the notations of all games share.
export {
  type Diagnostic,
  type Edit,
  type Fix,
  type Severity,
  type ShownDiagnostic,
  type Span,
  showDiagnostics,
} from './diagnostic.ts';
export type { Audit, AuditedLine } from './audited.ts';
export { applyEdits } from './edits.ts';
export { editDistance, nearestWord } from './edit-distance.ts';
export { sameStart } from './same-start.ts';
export { type Position, lineStartsOf, positionAt } from './positions.ts';
