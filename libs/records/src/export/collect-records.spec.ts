import type { Result } from '@heptad/api-client';
import fc from 'fast-check';
import { toRecordPage, type RecordPage } from '../bet-list/bet-record';
import { wireAnswer, wireBet } from '../fakes/wire-records';
import { collectRecords } from './collect-records';

const SIZE = 3;

/** A platform with so many bets, newest first; before each page after the first a new one is placed. */
function platform(bets: number, failAt = Infinity) {
  const ids = Array.from({ length: bets }, (_, index) => bets - index).map(String);
  const asked: (string | undefined)[] = [];
  return {
    asked,
    ids: [...ids],
    async fetchPage(before: string | undefined): Promise<Result<RecordPage>> {
      asked.push(before);
      if (asked.length > 1) ids.unshift(String(1_000 + asked.length));
      if (asked.length > failAt) return { ok: false, error: { kind: 'timeout', message: '', call: 'bets' } };
      const start = before === undefined ? 0 : ids.indexOf(before) + 1;
      const items = ids.slice(start, start + SIZE).map((id) => wireBet(id));
      const answer = wireAnswer(items, { more: start + SIZE < ids.length });
      return { ok: true, value: toRecordPage({ ...answer, totals: { ...answer.totals, bets: ids.length } }) };
    },
  };
}

describe('an export', () => {
  it('finds every bet once, whatever is placed meanwhile, and tells how far it is', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: 20 }), async (bets) => {
        const { fetchPage, ids } = platform(bets);
        const progress: [number, number][] = [];
        const found = await collectRecords({ fetchPage, onProgress: (...each) => progress.push(each) });
        if (!found.ok) throw new Error('it failed');
        expect(found.value.records.map(({ id }) => id)).toEqual(ids);
        expect(found.value.cut).toBe(false);
        expect(progress).toHaveLength(Math.max(1, Math.ceil(bets / SIZE)));
        expect(progress.every(([done, all]) => done <= all)).toBe(true);
        expect(progress.at(-1)?.[0]).toBe(bets);
      }),
    );
  });

  it.each([
    [6, false],
    [7, true],
    [20, true],
  ])('of %i bets stops at its bound of 6 and says whether something was left out', async (bets, cut) => {
    const { fetchPage, ids, asked } = platform(bets);
    const progress: number[] = [];
    const found = await collectRecords({ fetchPage, limit: 6, onProgress: (_, all) => progress.push(all) });
    expect(found).toMatchObject({ ok: true, value: { cut } });
    expect(found.ok && found.value.records.map(({ id }) => id)).toEqual(ids.slice(0, 6));
    expect(asked).toHaveLength(2);
    expect(progress).toEqual([6, 6]);
  });

  it('keeps to its bound within a page', async () => {
    const found = await collectRecords({ fetchPage: platform(9).fetchPage, limit: 4, onProgress: jest.fn() });
    expect(found.ok && [found.value.records.length, found.value.cut]).toEqual([4, true]);
  });

  it('fails as a whole: half a file would pass for a whole one', async () => {
    const { fetchPage, asked } = platform(20, 2);
    expect(await collectRecords({ fetchPage, onProgress: jest.fn() })).toMatchObject({
      ok: false,
      error: { kind: 'timeout' },
    });
    expect(asked).toHaveLength(3);
  });

  it('does not go round in circles when a platform gives the same page again', async () => {
    const page = toRecordPage(wireAnswer([wireBet('1')], { more: true }));
    const fetchPage = jest.fn(async () => ({ ok: true as const, value: page }));
    const found = await collectRecords({ fetchPage, onProgress: jest.fn() });
    expect(fetchPage).toHaveBeenCalledTimes(2);
    expect(found).toMatchObject({ ok: true, value: { cut: true } });
  });
});
