import { defined } from '@heptad/formatting';
import { BOOKINGS_PER_HALF, FIRST_HALF_SHARE, cornerRates, goalRates } from '../calendar/goal-rates';
import type { SideRates } from '../calendar/goal-rates';
import type { SimMarketPeriod } from '../model/market';
import type { SimScore } from '../model/sport';
import type { GoalRules } from '../catalogue/sport-rules';
import { NIL } from '../timelines/timeline';
import { goalsToCome, scaled } from './goals-to-come';
import type { PriceState } from './price-state';
import { worthAbove, chanceUpTo, difference, poisson, sum } from './probability';
import { HOME_AWAY, OVER_UNDER, twoSides } from './sections';
import type { Chance, Lines, Section } from './sections';

const CORRECT_SCORE_UP_TO = 4;

/**
 * Handicap, over/under and 1X2 of a part of the match, from the score it has and the goals still expected in it. The handicap of a running
 * match is about these goals alone; the others are about the whole score.
 * @param score undefined before kick-off
 */
function mainSections(
  period: SimMarketPeriod,
  score: SimScore | undefined,
  rates: SideRates,
  lines: number,
): readonly Section[] {
  const base = score ?? NIL;
  const home = poisson(rates.home);
  const away = poisson(rates.away);
  const toCome = difference(home, away, 0);
  const margin = difference(home, away, base.home - base.away);
  const total = sum(home, away, base.home + base.away);
  return [
    {
      kind: 'handicap',
      period,
      ...defined({ countsFrom: score }),
      lines: { step: 1, offset: 0, count: lines, start: Math.round((rates.away - rates.home) * 4) },
      sides: HOME_AWAY,
      worth: (line) => worthAbove(toCome, 0 - line),
    },
    {
      kind: 'overUnder',
      period,
      lines: {
        step: 1,
        offset: 0,
        count: lines,
        start: Math.round((rates.home + rates.away + total.least) * 4),
      },
      sides: OVER_UNDER,
      worth: (line) => worthAbove(total, line),
    },
    {
      kind: 'threeWay',
      period,
      chances: () => {
        const homeWins = 1 - chanceUpTo(margin, 0);
        const awayWins = chanceUpTo(margin, -1);
        return [
          { side: 'home', p: homeWins },
          { side: 'draw', p: 1 - homeWins - awayWins },
          { side: 'away', p: awayWins },
        ];
      },
    },
  ];
}

function scoreChances(base: SimScore, rates: SideRates): readonly Chance[] {
  const home = poisson(rates.home);
  const away = poisson(rates.away);
  const chances: Chance[] = [];
  let listed = 0;
  for (let h = base.home; h <= CORRECT_SCORE_UP_TO; h += 1) {
    for (let a = base.away; a <= CORRECT_SCORE_UP_TO; a += 1) {
      const p = (home[h - base.home] ?? 0) * (away[a - base.away] ?? 0);
      listed += p;
      chances.push({ side: `${h}-${a}`, p });
    }
  }
  chances.push({ side: 'other', p: Math.max(0, 1 - listed) });
  return chances;
}

/** Markets on the final score beside the main ones. */
function scoreSections(base: SimScore, rates: SideRates): readonly Section[] {
  const scores = (goals: number, rate: number) => (goals > 0 ? 1 : 1 - Math.exp(-rate));
  const even = (1 + Math.exp(-2 * (rates.home + rates.away))) / 2;
  const isEven = (base.home + base.away) % 2 === 0;
  return [
    {
      kind: 'bothScore',
      period: 'full',
      chances: () => twoSides('yes', 'no', scores(base.home, rates.home) * scores(base.away, rates.away)),
    },
    { kind: 'oddEven', period: 'full', chances: () => twoSides('odd', 'even', isEven ? 1 - even : even) },
    { kind: 'correctScore', period: 'full', chances: () => scoreChances(base, rates) },
  ];
}

