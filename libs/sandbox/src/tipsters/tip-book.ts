import { defined } from '@heptad/formatting';
import { settleSelection } from '@heptad/sandbox-ledger';
import { Recent } from '@heptad/sandbox-simulation';
import type { SimFixture, Simulation } from '@heptad/sandbox-simulation';
import { placeTip } from './place-tip';
import { knownOf, planTips, readTipId, type SlateOf } from './plan-tips';
import { startOfTipDay, tipDayOf } from './tip-days';
import { TIPSTERS } from './tipsters';
import type { JudgedTip, PlacedTip, PlannedTip, Tipster } from './tipster';

/** Tips are remembered this long, in days. */
export const TIP_MEMORY_DAYS = 30;

/** More than all persons give in the time that is remembered. */
const KEPT = 6_000;

interface Known<T> {
  /** When it became known: a clock that was set back does not know it yet. */
  readonly at: number;
  readonly value: T;
}

/** How far back tips are wanted: so many days, today's included, and further until so many of them are settled. */
export interface TipSpan {
  readonly days: number;
  readonly settled?: number;
}

/** All tips of all persons, as of a moment: none that is not given yet, no result that is not there yet. */
export interface TipBook {
  /** The tips of a span, of {@link TIP_MEMORY_DAYS} days at most, by kick-off and then by id; what lies before is not worked out. */
  of(tipster: Tipster, now: number, span?: TipSpan): readonly JudgedTip[];
  find(id: string, now: number): JudgedTip | undefined;
}

/**
 * The book is a pure function of seed, time and the commands given to matches, like the matches themselves. Kept is only what has been worked
 * out: a price that was asked for and a result that is final do not change any more.
 */
export function createTipBook(
  simulation: Pick<Simulation, 'evenMarket' | 'fixtures' | 'outcome'>,
  seed: number,
): TipBook {
  const slates = new Recent<readonly SimFixture[]>(300);
  const plans = new Recent<readonly PlannedTip[]>(2_000);
  const placed = new Recent<Known<PlacedTip | undefined>>(KEPT);
  const final = new Recent<Known<JudgedTip['state']>>(KEPT);

  /** Worked out once for all who look at the sport. */
  const slateOf: SlateOf = (sport, day) => {
    const key = `${sport} ${String(day)}`;
    const fixtures = () => simulation.fixtures(sport, startOfTipDay(day), startOfTipDay(day + 1));
    return slates.get(key) ?? slates.set(key, knownOf(fixtures()));
  };

  function plan(tipster: Tipster, day: number): readonly PlannedTip[] {
    const key = `${tipster.id} ${String(day)}`;
    return plans.get(key) ?? plans.set(key, planTips(slateOf, seed, tipster, day));
  }

  function place(planned: PlannedTip, now: number): PlacedTip | undefined {
    const { id, matchId, placedAt } = planned;
    if (placedAt > now) return undefined;
    const known = placed.get(id);
    if (known !== undefined) return known.value;
    const value = placeTip(planned, (kind) => simulation.evenMarket(matchId, kind, placedAt));
    return placed.set(id, { at: now, value }).value;
  }

  function stateOf({ id, matchId, kind, line, side }: PlacedTip, now: number): JudgedTip['state'] {
    const known = final.get(id);
    if (known !== undefined && known.at <= now) return known.value;
    const outcome = simulation.outcome(matchId, 'full', now) ?? { type: 'void' };
    const state = settleSelection({ kind, side, ...defined({ line }) }, outcome);
    if (state !== 'open') final.set(id, { at: now, value: state });
    return state;
  }

  function judged(planned: PlannedTip, now: number): readonly JudgedTip[] {
    const tip = place(planned, now);
    return tip === undefined ? [] : [{ ...tip, state: stateOf(tip, now) }];
  }

  return {
    of(tipster, now, { days, settled = 0 } = { days: TIP_MEMORY_DAYS }) {
      const tips: JudgedTip[] = [];
      let results = 0;
      // Tomorrow's matches may be tipped today.
      for (let age = -1; age < TIP_MEMORY_DAYS; age += 1) {
        if (age >= days && results >= settled) break;
        const ofDay = plan(tipster, tipDayOf(now) - age).flatMap((planned) => judged(planned, now));
        results += ofDay.filter(({ state }) => state !== 'open').length;
        tips.push(...ofDay);
      }
      return tips.sort((a, b) => a.kickOff - b.kickOff || (a.id < b.id ? -1 : 1));
    },
    find(id, now) {
      const read = readTipId(id);
      const tipster = TIPSTERS.find((each) => each.id === read?.tipsterId);
      if (read === undefined || tipster === undefined) return undefined;
      const age = tipDayOf(now) - read.day;
      if (age >= TIP_MEMORY_DAYS || age < -1) return undefined;
      return plan(tipster, read.day)
        .filter((planned) => planned.id === id)
        .flatMap((planned) => judged(planned, now))[0];
    },
  };
}
