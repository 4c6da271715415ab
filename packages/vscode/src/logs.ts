import type { TextDocument, TextEditor } from 'vscode';

/** The editor's names for the languages of logs. */
export const LANGUAGES = ['rootlog', 'carcassonne-log', 'fuzzy-knights'] as const;

export const isLog = ({ languageId }: TextDocument): boolean => LANGUAGES.some((one) => one === languageId);

/** The cursor's offset; pages count line ends as the text has them. */
export const offsetIn = ({ document, selection }: TextEditor): number => document.offsetAt(selection.active);
