/** What paints words for a terminal. */
export type Paint = Readonly<Record<'bold' | 'dim' | 'red' | 'yellow' | 'cyan', (text: string) => string>>;
