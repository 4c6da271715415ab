// Lines of Root held to the law while they are written, in a thread that keeps up with the text: the side of its host.
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
