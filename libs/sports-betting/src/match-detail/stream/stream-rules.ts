import { im } from '@heptad/contracts';

const { virtualEngland, friendly, spain, italy } = im.LEAGUE_IDS;

/** The league whose video the platform gives to some grades only in the app, as venues write it. */
const PREMIER_LEAGUE = [
  '英格兰超级联赛',
  '英格蘭超級聯賽',
  'english premier league',
  'england premier league',
];

/** IM's numbers of the leagues that have the virtual-league video (SPORT-006, MEDIA-023). */
const VIRTUAL_LEAGUE_IDS: ReadonlySet<number> = new Set([virtualEngland, friendly, spain, italy]);

/** Who wants to watch what, and where. */
export interface StreamRequest {
  /** As the venue names it, in whatever language it answered. */
  readonly leagueName: string;
  /** Whether the page runs in the native shell. */
  readonly inApp: boolean;
  /** VIP grade; absent for a guest, who has none. */
  readonly grade?: number | undefined;
  /** The platform's bounds, themselves allowed; one it has not named bounds nothing. */
  readonly vipMin?: number | undefined;
  readonly vipMax?: number | undefined;
}

const LOWEST_GRADE = 0;

/**
 * Whether a video may be shown: in the app the Premier League's only to grades within the platform's bounds (MEDIA-021),
 * outside the app to everybody, by the league's name alone (MEDIA-022). Other leagues are free.
 */
export function mayWatch({
  leagueName,
  inApp,
  grade = LOWEST_GRADE,
  vipMin,
  vipMax,
}: StreamRequest): boolean {
  const name = leagueName.toLowerCase();
  if (!inApp || !PREMIER_LEAGUE.some((league) => name.includes(league))) return true;
  return grade >= (vipMin ?? grade) && grade <= (vipMax ?? grade);
}

/** Whether a stream is the virtual-league video, which is asked for with credentials (MEDIA-023). @param sportId IM's number, where the list names one */
export function needsCredentials(sportId: number | undefined): boolean {
  return sportId !== undefined && VIRTUAL_LEAGUE_IDS.has(sportId);
}
