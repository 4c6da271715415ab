import { expect, test } from 'vitest';
import { sectionsIn } from './titles.ts';

test.each([
  ['B.4.5.1.I: a tie', ['B.4.5.1.I']],
  ['B.5.5.1.III.b: then where', ['B.5.5.1.III.b']],
  ['B.4.3.1, B.4.3.5: two of them', ['B.4.3.1', 'B.4.3.5']],
  ['B.6.4 to B.6.6: a turn (ROOT-120)', ['B.6.4', 'B.6.5', 'B.6.6', 'ROOT-120']],
  ['B.5.7: Turmoil > B.5.7.1 to B.5.7.3: no roost', ['B.5.7', 'B.5.7.1', 'B.5.7.2', 'B.5.7.3']],
  ['ROOT-131 to ROOT-133: easy', ['ROOT-131', 'ROOT-132', 'ROOT-133']],
  ['Chmd.10.5.II goes from 3 to 4 in 6.2.1 (M.3.5, D26)', ['6.2.1', 'Chmd.10.5.II', 'D26', 'M.3.5']],
  ['A.6.3, H.2.4: a hireling is set up, and acts', ['A.6.3', 'H.2.4']],
  ['V.9.2, V.6.2: characters of a Vagabond', ['V.6.2', 'V.9.2']],
  ['B.4.5.1 to B.7.2.1 is no range', ['B.4.5.1', 'B.7.2.1']],
])('%s', (title, sections) => {
  expect([...sectionsIn(title)].sort()).toEqual(sections);
});
