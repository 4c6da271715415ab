/** The sections of what the menus of a person's turn offer, one by one: of the factions whose turns are knocked out. */
export const MENU_SECTIONS: Readonly<Record<string, readonly string[]>> = {
  C: ['6.2.1', '6.5', '6.5.1', '6.5.2', '6.5.3', '6.5.4', '6.5.5'],
  E: ['7.2.1', '7.4.2', '7.5.2.I', '7.5.2.II', '7.5.2.III', '7.5.2.IV', '7.7'],
  V: [
    ...['9.2.8', '9.4.2', '9.5.1', '9.5.2', '9.5.3', '9.5.4', '9.5.5', '9.5.6', '9.5.7', '9.5.8'],
    ...['V.1.2', 'V.2.2', 'V.3.2', 'V.4.2', 'V.6.2', 'V.7.2', 'V.8.2', 'V.10.2', 'V.11.2'],
  ],
  L: ['10.2.1', '10.4.3.I', '10.4.3.II', '10.4.3.III', '10.5.1', '10.5.2', '10.5.3', '10.5.4'],
  O: ['11.2.1', '11.5.1', '11.5.2', '11.5.3.I', '11.5.4', '11.5.5', '11.5.6', '11.6.2'],
  K: ['15.2.3', '15.4.1', '15.4.2', '15.4.3', '15.5.2.I', '15.5.2.II', '15.5.2.III', '15.6.2'],
  A: ['8.2.1', '8.4.1', '8.4.2', '8.5.2', '8.5.3', '8.6.1.I', '8.6.1.II', '8.6.1.III', '8.6.1.IV'],
};

/** The tests of a person's turn, by faction: the name of their file. */
export const PEOPLE_TESTS: Readonly<Record<string, string>> = {
  C: 'marquise',
  E: 'eyrie',
  A: 'alliance',
  V: 'vagabond',
  L: 'lizards',
  O: 'riverfolk',
  D: 'duchy',
  P: 'corvids',
  K: 'keepers',
};
