import { combineLaws } from '../law/combine-laws.ts';
import type { FactionLaw } from '../law/faction-law.ts';
import type { Landmark } from '../data/vocabulary.ts';
import type { Table } from '../table/table.ts';
import { ELDER_TREETOP } from './elder-treetop.ts';
import type { LandmarkLaw } from './landmark-law.ts';
import { landmarksOn } from '../table/landmarks-at.ts';
import { LEGENDARY_FORGE } from './legendary-forge.ts';

/** The rules on landmarks' cards, for those that change what players do. */
export const LANDMARK_LAWS: Readonly<Partial<Record<Landmark, LandmarkLaw>>> = {
  treetop: ELDER_TREETOP,
  forge: LEGENDARY_FORGE,
};

/** What the landmarks on the map add to every seat's law. */
export const landmarkLaws = (table: Readonly<Table>): readonly FactionLaw[] =>
  landmarksOn(table).flatMap((landmark) => LANDMARK_LAWS[landmark]?.beside ?? []);

/** The law of a seat with what the table's landmarks add. */
export const lawBesideLandmarks = (law: FactionLaw, added: readonly FactionLaw[]): FactionLaw =>
  added.length === 0 ? law : combineLaws(law, ...added);
