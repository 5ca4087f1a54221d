import { pointChance } from '../timelines/set-timeline';
import type { SimMarketPeriod } from '../model/market';
import type { SetRules } from '../catalogue/sport-rules';
import { NIL } from '../timelines/timeline';
import type { PriceState } from './price-state';
import { worthAbove, normalAbove, spread } from './probability';
import type { Spread } from './probability';
import { HOME_AWAY, OVER_UNDER, twoSides } from './sections';
import type { Section } from './sections';
import { setEndings, setTable } from './set-chances';
import type { SetEnding } from './set-chances';

const SETS = ['set1', 'set2', 'set3', 'set4', 'set5'] as const;

function spreadOf(endings: readonly SetEnding[], value: (ending: SetEnding) => number): Spread {
  const values = endings.map(value);
  const least = Math.min(...values);
  const p = new Array<number>(Math.max(...values) - least + 1).fill(0);
  endings.forEach((ending, index) => {
    const place = (values[index] ?? least) - least;
    p[place] = (p[place] ?? 0) + ending.p;
  });
  return spread(least, p);
}

/**
 * A handicap over the points of all sets. Each point is won with the same chance, so the lead that is still to come is that chance's
 * share of the points to come, and lies about it as they do.
 */
function pointsHandicap(lead: number, pointsToCome: number, chance: number): Section {
  const mean = lead + (2 * chance - 1) * pointsToCome;
  const deviation = Math.sqrt(4 * chance * (1 - chance) * pointsToCome) + 0.5;
  return {
    kind: 'pointsHandicap',
    period: 'full',
    lines: { step: 4, offset: 2, count: 3, start: Math.round(-mean * 4) },
    sides: HOME_AWAY,
    worth: (line) => normalAbove((0 - line) / 4, mean, deviation),
  };
}

/** The markets of a match of sets: the match, its sets, all points, and the set being played or next. */
export function setSections(state: PriceState, rules: SetRules): readonly Section[] {
  const { fixture, moment, tilt, pace } = state;
  const chance = Math.min(Math.max(pointChance(fixture, rules) + tilt * rules.edge, 0.02), 0.98);
  const table = setTable(rules, chance);
  const score = moment?.score ?? NIL;
  const set = score.home + score.away;
  const period: SimMarketPeriod | undefined = SETS[set];
  const points = moment?.stageScores.find(({ stage }) => stage === period)?.score ?? NIL;
  const present = table.wins(points);
  const endings = setEndings(score, rules.setsToWin, present, table.wins(NIL));
  const margin = spreadOf(endings, (ending) => ending.score.home - ending.score.away);
  const total = spreadOf(endings, (ending) => ending.score.home + ending.score.away);
  const most = 2 * rules.setsToWin - 1;

  const stages = moment?.stageScores ?? [];
  const played = stages.reduce((all, entry) => all + entry.score.home + entry.score.away, 0);
  const lead = stages.reduce((all, entry) => all + entry.score.home - entry.score.away, 0);
  const perSet = table.pointsLeft(NIL);
  const setDeviation = 0.6 + 0.16 * rules.target;
  const overPoints = (line: number) => {
    let over = 0;
    endings.forEach((ending) => {
      const later = ending.score.home + ending.score.away - set - 1;
      const mean = played + table.pointsLeft(points) + later * perSet * (1 + pace / 4);
      over += ending.p * normalAbove(line / 4, mean, setDeviation * Math.sqrt(later + 1));
    });
    return over;
  };
  const expectedSets = endings.reduce(
    (all, ending) => all + ending.p * (ending.score.home + ending.score.away),
    0,
  );
  const expectedPoints = played + table.pointsLeft(points) + (expectedSets - set - 1) * perSet;
  const handicaps = Array.from({ length: rules.setsToWin - 1 }, (_, index) => 6 + 4 * index);

  return [
    { kind: 'moneyline', period: 'full', chances: () => twoSides('home', 'away', worthAbove(margin, 0)) },
    {
      kind: 'handicap',
      period: 'full',
      lines: { fixed: handicaps.flatMap((line) => [-line, line]) },
      sides: HOME_AWAY,
      worth: (line) => worthAbove(margin, 0 - line),
    },
    {
      kind: 'overUnder',
      period: 'full',
      lines: {
        fixed: Array.from(
          { length: most - rules.setsToWin },
          (_, index) => (rules.setsToWin + index) * 4 + 2,
        ),
      },
      sides: OVER_UNDER,
      worth: (line) => worthAbove(total, line),
    },
    {
      kind: 'pointsOverUnder',
      period: 'full',
      lines: { step: 4, offset: 2, count: 3, start: Math.round(expectedPoints * 4) },
      sides: OVER_UNDER,
      worth: overPoints,
    },
    ...(state.extraLines ? [pointsHandicap(lead, expectedPoints - played, chance)] : []),
    {
      kind: 'correctScore',
      period: 'full',
      chances: () =>
        endings.map((ending) => ({ side: `${ending.score.home}-${ending.score.away}`, p: ending.p })),
    },
    ...(period
      ? [{ kind: 'moneyline' as const, period, chances: () => twoSides('home', 'away', present) }]
      : []),
  ];
}
