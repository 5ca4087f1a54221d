import type { SimScore } from '../model/sport';
import type { SetRules } from '../catalogue/sport-rules';
import { setWinner } from '../timelines/set-timeline';

/** Chances of the home side to win a set, and the points still to be played in it, by its present score. */
export interface SetTable {
  wins(points: SimScore): number;
  pointsLeft(points: SimScore): number;
}

/** How a match of sets can end. */
export interface SetEnding {
  readonly score: SimScore;
  readonly p: number;
}

/** Tables are kept for chances of this precision. */
const PRECISION = 2000;
const KEPT_TABLES = 400;
const tables = new Map<string, SetTable>();

function buildTable(rules: SetRules, chance: number): SetTable {
  const size = rules.cap + 1;
  const wins = new Float64Array(size * size);
  const left = new Float64Array(size * size);
  for (let home = rules.cap; home >= 0; home -= 1) {
    for (let away = rules.cap; away >= 0; away -= 1) {
      const place = home * size + away;
      const winner = setWinner({ home, away }, rules);
      if (winner) {
        wins[place] = winner === 'home' ? 1 : 0;
        continue;
      }
      const up = place + size;
      const right = place + 1;
      wins[place] = chance * (wins[up] ?? 0) + (1 - chance) * (wins[right] ?? 0);
      left[place] = 1 + chance * (left[up] ?? 0) + (1 - chance) * (left[right] ?? 0);
    }
  }
  const placeOf = ({ home, away }: SimScore) => Math.min(home, rules.cap) * size + Math.min(away, rules.cap);
  return {
    wins: (points) => wins[placeOf(points)] ?? 0.5,
    pointsLeft: (points) => left[placeOf(points)] ?? 0,
  };
}

/** The table for a chance of a single point. */
export function setTable(rules: SetRules, chance: number): SetTable {
  const rounded = Math.round(chance * PRECISION);
  const key = `${rules.target} ${rules.lead} ${rules.cap} ${rounded}`;
  let table = tables.get(key);
  if (!table) {
    table = buildTable(rules, rounded / PRECISION);
    if (tables.size >= KEPT_TABLES) tables.clear();
    tables.set(key, table);
  }
  return table;
}

/** All endings from a score in sets: `present` is the chance in the set being played, `later` in those that follow. */
export function setEndings(
  score: SimScore,
  setsToWin: number,
  present: number,
  later: number,
): readonly SetEnding[] {
  if (score.home === setsToWin || score.away === setsToWin) return [{ score, p: 1 }];
  const after = (side: 'home' | 'away', chance: number) =>
    setEndings({ ...score, [side]: score[side] + 1 }, setsToWin, later, later).map((ending) => ({
      score: ending.score,
      p: ending.p * chance,
    }));
  const endings = [...after('home', present), ...after('away', 1 - present)];
  const joined = new Map<string, SetEnding>();
  for (const ending of endings) {
    const key = `${ending.score.home}-${ending.score.away}`;
    joined.set(key, { score: ending.score, p: ending.p + (joined.get(key)?.p ?? 0) });
  }
  return [...joined.values()];
}
