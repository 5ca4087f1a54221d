import { stubApiClient } from '@heptad/api-client/testing';
import { stubBrand } from '@heptad/brand-config/testing';
import { bets as betsCalls } from '@heptad/contracts';
import { keepFiles, type KeptFile } from '@heptad/device/testing';
import { AppContext } from '@heptad/feature-module';
import { EXPORT_LIMIT, EXPORT_PAGE_SIZE, type RecordFile } from '@heptad/file-export';
import { act, renderHook } from '@testing-library/react';
import { setImmediate } from 'node:timers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { ReactNode } from 'react';
import type { RecordsQuery } from '../bet-list/record-filters';
import { failed, ok } from '../testing/show-records';
import { wireAnswer, wonBet, type Request } from '../testing/wire-records';
import { recordFile } from './record-file';
import type { RowWords } from './record-rows';
import { useBetExport } from './bet-export';
import type { BetRecord } from '../bet-list/bet-record';

// A thousand pages take a busy machine their time.
jest.setTimeout(60_000);

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const BEYOND = 500;
const ALL = EXPORT_LIMIT + BEYOND;
const query: RecordsQuery = { settled: true };
const words: RowWords = {
  venue: ({ venue }) => venue,
  kind: () => 'single',
  state: (state) => state,
  notation: () => '',
  head: (column) => column,
  currency: undefined,
};

let files: readonly KeptFile[] = [];
beforeEach(() => {
  files = keepFiles();
});
afterEach(() => jest.restoreAllMocks());

/** A platform that answers with pages of its bets, the newest first; numbers fall from {@link ALL} to 1. */
function platform() {
  const asked: (string | undefined)[] = [];
  const state = { failsAt: Number.POSITIVE_INFINITY, holdsAt: Number.POSITIVE_INFINITY, asked };
  let release = (): void => undefined;
  /** One thing of each page: as it was answered, and as it was handed to the file. */
  const pages: WeakRef<object>[] = [];
  let mostAlive = 0;

  /** How many of them are still held by anybody. */
  async function countAlive(): Promise<void> {
    await new Promise<void>((resolve) => setImmediate(resolve));
    collectGarbage();
    mostAlive = Math.max(mostAlive, pages.filter((page) => page.deref() !== undefined).length);
  }

  return {
    state,
    mostAlive: () => mostAlive,
    watch(page: readonly object[]): void {
      for (const first of page.slice(0, 1)) pages.push(new WeakRef(first));
    },
    /** Lets the page come that was held back. */
    release: () => release(),
    async answer(request: unknown, { signal }: { readonly signal?: AbortSignal | undefined } = {}) {
      const { before, size } = request as Request;
      state.asked.push(before);
      if (state.asked.length === state.holdsAt) await new Promise<void>((resolve) => (release = resolve));
      if (signal?.aborted === true || state.asked.length === state.failsAt) return failed('http');
      const newest = before === undefined ? ALL : Number(before) - 1;
      const items = Array.from({ length: Math.min(size, newest) }, (_, place) =>
        wonBet(String(newest - place)),
      );
      this.watch(items);
      if (state.asked.length % 200 === 0) await countAlive();
      const totals = { ...wireAnswer([]).totals, bets: ALL };
      return ok(wireAnswer(items, { more: newest > items.length, totals }));
    },
  };
}

function showExport() {
  const bets = platform();
  const api = stubApiClient({ [betsCalls.records.path]: (...asked) => bets.answer(...asked) });
  const context = {
    services: { api },
    brand: stubBrand(),
    navigation: [],
    homeSections: [],
    addMessages: async () => undefined,
    send: async () => undefined,
  };
  const { result } = renderHook(() => useBetExport(), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <AppContext.Provider value={context}>{children}</AppContext.Provider>
    ),
  });
  const begin = async (): Promise<RecordFile<BetRecord>> => {
    const file = recordFile('bets.csv', words);
    return {
      ...file,
      add(records) {
        bets.watch(records);
        file.add(records);
      },
    };
  };
  return {
    bets,
    state: () => result.current.state,
    start: () => act(() => result.current.start(query, begin)),
    stop: () => act(() => result.current.stop()),
    /** Lets pages come until something holds. */
    async until(holds: () => boolean) {
      while (!holds()) await act(() => new Promise<void>((resolve) => setImmediate(resolve)));
    },
  };
}

describe('an export of more bets than a file takes', () => {
  it('goes on where it broke, ends at the bound, says how many are left out, and holds no page it has written', async () => {
    const { bets, state, start, until } = showExport();
    bets.state.failsAt = 400;
    await start();
    await until(() => state().step === 'failed');
    expect(files).toEqual([]);
    const written = 399 * EXPORT_PAGE_SIZE;

    bets.state.failsAt = Number.POSITIVE_INFINITY;
    await start();
    await until(() => state().step === 'done');
    expect(state()).toEqual({ step: 'done', count: EXPORT_LIMIT, left: BEYOND });
    expect(bets.state.asked[400]).toBe(String(ALL - written + 1));
    expect(bets.state.asked).toHaveLength(EXPORT_LIMIT / EXPORT_PAGE_SIZE + 1);
    // The page that is being read and the one before it, each in both forms, and what the engine has not looked at yet.
    expect(bets.mostAlive()).toBeLessThanOrEqual(8);

    const [file, ...others] = files;
    expect(others).toEqual([]);
    const rows = ((await file?.text) ?? '').trimEnd().split('\r\n').slice(1);
    const numbers = rows.map((row) => Number(/^\d+/.exec(row)?.[0]));
    expect(numbers).toEqual(Array.from({ length: EXPORT_LIMIT }, (_, place) => ALL - place));
  });

  it('is given up in the middle: nothing is asked for any more, no file is made, and the next begins anew', async () => {
    const { bets, state, start, stop, until } = showExport();
    bets.state.holdsAt = 301;
    await start();
    await until(() => bets.state.asked.length === 301);
    expect(state()).toEqual({ step: 'running', done: 300 * EXPORT_PAGE_SIZE, all: EXPORT_LIMIT });
    await stop();
    expect(state()).toEqual({ step: 'idle' });
    await act(async () => bets.release());
    expect(bets.state.asked).toHaveLength(301);
    expect(files).toEqual([]);

    bets.state.holdsAt = 302;
    await start();
    await until(() => bets.state.asked.length === 302);
    expect(bets.state.asked[301]).toBeUndefined();
    await stop();
  });
});
