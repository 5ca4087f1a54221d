import type { Result } from '@heptad/api-client';
import fc from 'fast-check';
import {
  beginCollecting,
  EXPORT_LIMIT,
  type Collectable,
  type CollectedPage,
  type CollectOptions,
} from './collect-records';

const SIZE = 3;

/** A page of items by their numbers. @param all how many there are on all pages */
function pageOf(ids: readonly string[], more: boolean, all = ids.length): CollectedPage<Collectable> {
  return { items: ids.map((id) => ({ id })), next: more ? ids.at(-1) : undefined, all };
}

/** A platform with so many bets, newest first; before each page after the first a new one is placed. */
function platform(bets: number, failAt = Infinity) {
  const ids = Array.from({ length: bets }, (_, index) => bets - index).map(String);
  const asked: (string | undefined)[] = [];
  return {
    asked,
    ids: [...ids],
    async fetchPage(before: string | undefined): Promise<Result<CollectedPage<Collectable>>> {
      asked.push(before);
      if (asked.length > 1) ids.unshift(String(1_000 + asked.length));
      if (asked.length > failAt) return { ok: false, error: { kind: 'timeout', message: '', call: 'bets' } };
      const start = before === undefined ? 0 : ids.indexOf(before) + 1;
      const page = ids.slice(start, start + SIZE);
      return { ok: true, value: pageOf(page, start + SIZE < ids.length, ids.length) };
    },
  };
}

/** A platform that answers with the pages it is given, whatever it is asked. */
const pagesOf = (ids: readonly string[], size = SIZE) =>
  Array.from({ length: Math.ceil(ids.length / size) }, (_, page) =>
    ids.slice(page * size, (page + 1) * size),
  );

/** Collects into a list, and notes how much came at a time. */
function collector(limit?: number) {
  const found: string[] = [];
  const steps: number[] = [];
  const take = (records: readonly Collectable[]): void => {
    found.push(...records.map(({ id }) => id));
    steps.push(records.length);
  };
  const collect = beginCollecting(take, limit);
  return {
    found,
    steps,
    go: (options: Partial<CollectOptions<Collectable>> & Pick<CollectOptions<Collectable>, 'fetchPage'>) =>
      collect({ onProgress: () => undefined, ...options }),
  };
}

describe('an export', () => {
  it('finds every bet once, whatever is placed meanwhile, and tells how far it is', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: 20 }), async (bets) => {
        const { fetchPage, ids } = platform(bets);
        const { found, steps, go } = collector();
        const progress: [number, number][] = [];
        const answer = await go({ fetchPage, onProgress: (...each) => progress.push(each) });
        expect(answer).toEqual({ ok: true, value: { count: bets, left: 0 } });
        expect(found).toEqual(ids);
        expect(Math.max(...steps)).toBeLessThanOrEqual(SIZE);
        expect(progress).toHaveLength(Math.max(1, Math.ceil(bets / SIZE)));
        expect(progress.every(([done, all]) => done <= all)).toBe(true);
        expect(progress.at(-1)?.[0]).toBe(bets);
      }),
    );
  });

  it.each([
    [6, 6, 0],
    [7, 6, 1],
    [20, 6, 14],
    [9, 4, 5],
    [4, 4, 0],
  ])('of %i bets with a bound of %i leaves out %i, and says so', async (bets, limit, left) => {
    const ids = Array.from({ length: bets }, (_, index) => String(bets - index));
    const { found, go } = collector(limit);
    const progress: number[] = [];
    const answer = await go({
      async fetchPage(before) {
        const start = before === undefined ? 0 : ids.indexOf(before) + 1;
        const page = pagesOf(ids.slice(start))[0] ?? [];
        return { ok: true, value: pageOf(page, start + page.length < bets, bets) };
      },
      onProgress: (_, all) => progress.push(all),
    });
    expect(answer).toEqual({ ok: true, value: { count: Math.min(bets, limit), left } });
    expect(found).toEqual(ids.slice(0, limit));
    expect(new Set(progress)).toEqual(new Set([Math.min(bets, limit)]));
  });

  it('stops at the first failure, and goes on behind what it has when it is asked to', async () => {
    const broken = platform(20, 2);
    const { found, go } = collector();
    expect(await go(broken)).toMatchObject({ ok: false, error: { kind: 'timeout' } });
    expect([broken.asked.length, found.length]).toEqual([3, 6]);
    const whole = platform(20);
    expect(await go(whole)).toEqual({ ok: true, value: { count: 20, left: 0 } });
    expect(whole.asked[0]).toBe(found[5]);
    expect(found).toEqual(Array.from({ length: 20 }, (_, index) => String(20 - index)));
  });

  it('does not go round in circles when a platform gives the same page again', async () => {
    const page = pageOf(['1'], true);
    const fetchPage = jest.fn(async () => ({ ok: true as const, value: page }));
    const { found, go } = collector();
    expect(await go({ fetchPage })).toEqual({ ok: true, value: { count: 1, left: 1 } });
    expect(fetchPage).toHaveBeenCalledTimes(2);
    expect(found).toEqual(['1']);
  });

  it('takes tens of thousands in steps of one page', async () => {
    const size = 1_000;
    const bets = 30_000;
    const { found, steps, go } = collector();
    const answer = await go({
      async fetchPage(before) {
        const start = before === undefined ? bets : Number(before) - 1;
        const count = Math.min(size, start);
        const page = Array.from({ length: count }, (_, index) => String(start - index));
        return { ok: true, value: pageOf(page, start > count) };
      },
    });
    expect(answer).toEqual({ ok: true, value: { count: bets, left: 0 } });
    expect([found.length, new Set(found).size, Math.max(...steps)]).toEqual([bets, bets, size]);
    expect(EXPORT_LIMIT).toBeGreaterThanOrEqual(bets);
  });
});
