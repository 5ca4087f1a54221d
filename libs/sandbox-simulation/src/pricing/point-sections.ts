import { pointEdge, quarterStart } from '../timelines/point-timeline';
import type { SimMarketPeriod } from '../model/market';
import type { SimStage } from '../model/match';
import type { SimScore } from '../model/sport';
import type { PointRules } from '../catalogue/sport-rules';
import { NIL } from '../timelines/timeline';
import type { PriceState } from './price-state';
import { normalAbove } from './probability';
import { HOME_AWAY, OVER_UNDER, twoSides } from './sections';
import type { Section } from './sections';

const QUARTERS = ['quarter1', 'quarter2', 'quarter3', 'quarter4'] as const;
const MARGIN_DEVIATION = 12;
const TOTAL_DEVIATION = 16;
/** Points that a tilt of 1 is worth in a whole match. */
const TILT_POINTS = 25;
const PACE_POINTS = 90;
const LEAST_LEFT = 0.0015;
/** Lines end in a half, so that nothing is given back. */
const HALF_LINE = 2;

interface Part {
  readonly period: SimMarketPeriod;
  readonly base: SimScore;
  /** Share of a whole match still to be played in it. */
  readonly left: number;
  readonly lines: number;
}

/** Shares of the four quarters still to be played; an extra period counts as what is left of the fourth. */
function leftToPlay({ fixture, moment, time }: PriceState, rules: PointRules): readonly number[] {
  if (!moment) return [1, 1, 1, 1];
  const elapsed = time - fixture.kickOff;
  const length = (rules.quarterSeconds * 1000) / rules.speed;
  if (moment.stage === 'overtime') {
    const played = ((time - moment.at) * rules.speed) / 1000;
    return [0, 0, 0, Math.max((moment.clockSeconds - played) / rules.quarterSeconds, LEAST_LEFT)];
  }
  const left = QUARTERS.map((_, quarter) => {
    const share = 1 - (elapsed - quarterStart(rules, quarter)) / length;
    return Math.min(Math.max(share, 0), 1);
  });
  const last = left[3] ?? 0;
  return [...left.slice(0, 3), Math.max(last, LEAST_LEFT)];
}

function stageScore(state: PriceState, stage: SimStage): SimScore {
  return state.moment?.stageScores.find((entry) => entry.stage === stage)?.score ?? NIL;
}

function both(a: SimScore, b: SimScore): SimScore {
  return { home: a.home + b.home, away: a.away + b.away };
}

function partSections(part: Part, state: PriceState, rules: PointRules): readonly Section[] {
  const { period, base, left, lines } = part;
  const scale = rules.average / 104;
  const edge = pointEdge(state.fixture, rules) + state.tilt * TILT_POINTS * scale;
  const margin = base.home - base.away + edge * left;
  const total = base.home + base.away + (2 * rules.average + state.pace * PACE_POINTS * scale) * left;
  const marginDeviation = 0.4 + MARGIN_DEVIATION * Math.sqrt(left);
  const totalDeviation = 0.4 + TOTAL_DEVIATION * Math.sqrt(left);
  return [
    {
      kind: 'handicap',
      period,
      lines: { step: 4, offset: HALF_LINE, count: lines, start: Math.round(-margin * 4) },
      sides: HOME_AWAY,
      worth: (line) => normalAbove(-line / 4, margin, marginDeviation),
    },
    {
      kind: 'overUnder',
      period,
      lines: { step: 4, offset: HALF_LINE, count: lines, start: Math.round(total * 4) },
      sides: OVER_UNDER,
      worth: (line) => normalAbove(line / 4, total, totalDeviation),
    },
    ...(period === 'full'
      ? [
          {
            kind: 'moneyline' as const,
            period,
            chances: () => twoSides('home', 'away', normalAbove(0, margin, marginDeviation)),
          },
          { kind: 'oddEven' as const, period, chances: () => twoSides('odd', 'even', 0.5) },
        ]
      : []),
  ];
}

/** The markets of a match of quarters: the match, the first half, and the present or next quarter. Extra periods count for the match. */
export function pointSections(state: PriceState, rules: PointRules): readonly Section[] {
  const left = leftToPlay(state, rules);
  const quarter = left.findIndex((share) => share > 0);
  const parts: Part[] = [
    {
      period: 'full',
      base: state.moment?.score ?? NIL,
      left: left.reduce((sum, share) => sum + share, 0) / 4,
      lines: 5,
    },
  ];
  const firstHalf = (left[0] ?? 0) + (left[1] ?? 0);
  if (firstHalf > 0) {
    const base = both(stageScore(state, 'quarter1'), stageScore(state, 'quarter2'));
    parts.push({ period: 'firstHalf', base, left: firstHalf / 4, lines: 3 });
  }
  const stage = QUARTERS[quarter];
  if (stage && state.moment?.stage !== 'overtime') {
    parts.push({ period: stage, base: stageScore(state, stage), left: (left[quarter] ?? 0) / 4, lines: 1 });
  }
  return parts.flatMap((part) => partSections(part, state, rules));
}
