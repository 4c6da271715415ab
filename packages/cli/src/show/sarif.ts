import { sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ArtifactLocation, Fix as SarifFix, Log, Region, Result } from 'sarif';
import { type Diagnostic, type Severity, type Span, lineStartsOf, positionAt } from '@woodlog/notation/kernel';
import manifest from '../../package.json' with { type: 'json' };

/** A checked log, by its path. */
export interface CheckedFile {
  readonly path: string;
  readonly text: string;
  readonly diagnostics: readonly Diagnostic[];
}

const LEVELS: Readonly<Record<Severity, Result.level>> = { error: 'error', warning: 'warning', info: 'note' };

/**
 * Diagnostics as SARIF 2.1.0, the format of code hosts and editors. Columns count UTF-16 units. `isComplete` is false
 * if a file could not be read.
 *
 * @example sarifOf([{ path: 'game.rootlog', text, diagnostics }], true).runs[0]?.results
 */
export function sarifOf(files: readonly CheckedFile[], isComplete: boolean): Log {
  const codes = [...new Set(files.flatMap(({ diagnostics }) => diagnostics.map(({ code }) => code)))].sort();
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'woodlog', version: manifest.version, rules: codes.map((id) => ({ id })) } },
        columnKind: 'utf16CodeUnits',
        invocations: [{ executionSuccessful: isComplete }],
        results: files.flatMap((file) => resultsOf(file, codes)),
      },
    ],
  };
}

function resultsOf({ path, text, diagnostics }: CheckedFile, codes: readonly string[]): Result[] {
  const artifactLocation = locationOf(path);
  const starts = lineStartsOf(text);
  return diagnostics.map((one) => ({
    ruleId: one.code,
    ruleIndex: codes.indexOf(one.code),
    level: LEVELS[one.severity],
    message: { text: messageOf(one) },
    locations: [{ physicalLocation: { artifactLocation, region: regionOf(starts, one) } }],
    ...(one.law !== undefined && { properties: { law: one.law } }),
    ...(one.fixes !== undefined && {
      fixes: one.fixes.map(
        ({ title, edits }): SarifFix => ({
          description: { text: title },
          artifactChanges: [
            {
              artifactLocation,
              replacements: edits.map((edit) => ({
                deletedRegion: regionOf(starts, edit),
                insertedContent: { text: edit.text },
              })),
            },
          ],
        }),
      ),
    }),
  }));
}

const messageOf = ({ message, law, hint }: Diagnostic): string =>
  `${message}${law === undefined ? '' : ` (${law})`}${hint === undefined ? '' : `; ${hint}`}`;

function regionOf(starts: readonly number[], { start, end }: Span): Region {
  const [from, to] = [positionAt(starts, start), positionAt(starts, end)];
  return { startLine: from.line, startColumn: from.column, endLine: to.line, endColumn: to.column };
}

/** Relative paths stay relative, so that a code host finds the file in its repository. */
function locationOf(path: string): ArtifactLocation {
  if (path === '-') return { uri: 'stdin' };
  const url = pathToFileURL(path).href;
  const here = `${pathToFileURL(process.cwd()).href}/`;
  return { uri: path.startsWith(sep) || !url.startsWith(here) ? url : url.slice(here.length) };
}
