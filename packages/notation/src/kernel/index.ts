// The kernel's entry point: what the notations of all games share.
export { assemble } from './assemble.ts';
export { isBlank, isLineEnd } from './characters.ts';
export {
  type Diagnostic,
  type Severity,
  type ShownDiagnostic,
  type Span,
  errorAt,
  showDiagnostics,
} from './diagnostic.ts';
export { editDistance, nearestWord } from './edit-distance.ts';
export { type Position, lineStartsOf, positionAt } from './positions.ts';
