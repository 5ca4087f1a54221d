import { sumMoney } from '@heptad/formatting';
import { scriptOf } from './round-script';
import { slotRoundWith } from './testing/slot-rounds';

const spinsOf = (result: string | undefined) => scriptOf(result) ?? [];

describe('what is shown of a round', () => {
  it('is each of its spins, whose amounts come to its win', () => {
    for (const isWanted of [(count: number) => count === 1, (count: number) => count > 1]) {
      const round = slotRoundWith(({ result }) => isWanted(spinsOf(result).length));
      expect(sumMoney(spinsOf(round.result).map(({ amount }) => amount))).toBe(round.win);
    }
  });

  it('counts free spins against those that were awarded so far', () => {
    const [first, ...free] = spinsOf(slotRoundWith(({ result }) => spinsOf(result).length > 1).result);
    expect(first?.free).toBeUndefined();
    expect(free[0]?.free).toEqual({ number: 1, of: first?.awarded });
    expect(free.at(-1)?.free?.number).toBe(free.length);
    expect(first?.scatters.length).toBeGreaterThanOrEqual(3);
  });

  it('marks the symbols of a win, wild ones too, on its reels alone', () => {
    const round = slotRoundWith(
      ({ result }) => spinsOf(result)[0]?.wins.some(({ ways }) => ways > 1) ?? false,
    );
    const win = spinsOf(round.result)[0]!.wins.find(({ ways }) => ways > 1)!;
    const counts = Array.from(
      { length: win.reels },
      (_, reel) => win.places.filter((place) => place.reel === reel).length,
    );
    expect(counts.reduce((product, count) => product * count, 1)).toBe(win.ways);
    expect(win.places.every(({ reel }) => reel < win.reels)).toBe(true);
  });

  it.each([undefined, '', '{', '{}', '{"spin":{"stops":[1]},"freeSpins":[]}'])(
    'is nothing of %j',
    (result) => {
      expect(scriptOf(result)).toBeUndefined();
    },
  );
});
