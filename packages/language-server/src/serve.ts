import { type Game, type OpenLog, gameOf, openAs } from '@woodlog/language';
import {
  type LawOfText,
  type LawSoFar,
  type LineLaw,
  NO_LAW,
  lawAfterEdit,
  problemsOf,
  withLines,
} from '@woodlog/language/law';
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

/** Opens the rules for a game's document, if it has some; they are slow and run where the host decides. */
export type LawCheck = (game: Game) => LawOfText | null;

export interface ServeOptions {
  /** Without it, only syntax and pieces are checked. */
  readonly law?: LawCheck;
  /** Milliseconds without an edit before the rules are asked. */
  readonly lawDelay?: number;
}

/** One file in the editor. */
interface Open {
  readonly text: TextDocument;
  readonly doc: OpenLog;
  readonly law: LawOfText | null;
  readonly soFar: LawSoFar;
  /** Cancels the pending check against the rules. */
  readonly timer: ReturnType<typeof setTimeout> | undefined;
}

const LAW_DELAY = 80;

/** The most fixes of a selection. */
const MOST_ASKED = 5;

/**
 * Serves a connection: diagnostics as the text changes and, after a pause, those of the rules; hover, completion,
 * fixes, folds, an outline and formatting. Call the connection's `listen` afterwards.
 *
 * @example
 * const connection = createConnection(ProposedFeatures.all, process.stdin, process.stdout);
 * serve(connection);
 * connection.listen();
 */
export function serve(connection: Connection, { law, lawDelay = LAW_DELAY }: ServeOptions = {}): void {
  const open = new Map<string, Open>();
  const documents = new TextDocuments(TextDocument);

  const publish = (uri: string, file: Open): void => {
    const { text } = file;
    const diagnostics = problemsIn(file).map((one) => diagnosticOf(text, one));
    void connection.sendDiagnostics({ uri, version: text.version, diagnostics });
  };

  const askLaw = (uri: string, { law: asked, text, doc }: Pick<Open, 'law' | 'text' | 'doc'>) => {
    if (asked === null) return undefined;
    const report = (lines: readonly LineLaw[]): void => {
      const still = open.get(uri);
      if (lines.length === 0 || still === undefined || still.text.version !== text.version) return;
      const next = { ...still, soFar: withLines(still.soFar, lines) };
      open.set(uri, next);
      publish(uri, next);
    };
    return setTimeout(() => asked.check(doc.text, report), lawDelay);
  };

  documents.onDidChangeContent(({ document: text }) => {
    const { uri } = text;
    const before = open.get(uri);
    clearTimeout(before?.timer);
    before?.law?.stop();
    const doc = before?.doc.read(text.getText()) ?? openAs(gameOf(uri, text.languageId), text.getText());
    // The document changes in place; a copy keeps its lines for later requests.
    const copy = TextDocument.create(uri, text.languageId, text.version, doc.text);
    const now = {
      ...{ text: copy, doc, law: before === undefined ? (law?.(doc.game) ?? null) : before.law },
      soFar: before === undefined ? NO_LAW : lawAfterEdit(before.soFar, before.doc.text, doc.text),
    };
    const file: Open = { ...now, timer: askLaw(uri, now) };
    open.set(uri, file);
    publish(uri, file);
  });

  documents.onDidClose(({ document: { uri } }) => {
    clearTimeout(open.get(uri)?.timer);
    open.get(uri)?.law?.close();
    open.delete(uri);
    void connection.sendDiagnostics({ uri, diagnostics: [] });
  });

  connection.onInitialize(() => ({
    capabilities: {
      textDocumentSync: TextDocumentSyncKind.Incremental,
      completionProvider: { triggerCharacters: [...':/>#X%$Z ('] },
      hoverProvider: true,
      codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix] },
      foldingRangeProvider: true,
      documentSymbolProvider: true,
      documentFormattingProvider: true,
    },
    serverInfo: { name: 'woodlog' },
  }));

  /** Answers a request about an open file. */
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
    about(async ({ text, doc, law: asked }, { position }) => {
      const at = text.offsetAt(position);
      const lawful = (await asked?.offers(doc.text, at)) ?? [];
      return { isIncomplete: true, items: doc.completions(at, lawful).map((one, n) => completionOf(text, one, n)) };
    }),
  );
  connection.onFoldingRanges(about(({ doc }) => doc.folds().map(foldOf)));
  connection.onDocumentSymbol(about(({ text, doc }) => doc.symbols().map((one) => symbolOf(text, one))));
  connection.onDocumentFormatting(about(({ text, doc }) => doc.format().map((one) => textEditOf(text, one))));
  connection.onCodeAction(about((file, { range }) => actionsAt(file, range)));
  documents.listen(connection);
}

const problemsIn = ({ doc, soFar }: Open): readonly Problem[] => problemsOf(doc.text, doc.diagnostics(), soFar);

/** Fixes of the problems in a range. */
function actionsAt(file: Open, range: Range): CodeAction[] {
  const { text, doc } = file;
  const [start, end] = [text.offsetAt(range.start), text.offsetAt(range.end)];
  const touched = problemsIn(file).filter((one) => one.start <= end && start <= one.end);
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
