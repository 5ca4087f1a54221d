/** Every sport the product knows, whatever number a venue gives it (SPORT-003). */
export const SPORT_KEYS = [
  'football',
  'basketball',
  'tennis',
  'badminton',
  'baseball',
  'boxing',
  'cricket',
  'darts',
  'americanFootball',
  'golf',
  'racing',
  'snooker',
  'tableTennis',
  'volleyball',
  'iceHockey',
  'handball',
  'beachVolleyball',
  'rugby',
  'entertainment',
  'carRacing',
  'electronicFootball',
  'electronicBasketball',
  'virtualFootball',
  'virtualBasketball',
  'virtualTennis',
  'virtualBaseball',
  'virtualVolleyball',
  'virtualGreyhounds',
  'virtualSpeedway',
  'virtualKarting',
  'virtualCycling',
  'virtualMotorcycling',
  'virtualHorses',
  'leagueBattle',
  'ancientBattle',
  'tacticalShooter',
  'royalBattle',
] as const;
export type SportKey = (typeof SPORT_KEYS)[number];

/** One of the six markets a list is taken from (SPORT-001). */
export const PERIODS = ['live', 'today', 'early', 'outright', 'virtual', 'esports'] as const;
export type Period = (typeof PERIODS)[number];

/** What a venue counts and lists: the six markets, and what can be part of a combo before it starts (OPEN-046). */
export const LIST_KINDS = [...PERIODS, 'combo'] as const;
export type ListKind = (typeof LIST_KINDS)[number];

/** How many matches a venue offers of a sport in one list. */
export interface SportCount {
  readonly sport: SportKey;
  readonly count: number;
}
