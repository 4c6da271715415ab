import { FOLDERS } from './menu-sections.ts';

/** Where the tests of a group are. */
export function testsOf(group: string): readonly string[] {
  const core = 'packages/core/src/root';
  if (group === 'people') {
    const landmarks = 'packages/bots/test/root/landmarks.test.ts';
    return [
      'packages/core/test/root/law/',
      `${core}/law/`,
      `${core}/factions/`,
      'packages/bots/src/root/chameleandroid/',
      landmarks,
    ];
  }
  if (group === 'hirelings') return [`${core}/hirelings/`];
  const taker = /^turn of (.)$/.exec(group)?.[1];
  if (taker !== undefined) return [`${core}/factions/${FOLDERS[taker] ?? ''}/turn.test.ts`, `${core}/turn/`];
  return [`packages/bots/src/root/${group}/`];
}
