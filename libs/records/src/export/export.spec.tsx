import { bets as betsCalls } from '@heptad/contracts';
import { keepFiles, type KeptFile } from '@heptad/device/testing';
import { readCsv } from '@heptad/file-export';
import { screen, within } from '@testing-library/react';
import { failed, ok, press, settle, showRecords, sizeOfPhone } from '../testing/show-records';
import { wireAnswer, wonBet, type Request } from '../testing/wire-records';

// A whole page takes a busy machine seconds to draw.
jest.setTimeout(20_000);

let files: readonly KeptFile[] = [];

beforeEach(() => {
  sizeOfPhone();
  files = keepFiles();
});
afterEach(() => {
  jest.restoreAllMocks();
});

const total = (bets: number) => ({ ...wireAnswer([]).totals, bets });
const ADDRESS = '/record/bet?tab=settled&venue=FBTY&time=2026-04';

describe('the export of a list', () => {
  it('writes every bet of the filter, not only those that were loaded', async () => {
    const { asked } = await showRecords((request) => {
      const { before, size } = request as Request;
      const start = before === undefined ? 0 : Number(before) + 1;
      const items = Array.from({ length: Math.min(size, 130 - start) }, (_, index) =>
        wonBet(String(start + index)),
      );
      return ok(wireAnswer(items, { more: start + items.length < 130, totals: total(130) }));
    }, ADDRESS);
    await press(screen.getByText('导出表格'));
    expect(await screen.findByText('已导出 130 注')).toBeInTheDocument();
    const [first, ...exported] = asked();
    expect(exported).toEqual([
      { ...first, size: 100 },
      { ...first, size: 100, before: '99' },
    ]);
    expect(files.map(({ name }) => name)).toEqual(['some-投注记录-2026-05-20.csv']);
    const rows = readCsv(`\uFEFF${(await files[0]?.text) ?? ''}`);
    expect(rows).toHaveLength(131);
    expect(rows[0]?.slice(0, 4)).toEqual(['注单号', '场馆', '类型', '状态']);
    expect(rows.slice(1).map(([number]) => number)).toEqual(
      Array.from({ length: 130 }, (_, index) => String(index)),
    );
  });

  it('says how far it is, and can be given up', async () => {
    let release: (() => void) | undefined;
    const { api } = await showRecords(ok(wireAnswer([wonBet('1')], { totals: total(150) })), ADDRESS);
    const signals: (AbortSignal | undefined)[] = [];
    api.answer(betsCalls.records, (request, { signal }) => {
      signals.push(signal);
      const { before } = request as Request;
      if (before !== undefined)
        return new Promise((resolve) => {
          release = () => resolve(ok(wireAnswer([])));
        });
      const items = Array.from({ length: 100 }, (_, index) => wonBet(String(index)));
      return ok(wireAnswer(items, { more: true, totals: total(150) }));
    });
    await press(screen.getByText('导出表格'));
    expect(screen.getByRole('progressbar', { name: '正在导出' })).toHaveAttribute(
      'aria-valuetext',
      '100 / 150',
    );
    await press(screen.getByText('导出表格'));
    expect(signals).toHaveLength(2);
    await press(screen.getByRole('button', { name: '取消' }));
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(signals[1]?.aborted).toBe(true);
    release?.();
    await settle();
    expect(files).toEqual([]);
    expect(screen.queryByText(/已导出/)).toBeNull();
  });

  it.each([
    ['http', '导出失败，未生成文件，请重试'],
    ['offline', '网络已断开，未生成文件'],
  ] as const)('makes no file when a page fails (%s), says so and tries again', async (kind, sentence) => {
    const { api } = await showRecords(ok(wireAnswer([wonBet('1')])), ADDRESS);
    api.answer(betsCalls.records, failed(kind));
    await press(screen.getByText('导出表格'));
    expect(screen.getByRole('alert')).toHaveTextContent(sentence);
    expect(files).toEqual([]);
    api.answer(betsCalls.records, ok(wireAnswer([wonBet('1')])));
    await press(within(screen.getByRole('alert')).getByRole('button', { name: '重试' }));
    expect(screen.getByText('已导出 1 注')).toBeInTheDocument();
    expect(files).toHaveLength(1);
  });

  it.each([
    ['settled', ADDRESS, ['99', '99'], 130],
    ['open', '/record/bet?tab=open', ['99', undefined, '99'], 130],
  ])('that broke midway goes on, %s bets, without a row twice', async (_, address, befores, rows) => {
    let broken = true;
    const { asked, api } = await showRecords(ok(wireAnswer([wonBet('1')], { totals: total(130) })), address);
    const seen = asked().length;
    api.answer(betsCalls.records, (request) => {
      const { before } = request as Request;
      if (before !== undefined && broken) {
        broken = false;
        return failed('http');
      }
      const start = before === undefined ? 0 : Number(before) + 1;
      const items = Array.from({ length: Math.min(100, 130 - start) }, (_each, index) =>
        wonBet(String(start + index)),
      );
      return ok(wireAnswer(items, { more: start === 0, totals: total(130) }));
    });
    await press(screen.getByText('导出表格'));
    await press(within(await screen.findByRole('alert')).getByRole('button', { name: '重试' }));
    expect(await screen.findByText('已导出 130 注')).toBeInTheDocument();
    const wanted = asked().slice(seen + 1) as readonly Request[];
    expect(wanted.map(({ before }) => before)).toEqual(befores);
    expect(readCsv((await files[0]?.text) ?? '')).toHaveLength(rows + 1);
  });

  it('says how many bets are not in the file', async () => {
    await showRecords(ok(wireAnswer([wonBet('1')], { more: true, totals: total(9) })), ADDRESS);
    await press(screen.getByText('导出表格'));
    expect(await screen.findByText(/^已导出最近 1 注，更早的 8 注不在文件中/)).toBeInTheDocument();
  });
});
