import { LOTTERY, type LotteryPlayName } from '@heptad/game-rules';

/** What a set of lines gives back at most. */
export interface GreatestReturn {
  /** Hundredths of the stake of one line: 970 means 9.70 times. */
  readonly odds: bigint;
  /** A result that gives it. */
  readonly result: readonly number[];
}

/** What the chosen selections among those that win with a result give back, hundredths of a line's stake. */
const sumOfOdds = (play: LotteryPlayName, chosen: ReadonlySet<string>, winners: readonly string[]): bigint =>
  winners.reduce((sum, id) => (chosen.has(id) ? sum + (LOTTERY[play].selections[id]?.odds ?? 0n) : sum), 0n);

function bestOf(
  candidates: Iterable<readonly number[]>,
  oddsOf: (result: readonly number[]) => bigint,
): GreatestReturn {
  let best: GreatestReturn = { odds: -1n, result: [] };
  for (const result of candidates) {
    const odds = oddsOf(result);
    if (odds > best.odds) best = { odds, result: [...result] };
  }
  return best;
}

const DIGITS = Array.from({ length: 10 }, (_, digit) => digit);

/**
 * Results of five digits that are enough to find the best: the middle three only matter by their sum and by their own lines, so
 * for each sum the best three stand for all.
 */
function* fiveDigitCandidates(chosen: ReadonlySet<string>): Generator<readonly number[]> {
  const middles = new Map<number, { readonly lines: number; readonly digits: readonly number[] }>();
  const has = (place: number, digit: number) => Number(chosen.has(`place-${place}-${digit}`));
  for (const second of DIGITS)
    for (const third of DIGITS)
      for (const fourth of DIGITS) {
        const sum = second + third + fourth;
        const lines = has(2, second) + has(3, third) + has(4, fourth);
        if (lines > (middles.get(sum)?.lines ?? -1))
          middles.set(sum, { lines, digits: [second, third, fourth] });
      }
  for (const first of DIGITS)
    for (const last of DIGITS) for (const { digits } of middles.values()) yield [first, ...digits, last];
}

/** The cars that go to the places from the third on so that most chosen lines win; `cars` has as many as there are such places. */
function bestPlaces(chosen: ReadonlySet<string>, cars: readonly number[]): readonly number[] {
  // The best for the first places with each set of cars, by the bits of the set.
  const best: ({ readonly lines: number; readonly order: readonly number[] } | undefined)[] = [
    { lines: 0, order: [] },
  ];
  for (let set = 0; set < 2 ** cars.length; set += 1) {
    const before = best[set];
    if (before === undefined) continue;
    const place = before.order.length + 3;
    cars.forEach((car, index) => {
      const next = set | (1 << index);
      if (next === set) return;
      const lines = before.lines + Number(chosen.has(`place-${place}-${car}`));
      if (lines > (best[next]?.lines ?? -1)) best[next] = { lines, order: [...before.order, car] };
    });
  }
  return best[2 ** cars.length - 1]?.order ?? cars;
}

/** Results of PK ten that are enough to find the best: for each pair in front the best order of the others. */
function* pkTenCandidates(chosen: ReadonlySet<string>): Generator<readonly number[]> {
  const cars = DIGITS.map((digit) => digit + 1);
  for (const first of cars)
    for (const second of cars) {
      if (first === second) continue;
      yield [
        first,
        second,
        ...bestPlaces(
          chosen,
          cars.filter((car) => car !== first && car !== second),
        ),
      ];
    }
}

const CANDIDATES: Readonly<
  Record<LotteryPlayName, (chosen: ReadonlySet<string>) => Iterable<readonly number[]>>
> = {
  fastThree: () => LOTTERY.fastThree.everyResult(),
  fiveDigits: fiveDigitCandidates,
  pkTen: pkTenCandidates,
};

/**
 * The most that lines of one stake can give back together in one period: many of them exclude each other, so it is
 * less than the sum of all. Exact, without going through all 3,628,800 results of PK ten.
 * @param selections ids of the play
 */
export function greatestReturn(play: LotteryPlayName, selections: readonly string[]): GreatestReturn {
  const chosen = new Set(selections);
  return bestOf(CANDIDATES[play](chosen), (result) => sumOfOdds(play, chosen, LOTTERY[play].winners(result)));
}
