import { type Game, type OpenLog, gameOf, openAs } from '@woodlog/language';
import type { Diagnostic as Problem, Fix } from '@woodlog/notation/kernel';
import {
  type CodeAction,
  CodeActionKind,
  type Connection,
  type Range,
  TextDocumentSyncKind,
  TextDocuments,
} from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { completionOf, diagnosticOf, foldOf, hoverOf, symbolOf, textEditOf } from './convert.ts';

/** What the rules say to a text; takes long, and runs where the host lets it. */
export interface LawCheck {
  /** Starts to hold a text to the rules. `report` may come several times, each time with all that is known so far. */
  start(text: string, game: Game, report: (diagnostics: readonly Problem[]) => void): { stop(): void };
}

export interface ServeOptions {
  /** Without it, only syntax and pieces are checked. */
  readonly law?: LawCheck;
  /** Milliseconds without an edit after which the rules are asked. */
  readonly lawDelay?: number;
}

/** One file in the editor. */
interface Open {
  readonly text: TextDocument;
  readonly doc: OpenLog;
  readonly ofLaw: readonly Problem[];
  /** Ends what is being asked of the rules. */
  stop(): void;
}

const LAW_DELAY = 300;

/** So many fixes of a selection are looked for. */
const MOST_ASKED = 5;

/**
 * Serves a connection: diagnostics as the text changes and, after a pause, those of the rules; hover, completion, fixes,
 * folds, an outline and formatting. Call `listen` of the connection afterwards.
 *
 * @example
 * const connection = createConnection(ProposedFeatures.all, process.stdin, process.stdout);
 * serve(connection);
 * connection.listen();
 */
export function serve(connection: Connection, { law, lawDelay = LAW_DELAY }: ServeOptions = {}): void {
  const open = new Map<string, Open>();
  const documents = new TextDocuments(TextDocument);

  const publish = (uri: string, { text, doc, ofLaw }: Open): void => {
    const diagnostics = [...doc.diagnostics(), ...ofLaw].map((one) => diagnosticOf(text, one));
    void connection.sendDiagnostics({ uri, version: text.version, diagnostics });
  };

  const askLaw = (uri: string, version: number): (() => void) => {
    if (law === undefined) return () => {};
    let running: { stop(): void } | undefined;
    const timer = setTimeout(() => {
      const now = open.get(uri);
      if (now === undefined || now.text.version !== version) return;
      running = law.start(now.doc.text, now.doc.game, (ofLaw) => {
        const still = open.get(uri);
        if (still === undefined || still.text.version !== version) return;
        const next = { ...still, ofLaw };
        open.set(uri, next);
        publish(uri, next);
      });
    }, lawDelay);
    return () => {
      clearTimeout(timer);
      running?.stop();
    };
  };

  documents.onDidChangeContent(({ document: text }) => {
    const { uri } = text;
    const before = open.get(uri);
    before?.stop();
    const doc = before?.doc.read(text.getText()) ?? openAs(gameOf(uri, text.languageId), text.getText());
    // The document is changed in place; a copy keeps its lines for what is asked later.
    const copy = TextDocument.create(uri, text.languageId, text.version, doc.text);
    const now: Open = { text: copy, doc, ofLaw: [], stop: askLaw(uri, text.version) };
    open.set(uri, now);
    publish(uri, now);
  });

  documents.onDidClose(({ document: { uri } }) => {
    open.get(uri)?.stop();
    open.delete(uri);
    void connection.sendDiagnostics({ uri, diagnostics: [] });
  });

  connection.onInitialize(() => ({
    capabilities: {
      textDocumentSync: TextDocumentSyncKind.Incremental,
      completionProvider: { triggerCharacters: [...':/>#X%$Z'] },
      hoverProvider: true,
      codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix] },
      foldingRangeProvider: true,
      documentSymbolProvider: true,
      documentFormattingProvider: true,
    },
    serverInfo: { name: 'woodlog' },
  }));

  /** Answers a request about a file that is open. */
  const about = <Asked extends { textDocument: { uri: string } }, Answer>(
    answer: (file: Open, asked: Asked) => Answer,
  ): ((asked: Asked) => Answer | null) => {
    return (asked) => {
      const file = open.get(asked.textDocument.uri);
      return file === undefined ? null : answer(file, asked);
    };
  };

  connection.onHover(
    about(({ text, doc }, { position }) => {
      const said = doc.hover(text.offsetAt(position));
      return said === null ? null : hoverOf(text, said);
    }),
  );
  connection.onCompletion(
    about(({ text, doc }, { position }) => ({
      isIncomplete: true,
      items: doc.completions(text.offsetAt(position)).map((one, n) => completionOf(text, one, n)),
    })),
  );
  connection.onFoldingRanges(about(({ doc }) => doc.folds().map(foldOf)));
  connection.onDocumentSymbol(about(({ text, doc }) => doc.symbols().map((one) => symbolOf(text, one))));
  connection.onDocumentFormatting(about(({ text, doc }) => doc.format().map((one) => textEditOf(text, one))));
  connection.onCodeAction(about((file, { range }) => actionsAt(file, range)));
  documents.listen(connection);
}

/** Fixes of the problems that a range touches. */
function actionsAt(file: Open, range: Range): CodeAction[] {
  const { text, doc, ofLaw } = file;
  const [start, end] = [text.offsetAt(range.start), text.offsetAt(range.end)];
  const touched = [...doc.diagnostics(), ...ofLaw].filter((one) => one.start <= end && start <= one.end);
  return touched.slice(0, MOST_ASKED).flatMap((problem) => {
    const fixes = problem.fixes ?? doc.fixes(problem);
    return fixes.map((fix, n) => actionOf(file, problem, fix, n === 0));
  });
}

function actionOf({ text }: Open, problem: Problem, { title, certain, edits }: Fix, first: boolean): CodeAction {
  return {
    title: title.charAt(0).toUpperCase() + title.slice(1),
    kind: CodeActionKind.QuickFix,
    diagnostics: [diagnosticOf(text, problem)],
    isPreferred: first && certain,
    edit: { changes: { [text.uri]: edits.map((one) => textEditOf(text, one)) } },
  };
}
