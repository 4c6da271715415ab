const GAMES = [
  ['root', 'Root'],
  ['carcassonne', 'Carcassonne'],
  ['fuzzy-knights', 'Fuzzy Knights'],
] as const;

/** The choice of a game to set up. */
export const GamePicker = ({ game }: { readonly game: string }) => (
  <nav class="segments" aria-label="Game">
    {GAMES.map(([id, name]) => (
      <a key={id} class="button" href={`#new=${id}`} aria-current={id === game ? 'page' : undefined}>
        {name}
      </a>
    ))}
  </nav>
);
