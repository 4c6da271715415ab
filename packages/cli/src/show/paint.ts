/** Colours and weights of every terminal, by picocolors' names. */
const PAINTS = [
  ...(['bold', 'dim', 'red', 'green', 'yellow', 'blue', 'magenta', 'cyan', 'white', 'gray', 'black'] as const),
  ...(['bgRed', 'bgGreen', 'bgYellow', 'bgBlue', 'bgMagenta', 'bgCyan', 'bgWhite', 'bgBlack'] as const),
] as const;

export type Paint = Readonly<Record<(typeof PAINTS)[number], (text: string) => string>>;

const unchanged = (text: string): string => text;

/** No colours, for output outside a terminal. */
export const PLAIN = Object.fromEntries(PAINTS.map((name) => [name, unchanged])) as Paint;
