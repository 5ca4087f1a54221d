import { LOTTERY, type LotteryPlayName } from '@heptad/game-rules';

/** Selections that stand together on the board. */
export interface SelectionGroup {
  /** `sum`, `champion`, `triple`, `dragonTiger`, `exactSum` or `place-3`. */
  readonly id: string;
  /** The ids of the rules, in the order in which they are shown. */
  readonly selections: readonly string[];
}

const WORDS = ['big', 'small', 'odd', 'even'];

function groupOf(selection: string): string {
  if (['dragon', 'tiger', 'tie'].includes(selection)) return 'dragonTiger';
  const [head = '', part = ''] = selection.split('-');
  if (head === 'place') return `place-${part}`;
  return head === 'sum' && !WORDS.includes(part) ? 'exactSum' : head;
}

/** Where an id stands among those of its group: words in their usual order, numbers from the lowest (`sum-9` before `sum-10`). */
function placeOf(selection: string): number {
  const word = WORDS.findIndex((one) => selection.endsWith(one));
  if (word >= 0) return word;
  return selection.split('-').reduce((sum, part) => (/^\d+$/.test(part) ? sum * 100 + Number(part) : sum), 0);
}

/** All selections of a play in the groups of its board; each stands in exactly one. */
export function selectionGroups(play: LotteryPlayName): readonly SelectionGroup[] {
  const groups = new Map<string, string[]>();
  for (const selection of Object.keys(LOTTERY[play].selections)) {
    const id = groupOf(selection);
    groups.set(id, [...(groups.get(id) ?? []), selection]);
  }
  return [...groups].map(([id, selections]) => ({
    id,
    selections: selections.toSorted((a, b) => placeOf(a) - placeOf(b)),
  }));
}

/** Odds as they are shown, with two decimals: `9.70`. @param odds hundredths */
export const oddsText = (odds: bigint): string => `${odds / 100n}.${String(odds % 100n).padStart(2, '0')}`;
