import type { CallResponse, redList } from '@heptad/contracts';
import { Decimal } from '@heptad/formatting';
import { legFactor, readOdds } from '@heptad/sandbox-ledger';
import type { LegState } from '@heptad/sandbox-ledger';
import { tipDayOf, tipDayText } from './tip-days';
import type { JudgedTip } from './tipster';

export type TipsterFigures = CallResponse<typeof redList.person>['figures'];
type Curve = CallResponse<typeof redList.person>['curve'];

const NOTHING = new Decimal(0);

/** What figures need to know of a tip. */
export type CountedTip = Pick<JudgedTip, 'odds' | 'state' | 'kickOff'>;

/** What a settled tip won or lost of its unit, cut to hundredths; nothing while it is open. */
export function profitOf({ odds, state }: Pick<CountedTip, 'odds' | 'state'>): Decimal {
  if (state === 'open') return NOTHING;
  return legFactor({ odds, state }).toDecimalPlaces(2, Decimal.ROUND_DOWN).minus(1);
}

const isHit = (state: LegState): boolean => state === 'won' || state === 'halfWon';
const isMiss = (state: LegState): boolean => state === 'lost' || state === 'halfLost';
/** A half counts half. */
const weightOf = (state: LegState): Decimal =>
  new Decimal(state === 'won' || state === 'lost' ? 1 : isHit(state) || isMiss(state) ? '0.5' : 0);

function streakOf(tips: readonly CountedTip[]): number {
  let streak = 0;
  for (const { state } of tips.toReversed()) {
    if (isMiss(state)) break;
    if (isHit(state)) streak += 1;
  }
  return streak;
}

const sum = (values: readonly Decimal[]): Decimal => values.reduce((all, each) => all.plus(each), NOTHING);

/** The quotient as text, cut to so many places; nothing of nothing is zero. */
function share(part: Decimal, whole: Decimal | number, places: number): string {
  const scale = new Decimal(10).pow(places);
  const parts = new Decimal(whole).isZero() ? NOTHING : part.times(scale).divToInt(whole);
  return parts.div(scale).toFixed(places);
}

/**
 * What tips add up to. Shares are cut towards zero, so that no figure says more than there is.
 * @param tips settled ones, oldest first
 */
export function figuresOf(tips: readonly CountedTip[]): TipsterFigures {
  const settled = tips.filter(({ state }) => state !== 'open');
  const states = settled.map(({ state }) => state);
  const count = settled.length;
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
    profitRate: share(profit.times(100), count, 1),
    hitRate: share(hits.times(100), decided, 1),
    profit: profit.toFixed(2),
    streak: streakOf(settled),
    averageOdds: share(sum(settled.map(({ odds }) => readOdds(odds))), count, 2),
  };
}

/** The profit so far at the end of each day, by the day of the match. */
export function curveOf(tips: readonly CountedTip[], first: number, last: number): Curve {
  const byDay = new Map<number, Decimal>();
  for (const tip of tips) {
    const day = tipDayOf(tip.kickOff);
    byDay.set(day, profitOf(tip).plus(byDay.get(day) ?? 0));
  }
  let sofar = NOTHING;
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => {
    sofar = sofar.plus(byDay.get(first + place) ?? 0);
    return { day: tipDayText(first + place), profit: sofar.toFixed(2) };
  });
}
