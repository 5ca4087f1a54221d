import people from './seed/people.json';
import type { Tipster } from './tipster';

type Habits = readonly [
  sports: Tipster['sports'],
  markets: Tipster['markets'],
  lean: Tipster['lean'],
  totals: Tipster['totals'],
  perDay: Tipster['perDay'],
];

/** What each person tips. Who they are, by the same ids, stands in the seed file. */
const HABITS: Readonly<Record<keyof typeof people, Habits>> = {
  t01: [['football'], ['handicap'], 'favourite', 'open', [1, 3]],
  t02: [['football'], ['overUnder', 'handicap'], 'open', 'under', [2, 3]],
  t03: [['football'], ['winner', 'handicap'], 'home', 'over', [1, 3]],
  t04: [['football'], ['winner', 'handicap'], 'outsider', 'open', [1, 2]],
  t05: [['football'], ['overUnder'], 'open', 'over', [1, 3]],
  t06: [['football'], ['handicap'], 'open', 'open', [2, 3]],
  t07: [['football'], ['handicap', 'overUnder'], 'favourite', 'under', [1, 2]],
  t08: [['football'], ['winner', 'overUnder'], 'favourite', 'over', [1, 3]],
  t09: [['football'], ['handicap', 'winner'], 'outsider', 'under', [1, 3]],
  t10: [['basketball'], ['handicap', 'overUnder'], 'favourite', 'open', [1, 2]],
  t11: [['basketball'], ['overUnder'], 'open', 'over', [1, 2]],
  t12: [['basketball'], ['handicap'], 'outsider', 'open', [1, 2]],
  t13: [['basketball'], ['winner', 'handicap'], 'home', 'under', [1, 2]],
  t14: [['tennis'], ['winner', 'handicap'], 'favourite', 'open', [1, 2]],
  t15: [['tennis'], ['winner', 'overUnder'], 'open', 'over', [1, 2]],
  t16: [['baseball'], ['winner', 'overUnder'], 'favourite', 'under', [1, 2]],
  t17: [['baseball'], ['handicap', 'winner'], 'outsider', 'over', [1, 2]],
  t18: [['football', 'basketball'], ['handicap', 'overUnder'], 'open', 'open', [2, 3]],
  t19: [['football', 'basketball', 'tennis'], ['winner', 'handicap'], 'favourite', 'over', [2, 3]],
};

/** Everybody who tips, by number. All are invented; what they tip and how it ends is not. */
export const TIPSTERS: readonly Tipster[] = (Object.keys(HABITS) as (keyof typeof people)[]).map(
  (id, index) => {
    const [sports, markets, lean, totals, perDay] = HABITS[id];
    return { id, number: index + 1, ...people[id], sports, markets, lean, totals, perDay };
  },
);
