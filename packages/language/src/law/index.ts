// Checks Root's law while a line is written, in a thread: the host's side.
export { type LawReply, type LawRequest, type LawThread, lawInThread } from './host.ts';
export {
  type LawOfText,
  type LawSoFar,
  type LineLaw,
  NO_LAW,
  lawAfterEdit,
  problemsOf,
  withLines,
} from './law-check.ts';
