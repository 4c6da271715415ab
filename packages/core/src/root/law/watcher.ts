/** A choice between several targets that the law made: a clearing by its number, a player by its letter. */
export interface TargetChoice {
  readonly chosen: string;
  /** The other targets that were left when the choice was made. */
  readonly over: readonly string[];
  /** What decided: `most enemy pieces`; null where it has no words. */
  readonly by: string | null;
  /** The section of the tie-break that decided; null where the section that runs names it. */
  readonly law: string | null;
}

/** Follows a turn. */
export interface TurnWatcher {
  /** Called for every target chosen among several. */
  onChoice?(choice: TargetChoice): void;
  /** Called when a battle begins, once its hits are counted, and with null when it ends. */
  onBattle?(battle: WatchedBattle | null): void;
}

export interface WatchedBattle {
  readonly attacker: string;
  readonly defender: string;
  readonly clearing: number;
  readonly hits?: { readonly attacker: HitsDealt; readonly defender: HitsDealt };
}

/** Hits of one side: what its die shows, what of it counts (4.3.3.I), and all with extra hits (4.3.5). */
export interface HitsDealt {
  readonly rolled: number;
  readonly counted: number;
  readonly dealt: number;
}
