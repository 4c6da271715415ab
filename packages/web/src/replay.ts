// Replays and boards as parts, for other pages.
export { BoardAt } from './parts/board-at.tsx';
export { NotReplayed } from './parts/not-replayed.tsx';
export { readReplay } from './replays/read.ts';
export { placeOf } from './replays/place.ts';
export type { NotShown, Shown } from './replays/shown.ts';
export { ReplayView } from './screens/replay-view.tsx';
export { setTheme } from './theme.ts';
