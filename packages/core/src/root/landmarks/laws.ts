import { combineLaws } from '../law/combine-laws.ts';
import type { FactionLaw } from '../law/faction-law.ts';
import type { Landmark } from '../data/vocabulary.ts';
import type { Table } from '../table/table.ts';
import { ELDER_TREETOP } from './elder-treetop.ts';
import type { LandmarkLaw } from './landmark-law.ts';
import { landmarksOn } from '../table/landmarks-at.ts';
import { LEGENDARY_FORGE } from './legendary-forge.ts';

/** What landmarks' cards say, of those that change what players do. */
export const LANDMARK_LAWS: Readonly<Partial<Record<Landmark, LandmarkLaw>>> = {
  treetop: ELDER_TREETOP,
  forge: LEGENDARY_FORGE,
};

/** What the landmarks on the map add to the law of every seat. */
export const landmarkLaws = (table: Readonly<Table>): readonly FactionLaw[] =>
  landmarksOn(table).flatMap((landmark) => LANDMARK_LAWS[landmark]?.beside ?? []);

/** The law of a seat at a table whose landmarks add these. */
export const lawBesideLandmarks = (law: FactionLaw, added: readonly FactionLaw[]): FactionLaw =>
  added.length === 0 ? law : combineLaws(law, ...added);
