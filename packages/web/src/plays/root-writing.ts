// What a game of Root needs once somebody writes: it holds lines to the law.
export { answer, ask, redo, undo, write } from '@woodlog/session/root-play';
