import { SPORT_KEYS, type SportKey } from '../entities/sport';
import type { VenueFamily } from '../entities/venue';

/** Pseudo sports that group others and are never sent to a venue (SPORT-007, SPORT-009, SPORT-013, OPEN-044). */
export const CATEGORY_IDS = { hot: -4, all: -2, virtual: 99999, esports: 99998 } as const;

type SportTable = Readonly<Partial<Record<SportKey, number>>>;

/** IM (SPORT-004, SPORT-005). */
const IM_SPORTS: SportTable = {
  football: 1,
  basketball: 2,
  tennis: 3,
  badminton: 7,
  baseball: 8,
  boxing: 11,
  cricket: 13,
  darts: 15,
  americanFootball: 19,
  golf: 21,
  racing: 29,
  snooker: 34,
  tableTennis: 36,
  virtualFootball: 39,
  volleyball: 40,
  virtualBasketball: 43,
  entertainment: 45,
};

/** OB and DB (SPORT-010…012): the numbers between are our reading (OPEN-044). */
const OB_SPORTS: SportTable = {
  football: 1,
  basketball: 2,
  baseball: 3,
  iceHockey: 4,
  tennis: 5,
  americanFootball: 6,
  snooker: 7,
  tableTennis: 8,
  volleyball: 9,
  badminton: 10,
  handball: 11,
  boxing: 12,
  beachVolleyball: 13,
  rugby: 14,
  leagueBattle: 100,
  ancientBattle: 101,
  tacticalShooter: 102,
  royalBattle: 103,
  virtualFootball: 1001,
  virtualGreyhounds: 1002,
  virtualTennis: 1003,
  virtualBasketball: 1004,
  virtualBaseball: 1005,
  virtualVolleyball: 1006,
  virtualSpeedway: 1007,
  virtualKarting: 1008,
  virtualCycling: 1009,
  virtualMotorcycling: 1010,
  virtualHorses: 1011,
};

/** FB (SPORT-008): the numbers not listed there are our reading (OPEN-044). */
const FB_SPORTS: SportTable = {
  football: 1,
  iceHockey: 2,
  basketball: 3,
  tennis: 5,
  baseball: 7,
  handball: 8,
  volleyball: 13,
  snooker: 14,
  tableTennis: 15,
  americanFootball: 16,
  boxing: 19,
  darts: 22,
  cricket: 24,
  badminton: 47,
  carRacing: 92,
  electronicFootball: 177,
  electronicBasketball: 178,
};

const TABLES: Readonly<Record<VenueFamily, SportTable>> = { im: IM_SPORTS, ob: OB_SPORTS, fb: FB_SPORTS };

function invert(table: SportTable): ReadonlyMap<number, SportKey> {
  return new Map(SPORT_KEYS.flatMap((sport) => (table[sport] === undefined ? [] : [[table[sport], sport]])));
}

const BY_ID: Readonly<Record<VenueFamily, ReadonlyMap<number, SportKey>>> = {
  im: invert(IM_SPORTS),
  ob: invert(OB_SPORTS),
  fb: invert(FB_SPORTS),
};

/** The sport a family's number means; `undefined` when the product does not know it. Numbers of different families have nothing to do with each other (SPORT-003). */
export function sportOf(family: VenueFamily, id: number): SportKey | undefined {
  return BY_ID[family].get(id);
}

/** A family's number of a sport; `undefined` when the family does not offer it. */
export function sportIdOf(family: VenueFamily, sport: SportKey): number | undefined {
  return TABLES[family][sport];
}

/** All numbers of a family, for calls that ask for everything. */
export function sportIdsOf(family: VenueFamily): readonly number[] {
  return [...BY_ID[family].keys()];
}
