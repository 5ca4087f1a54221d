/** The sports of the sandbox. Virtual sports and esports titles are sports of their own, as the venues list them. */
export const SIM_SPORTS = [
  'football',
  'basketball',
  'tennis',
  'badminton',
  'tableTennis',
  'baseball',
  'virtualFootball',
  'virtualBasketball',
  'leagueBattle',
  'ancientBattle',
  'tacticalShooter',
  'royalBattle',
] as const;
export type SimSportKey = (typeof SIM_SPORTS)[number];

/** A name in the three languages the venues answer in. */
export interface SimName {
  readonly 'zh-CN': string;
  readonly 'zh-TW': string;
  readonly en: string;
}

export interface SimLeague {
  /** Digits only, unique over all sports. */
  readonly id: string;
  readonly sport: SimSportKey;
  readonly name: SimName;
  /** Lower is more important; lists by "hot" follow it. */
  readonly rank: number;
}

export interface SimTeam {
  /** Digits only, unique over all sports. */
  readonly id: string;
  readonly name: SimName;
}

/** How a team stands in the table of its league: matches, goals and points of the present season. */
export interface SimTableRow {
  readonly team: SimTeam;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly scored: number;
  readonly conceded: number;
  readonly points: number;
}

export type SimSide = 'home' | 'away';

export interface SimScore {
  readonly home: number;
  readonly away: number;
}
