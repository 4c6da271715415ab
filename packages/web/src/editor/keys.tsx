import type { Game } from '@woodlog/language';
import type { LogView } from './log-view.ts';

/** Characters that a phone's keyboard hides, in the order of use. */
const SIGNS: Readonly<Record<Game, readonly string[]>> = {
  root: ['/', '->', ':', 'w', '#', '$', 'X', '%', 'Z', '++', '(', ')', '+', '_', '^', '//'],
  carcassonne: ['(', ')', ',', '-', '_', '*', '/'],
  'fuzzy-knights': ['/', '->', ':', '(', ')', '+', '-', '#', '//'],
};

interface KeysProps {
  readonly game: Game;
  readonly view: () => LogView | null;
}

/** A row of keys above a phone's keyboard. A tap keeps the cursor. */
export function Keys({ game, view }: KeysProps) {
  const key = (name: string, label: string, press: (view: LogView) => void) => (
    <button
      key={name}
      type="button"
      class="key"
      aria-label={label}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => {
        const log = view();
        if (log !== null) press(log);
      }}
    >
      {name}
    </button>
  );
  return (
    <div class="keys" role="toolbar" aria-label="Keys">
      {key('…', 'Complete', (log) => log.complete())}
      {SIGNS[game].map((sign) => key(sign, `Write ${sign}`, (log) => log.insert(sign)))}
      {key('⏎', 'New line', (log) => log.insert('\n'))}
      {key('↶', 'Undo', (log) => log.undo())}
      {key('↷', 'Redo', (log) => log.redo())}
    </div>
  );
}
