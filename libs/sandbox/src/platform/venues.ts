import { SPORTS_VENUE_CODES, SPORTS_VENUES } from '@heptad/contracts';
import { GAME_VENUES } from './game-venues';

/** The areas of the home page. */
export type VenueArea = 'sports' | 'live' | 'esports' | 'egame' | 'lottery' | 'chess' | 'fishing';

/** A venue of the platform. Names other than the four sports venues are inventions. */
export interface Venue {
  /** Canonical code; the sports venue OB is `YBTY` here and `OBTY` in launch calls (OPEN-042). */
  readonly code: string;
  readonly name: string;
  readonly area: VenueArea;
  /** The sports venues' number (VENUE-004…007). */
  readonly id?: number;
  /** Games inside the venue, shown as tiles of their own. */
  readonly games?: readonly { readonly code: string; readonly name: string }[];
}

export const AREA_NAMES: Readonly<Record<VenueArea, string>> = {
  sports: '体育',
  live: '真人',
  esports: '电竞',
  egame: '电子',
  lottery: '彩票',
  chess: '棋牌',
  fishing: '捕鱼',
};

export const VENUES: readonly Venue[] = [
  ...SPORTS_VENUE_CODES.map((code) => ({
    code,
    name: SPORTS_VENUES[code].cn,
    area: 'sports' as const,
    id: SPORTS_VENUES[code].id,
  })),
  { code: 'YBZR', name: '云阁真人', area: 'live' },
  { code: 'XHZR', name: '星河真人', area: 'live' },
  { code: 'YBDJ', name: '云阁电竞', area: 'esports' },
  { code: 'LTDJ', name: '雷霆电竞', area: 'esports' },
  {
    code: 'PMDZ',
    name: '山海电子',
    area: 'egame',
    games: [
      { code: 'shanhai-treasure', name: '山海寻宝' },
      { code: 'lantern-night', name: '灯火长街' },
      { code: 'jade-forest', name: '翡翠森林' },
    ],
  },
  { code: 'CPSS', name: '时时彩坊', area: 'lottery' },
  { code: 'YBQP', name: '云阁棋牌', area: 'chess' },
  {
    code: 'BYHY',
    name: '深海渔歌',
    area: 'fishing',
    games: [{ code: 'deep-blue', name: '深蓝猎场' }],
  },
  // Behind the others: pictures of venues are drawn by their place here.
  ...GAME_VENUES.map(({ code, area, names }) => ({ code, area, name: names['zh-CN'] })),
];

/** Families of tabs that share one venue wallet, by their prefix (VENUE-016, OPEN-043). */
const WALLET_FAMILIES = ['PMDZ', 'BY', 'YB'] as const;

/** A venue by any spelling of its code; `undefined` when there is none. */
export function venueOf(code: string): Venue | undefined {
  return VENUES.find((venue) => venue.code === code || launchSpelling(venue) === code);
}

/** The wallet that a venue's money is in: its own, or its family's. The sports venues always have their own. */
export function walletOfVenue(venue: Venue): string {
  if (venue.area === 'sports') return venue.code;
  return WALLET_FAMILIES.find((family) => venue.code.startsWith(family)) ?? venue.code;
}

/** The code by which launch calls and orders of venues spell it (OPEN-042). */
export function launchSpelling(venue: Venue): string {
  return Object.values(SPORTS_VENUES).find(({ en }) => en === venue.code)?.enName ?? venue.code;
}
