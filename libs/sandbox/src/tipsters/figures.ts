import type { CallResponse, redListPerson } from '@heptad/contracts';
import type { LegState } from '../betting/betting';
import { combinationPayout, oddsHundredths } from '../betting/payout';
import { tipDayOf, tipDayText } from './tip-days';
import type { JudgedTip } from './tipster';

export type TipsterFigures = CallResponse<typeof redListPerson>['figures'];
type Curve = CallResponse<typeof redListPerson>['curve'];

/** One unit, in hundredths. */
const UNIT = 100n;

/** What figures need to know of a tip. */
export type CountedTip = Pick<JudgedTip, 'odds' | 'state' | 'kickOff'>;

/** A whole number of parts as decimal text: 125 with one place is `12.5`. */
export function decimalText(parts: bigint, places: number): string {
  const digits = (parts < 0n ? -parts : parts).toString().padStart(places + 1, '0');
  const text = `${digits.slice(0, -places)}.${digits.slice(-places)}`;
  return parts < 0n ? `-${text}` : text;
}

/** What a settled tip won or lost, in hundredths of its unit; nothing while it is open. */
export function profitOf({ odds, state }: Pick<CountedTip, 'odds' | 'state'>): bigint {
  return state === 'open' ? 0n : combinationPayout(UNIT, [{ odds, state }]) - UNIT;
}

const isHit = (state: LegState): boolean => state === 'won' || state === 'halfWon';
const isMiss = (state: LegState): boolean => state === 'lost' || state === 'halfLost';
/** A half counts half. */
const weightOf = (state: LegState): bigint =>
  state === 'won' || state === 'lost' ? 2n : isHit(state) || isMiss(state) ? 1n : 0n;

function streakOf(tips: readonly CountedTip[]): number {
  let streak = 0;
  for (const { state } of tips.toReversed()) {
    if (isMiss(state)) break;
    if (isHit(state)) streak += 1;
  }
  return streak;
}

const sum = (values: readonly bigint[]): bigint => values.reduce((all, each) => all + each, 0n);
const share = (part: bigint, whole: bigint): bigint => (whole === 0n ? 0n : part / whole);

/**
 * What tips add up to. Shares are cut towards zero, so that no figure says more than there is.
 * @param tips settled ones, oldest first
 */
export function figuresOf(tips: readonly CountedTip[]): TipsterFigures {
  const settled = tips.filter(({ state }) => state !== 'open');
  const states = settled.map(({ state }) => state);
  const count = BigInt(settled.length);
  const profit = sum(settled.map(profitOf));
  const hits = sum(states.filter(isHit).map(weightOf));
  const decided = sum(states.map(weightOf));
  const won = states.filter(isHit).length;
  const lost = states.filter(isMiss).length;
  return {
    settled: settled.length,
    won,
    lost,
    returned: settled.length - won - lost,
    // Profit in hundredths of a unit over as many units is per cent already.
    profitRate: decimalText(share(profit * 10n, count), 1),
    hitRate: decimalText(share(hits * 1000n, decided), 1),
    profit: decimalText(profit, 2),
    streak: streakOf(settled),
    averageOdds: decimalText(share(sum(settled.map(({ odds }) => oddsHundredths(odds))), count), 2),
  };
}

/** The profit so far at the end of each day, by the day of the match. */
export function curveOf(tips: readonly CountedTip[], first: number, last: number): Curve {
  const byDay = new Map<number, bigint>();
  for (const tip of tips) {
    const day = tipDayOf(tip.kickOff);
    byDay.set(day, (byDay.get(day) ?? 0n) + profitOf(tip));
  }
  let sofar = 0n;
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => {
    sofar += byDay.get(first + place) ?? 0n;
    return { day: tipDayText(first + place), profit: decimalText(sofar, 2) };
  });
}
