import { type DeckCard, persistent } from './card.ts';
import { COMMON } from './common.ts';

/** The Exiles & Partisans deck; rows: suit, name, abbreviation in Rootlog, copies, cost, other spellings. */
export const EXILES: readonly DeckCard[] = [
  ...COMMON,
  persistent('B', 'Boat Builders', 'boat', 1, '??'),
  persistent('B', 'Corvid Planners', 'cplans', 1, '??'),
  persistent('B', 'Eyrie Emigre', 'emi', 1, 'FF'),
  persistent('B', 'Saboteurs', 'sabo', 3, '?'),
  persistent('B', 'Soup Kitchens', 'soup', 1, 'FMR', 'soupkitchen'),
  persistent('F', 'False Orders', 'false', 2, 'F'),
  persistent('F', 'Fox Partisans', 'part', 1, 'F'),
  persistent('F', 'Informants', 'inform', 2, 'FF', 'informers'),
  persistent('F', 'Propaganda Bureau', 'prop', 1, '???'),
  persistent('R', 'Charm Offensive', 'charm', 1, 'R'),
  persistent('R', 'Coffin Makers', 'coffin', 1, 'RR'),
  persistent('R', 'Rabbit Partisans', 'part', 1, 'R'),
  persistent('R', 'Swap Meet', 'swap', 2, 'R'),
  persistent('R', 'Tunnels', 'tun', 2, 'R'),
  persistent('M', 'League of Adventurous Mice', 'league', 2, 'M', 'leagueofextraordinarymice'),
  persistent('M', 'Master Engravers', 'engrave', 1, 'MM'),
  persistent('M', 'Mouse Partisans', 'part', 1, 'M'),
  persistent('M', 'Murine Broker', 'murine', 1, 'MM', 'murinebrokers'),
];
