import type { TextDocument, TextEditor } from 'vscode';

/** What the editor calls the languages of logs. */
export const LANGUAGES = ['rootlog', 'carcassonne-log', 'fuzzy-knights'] as const;

export const isLog = ({ languageId }: TextDocument): boolean => LANGUAGES.some((one) => one === languageId);

/** Where the cursor is; pages count line ends as the text has them. */
export const offsetIn = ({ document, selection }: TextEditor): number => document.offsetAt(selection.active);
