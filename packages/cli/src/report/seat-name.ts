/**
 * The player of a seat in a line-up, in words.
 *
 * @example seatName('electric-eyrie:nightmare+blitz', () => 'Electric Eyrie') // 'Electric Eyrie (nightmare, blitz)'
 */
export function seatName(bot: string, botName: (bot: string) => string): string {
  const [, id = '', settings = ''] = /^([^/:]*)(.*)$/.exec(bot) ?? [];
  const words = settings.split(/[/:+]/).filter((word) => word !== '');
  return words.length === 0 ? botName(id) : `${botName(id)} (${words.join(', ')})`;
}
