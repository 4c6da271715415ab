import { Component, type ComponentChildren } from 'preact';
import { game } from './game/current.ts';
import { storageProblem } from './game/store.ts';
import { saveFile } from './links.ts';
import { lazy } from './parts/lazy.tsx';
import { goTo, route } from './router.ts';
import { Start } from './screens/start.tsx';
import { THEME_NAMES, nextTheme, theme } from './theme.ts';

const Edit = lazy(async () => (await import('./screens/edit.tsx')).Edit);
const Replay = lazy(async () => (await import('./screens/replay.tsx')).Replay);
const Setup = lazy(async () => (await import('./screens/setup.tsx')).Setup);
const PlainSetup = lazy(async () => (await import('./screens/plain-setup.tsx')).PlainSetup);
const Play = lazy(async () => (await import('./screens/play.tsx')).Play);
const Licences = lazy(async () => (await import('./screens/licences.tsx')).Licences);

/** After a bug the log stays at hand, and the page usable. */
class Guard extends Component<{ readonly children: ComponentChildren }, { readonly error: Error | null }> {
  override state = { error: null as Error | null };

  override componentDidCatch(error: unknown): void {
    this.setState({ error: error instanceof Error ? error : new Error(String(error)) });
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    const log = game.value?.session.log;
    return (
      <main class="page">
        <h1>A mistake of this page</h1>
        <p>{error.message}</p>
        <p>Your game is saved up to the last answer.</p>
        <div class="row">
          <button type="button" class="main" onClick={() => this.setState({ error: null })}>
            Try again
          </button>
          {log !== undefined && (
            <button type="button" onClick={() => saveFile('game.rootlog', log)}>
              Save the log
            </button>
          )}
          <button
            type="button"
            onClick={() => {
              goTo('#start');
              this.setState({ error: null });
            }}
          >
            To your games
          </button>
        </div>
      </main>
    );
  }
}

function Screen() {
  const { screen, words } = route.value;
  switch (screen) {
    case 'new': {
      const game = words.get('new') ?? '';
      return game === '' || game === 'root' ? <Setup /> : <PlainSetup game={game} />;
    }
    case 'play':
      return <Play id={words.get('play') ?? ''} tab={words.get('tab') ?? 'play'} />;
    case 'log': {
      const packed = words.get('log') ?? '';
      return <Replay key={packed} packed={packed} />;
    }
    case 'edit':
      return <Edit packed={words.get('edit') ?? ''} />;
    case 'licences':
      return <Licences />;
    default:
      return <Start />;
  }
}

export const App = () => (
  <>
    {storageProblem.value !== null && (
      <p class="refused banner" role="alert">
        {storageProblem.value}
      </p>
    )}
    <Guard>
      <Screen />
    </Guard>
    <footer>
      <button type="button" class="quiet" onClick={nextTheme}>
        Colours: {THEME_NAMES[theme.value]}
      </button>
      <a href="#licences">Licences</a>
    </footer>
  </>
);
