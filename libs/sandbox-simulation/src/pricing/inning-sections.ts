import { INNINGS, runRates } from '../timelines/inning-timeline';
import type { InningRules } from '../catalogue/sport-rules';
import { NIL } from '../timelines/timeline';
import type { PriceState } from './price-state';
import { worthAbove, chanceOfOdd, poisson, spread } from './probability';
import type { Spread } from './probability';
import { HOME_AWAY, OVER_UNDER, twoSides } from './sections';
import type { Section } from './sections';

/** Half innings of each side still to come, as a share of nine. */
function leftToPlay(
  { fixture, moment, time }: PriceState,
  rules: InningRules,
): { home: number; away: number } {
  if (!moment) return { home: 1, away: 1 };
  const halves = (time - fixture.kickOff) / rules.pace;
  const inning = Math.floor(halves / 2);
  const within = halves - 2 * inning;
  const last = Math.max(INNINGS, inning + 1);
  const away = last - inning - Math.min(within, 1);
  const home = last - inning - Math.max(within - 1, 0);
  return { home: Math.max(home, 0.02) / INNINGS, away: Math.max(away, 0.01) / INNINGS };
}

/** Spreads of margin and total at the end; a draw is decided by one run more, in the proportion of the sides' strength. */
function endSpreads(
  state: PriceState,
  rules: InningRules,
): { readonly margin: Spread; readonly total: Spread } {
  const left = leftToPlay(state, rules);
  const rates = runRates(state.fixture, rules);
  const base = state.moment?.score ?? NIL;
  const factor = (lean: number) => Math.min(Math.max(1 + lean + state.pace, 0.2), 3);
  const home = poisson(rates.home * left.home * factor(state.tilt));
  const away = poisson(rates.away * left.away * factor(-state.tilt));
  const homeShare = rates.home / (rates.home + rates.away);
  const least = base.home - base.away - away.length;
  const margin = new Array<number>(home.length + away.length + 1).fill(0);
  const total = new Array<number>(home.length + away.length).fill(0);
  for (let h = 0; h < home.length; h += 1) {
    for (let a = 0; a < away.length; a += 1) {
      const p = (home[h] ?? 0) * (away[a] ?? 0);
      const difference = base.home + h - base.away - a;
      const place = difference - least;
      if (difference === 0) {
        margin[place + 1] = (margin[place + 1] ?? 0) + p * homeShare;
        margin[place - 1] = (margin[place - 1] ?? 0) + p * (1 - homeShare);
        total[h + a + 1] = (total[h + a + 1] ?? 0) + p;
      } else {
        margin[place] = (margin[place] ?? 0) + p;
        total[h + a] = (total[h + a] ?? 0) + p;
      }
    }
  }
  return { margin: spread(least, margin), total: spread(base.home + base.away, total) };
}

/** The markets of a match of innings; extra innings count. */
export function inningSections(state: PriceState, rules: InningRules): readonly Section[] {
  const { margin, total } = endSpreads(state, rules);
  return [
    { kind: 'moneyline', period: 'full', chances: () => twoSides('home', 'away', worthAbove(margin, 0)) },
    {
      kind: 'handicap',
      period: 'full',
      lines: { step: 4, offset: 2, count: 3, start: 0 },
      sides: HOME_AWAY,
      worth: (line) => worthAbove(margin, 0 - line),
    },
    {
      kind: 'overUnder',
      period: 'full',
      lines: { step: 4, offset: 2, count: 3, start: total.least * 4 + 20 },
      sides: OVER_UNDER,
      worth: (line) => worthAbove(total, line),
    },
    {
      kind: 'oddEven',
      period: 'full',
      chances: () => twoSides('odd', 'even', chanceOfOdd(total)),
    },
  ];
}
