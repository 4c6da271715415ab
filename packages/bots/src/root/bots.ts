import { AUTOMATED_ALLIANCE } from './automated-alliance/bot.ts';
import { CHAMELEANDROID } from './chameleandroid/bot.ts';
import { COGWHEEL_CORVIDS } from './cogwheel-corvids/bot.ts';
import { DRILLBIT_DUCHY } from './drillbit-duchy/bot.ts';
import { ELECTRIC_EYRIE } from './electric-eyrie/bot.ts';
import type { Bot } from './shared/bot.ts';
import { LOGICAL_LIZARDS } from './logical-lizards/bot.ts';
import { MECHANICAL_MARQUISE } from './mechanical-marquise/bot.ts';
import { RIVERFOLK_ROBOTS } from './riverfolk-robots/bot.ts';
import { VAGABOT } from './vagabot/bot.ts';

/** The bots that can play. */
export const BOTS_AT_PLAY: readonly Bot[] = [
  //
  MECHANICAL_MARQUISE,
  ELECTRIC_EYRIE,
  AUTOMATED_ALLIANCE,
  VAGABOT,
  LOGICAL_LIZARDS,
  RIVERFOLK_ROBOTS,
  DRILLBIT_DUCHY,
  COGWHEEL_CORVIDS,
  CHAMELEANDROID,
];
