import { BUSINESS_CODES } from '@heptad/contracts';
import type { SimFixture } from '@heptad/sandbox-simulation';
import { BusinessError } from '@heptad/sandbox-venues';
import { isResult, resultOf } from './fixtures-of';
import type { Chances, Made, Move, Outcome, PlayRow, Seat, Turn } from './kind';

const SAID = {
  home: { 'zh-CN': '主胜', 'zh-TW': '主勝', en: 'home' },
  draw: { 'zh-CN': '平局', 'zh-TW': '平局', en: 'draw' },
  away: { 'zh-CN': '客胜', 'zh-TW': '客勝', en: 'away' },
} as const;

/** What a play has picked. */
export const pickOf = ({ kept }: PlayRow): string => (JSON.parse(kept) as { pick: string }).pick;

/** What a member has picked in a run, by the match: a pick is kept in the slot of its match. */
export const picksOf = ({ plays }: Seat): ReadonlyMap<string, string> =>
  new Map(plays.map((play) => [play.slot, pickOf(play)]));

/** How many picks were right, and how many are decided. */
export interface Scored {
  readonly right: number;
  readonly decided: number;
}

/** How the pick of a match came out. */
export function matchOutcome({ services }: Made, play: PlayRow): Outcome {
  const result = resultOf(services.simulation, play.slot);
  if (result === undefined) return 'waiting';
  if (result === 'void') return 'void';
  return result === pickOf(play) ? 'right' : 'wrong';
}

/** Scores a member's picks; what came to no result counts for neither. */
export function scored(seat: Seat, outcomeOf: (made: Made, play: PlayRow) => Outcome): Scored {
  const outcomes = seat.plays.map((play) => outcomeOf(seat, play));
  const right = outcomes.filter((outcome) => outcome === 'right').length;
  return { right, decided: right + outcomes.filter((outcome) => outcome === 'wrong').length };
}

/** A turn for each match that can still be picked. */
export function pickChances(seat: Seat, fixtures: readonly SimFixture[], more = 0): Chances {
  const picks = picksOf(seat);
  const open = fixtures.filter(({ id, kickOff }) => seat.now < kickOff && !picks.has(id)).length;
  const left = seat.member === undefined ? 0 : open + more;
  return {
    earned: picks.size + left,
    used: picks.size,
    by: [{ text: { 'zh-CN': '可竞猜场次', 'zh-TW': '可競猜場次', en: 'Open predictions' }, earned: left }],
  };
}

/** Takes the pick of a match, before it begins and once. @throws BusinessError */
export function pickMatch(turn: Turn, fixtures: readonly SimFixture[]): Move {
  const { fixture: id, pick } = turn.choice;
  const fixture = fixtures.find((each) => each.id === id);
  const match = fixture && turn.services.simulation.match(fixture.id);
  if (fixture === undefined || match === undefined || !isResult(pick))
    throw new BusinessError(BUSINESS_CODES.choiceNotOpen, '这一项不能选择');
  if (picksOf(turn).has(fixture.id)) throw new BusinessError(BUSINESS_CODES.prizeClaimed, '已经选过了');
  if (turn.now >= Math.min(fixture.kickOff, match.kickOff))
    throw new BusinessError(BUSINESS_CODES.choiceNotOpen, '这一项不能选择');
  const said = SAID[pick];
  const versus = (locale: 'zh-CN' | 'zh-TW' | 'en') =>
    `${match.home.name[locale]} – ${match.away.name[locale]}`;
  return {
    slot: fixture.id,
    kept: { pick },
    text: {
      'zh-CN': `${versus('zh-CN')}：${said['zh-CN']}`,
      'zh-TW': `${versus('zh-TW')}：${said['zh-TW']}`,
      en: `${versus('en')}: ${said.en}`,
    },
  };
}