function doubleChance(threeWay: Section | undefined): readonly Section[] {
  if (!threeWay || threeWay.lines) return [];
  const chances = () => {
    const [home = 0, draw = 0, away = 0] = threeWay.chances().map(({ p }) => p);
    return [
      { side: 'homeDraw', p: home + draw },
      { side: 'homeAway', p: home + away },
      { side: 'drawAway', p: draw + away },
    ];
  };
  return [{ kind: 'doubleChance', period: 'full', chances }];
}

/** Lines end in a half and lie one apart. */
const HALF_LINES = { step: 4, offset: 2, count: 3 };

const linesAround = (expected: number): Lines => ({ ...HALF_LINES, start: Math.round(expected * 4) });

function cornerSections(base: SimScore, rates: SideRates): readonly Section[] {
  const home = poisson(rates.home);
  const away = poisson(rates.away);
  const margin = difference(home, away, base.home - base.away);
  const total = sum(home, away, base.home + base.away);
  return [
    {
      kind: 'cornersHandicap',
      period: 'full',
      lines: linesAround(rates.away - rates.home - base.home + base.away),
      sides: HOME_AWAY,
      worth: (line) => worthAbove(margin, 0 - line),
    },
    {
      kind: 'cornersOverUnder',
      period: 'full',
      lines: linesAround(rates.home + rates.away + total.least),
      sides: OVER_UNDER,
      worth: (line) => worthAbove(total, line),
    },
  ];
}

/** Yellow cards, and corners with them: what they count goes on from what has been counted. */
function bookingSections(
  booked: SimScore,
  left: number,
  corners: SimScore,
  cornersLeft: SideRates,
): readonly Section[] {
  const side = poisson(left);
  const margin = difference(side, side, booked.home - booked.away);
  const total = sum(side, side, booked.home + booked.away);
  const counted = total.least + corners.home + corners.away;
  const cornersToCome = cornersLeft.home + cornersLeft.away;
  const together = sum(poisson(2 * left), poisson(cornersToCome), counted);
  return [
    {
      kind: 'bookingsHandicap',
      period: 'full',
      lines: linesAround(booked.away - booked.home),
      sides: HOME_AWAY,
      worth: (line) => worthAbove(margin, 0 - line),
    },
    {
      kind: 'bookingsOverUnder',
      period: 'full',
      lines: linesAround(2 * left + total.least),
      sides: OVER_UNDER,
      worth: (line) => worthAbove(total, line),
    },
    {
      kind: 'cornersBookingsOverUnder',
      period: 'full',
      lines: linesAround(2 * left + cornersToCome + counted),
      sides: OVER_UNDER,
      worth: (line) => worthAbove(together, line),
    },
  ];
}

/** The markets of a match of two halves; those of the first half until it is over. Virtual matches have neither corner nor card markets. */
export function goalSections(state: PriceState, rules: GoalRules): readonly Section[] {
  const { first, second, playing } = goalsToCome(state, rules);
  const rates = goalRates(state.fixture);
  const score = state.moment?.score;
  const base = score ?? NIL;
  const share = FIRST_HALF_SHARE * first + (1 - FIRST_HALF_SHARE) * second;
  const left = scaled(playing, share, state);
  const main = mainSections('full', score, left, 5);
  const firstHalf =
    first > 0 ? mainSections('firstHalf', score, scaled(playing, FIRST_HALF_SHARE * first, state), 3) : [];
  const sections = [...main, ...firstHalf, ...doubleChance(main[2]), ...scoreSections(base, left)];
  if (rules.family !== 'sport') return sections;
  const corners = state.moment?.corners ?? NIL;
  const cornersLeft = scaled(cornerRates(rates), (first + second) / 2, { ...state, tilt: 0 });
  sections.push(...cornerSections(corners, cornersLeft));
  if (!state.extraLines) return sections;
  const bookingsLeft = first * BOOKINGS_PER_HALF[0] + second * BOOKINGS_PER_HALF[1];
  return [
    ...sections,
    ...bookingSections(state.moment?.yellowCards ?? NIL, bookingsLeft, corners, cornersLeft),
  ];
}
