import type { ApiError } from '@heptad/api-client';
import { stubApiClient, type StubAnswers } from '@heptad/api-client/testing';
import { selections } from '@heptad/contracts';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { splitMatch } from '../match/match-shape';
import { oddsFormatActions } from '../odds-format/odds-format-slice';
import { fakeMarket, fakeMatch, settle, showSports } from '../testing/sports-scene';
import PriceHistoryButton, { messages } from './price-history-button';

const NOW = Date.UTC(2030, 0, 1, 12);
const HOUR = 3_600_000;
const prices = ['1.90', '2.10', '1.85', '1.95'].map((odds, place) => ({
  at: NOW - (3 - place) * HOUR,
  odds,
}));
const broken: ApiError = {
  kind: 'http',
  status: 500,
  message: '网络异常',
  call: selections.priceHistory.path,
};
const told = { ok: true, value: { openedAt: NOW - 3 * HOUR, prices } } as const;

const { shape } = splitMatch(
  fakeMatch('m', {
    markets: [
      fakeMarket('m', 'handicap', { home: '1.90', away: '1.90' }, { line: '-0.5' }),
      fakeMarket('m', 'handicap', { home: '2.10', away: '1.70' }, { line: '-0.75' }),
    ],
  }),
);

async function show(respond: StubAnswers[string] = told, lines = shape.markets) {
  const api = stubApiClient({ [selections.priceHistory.path]: respond });
  const scene = await showSports({
    page: <PriceHistoryButton match={shape} title="让球" lines={lines} />,
    messages,
    more: { api },
  });
  return { ...scene, api };
}

async function open() {
  fireEvent.click(screen.getByRole('button', { name: '让球赔率走势' }));
  const dialog = await screen.findByRole('dialog', { name: '让球 赔率走势' });
  await settle();
  return within(dialog);
}

const asked = ({ sent }: { readonly sent: readonly { readonly request: unknown }[] }) =>
  sent.map(({ request }) => request);

describe('the price history of a market', () => {
  afterEach(() => jest.useRealTimers());

  it('asks nothing before it is opened, then about the first side of the main line', async () => {
    const { api } = await show();
    expect(api.sent).toHaveLength(0);
    await open();
    expect(asked(api)[0]).toEqual({
      venue: 'IMTY',
      matchId: 'm',
      market: { kind: 'handicap', period: 'full', line: '-0.5' },
      side: 'home',
    });
  });

  it('says in words where the price opened, its highest, lowest and last, and draws it as a table too', async () => {
    await show();
    const sheet = await open();
    const said = (word: string) => sheet.getByText(word).nextElementSibling?.textContent;
    expect(said('初盘')).toContain('1.90');
    expect(said('最高')).toContain('2.10');
    expect(said('最低')).toContain('1.85');
    expect(said('现在')).toMatch(/1\.95 \d{2}:\d{2}/);
    const table = sheet.getByRole('table', { name: '主队m -0.5 的赔率走势' });
    expect(within(table).getAllByRole('row')).toHaveLength(5);
  });

  it('asks about the other side, and about another line, when they are chosen', async () => {
    const { api } = await show();
    const sheet = await open();
    await userEvent.click(sheet.getByRole('radio', { name: '客队m' }));
    await settle();
    expect(asked(api).at(-1)).toMatchObject({ side: 'away', market: { line: '-0.5' } });
    await userEvent.selectOptions(sheet.getByRole('combobox', { name: '盘口' }), '-0.5/1');
    await settle();
    expect(asked(api).at(-1)).toMatchObject({ side: 'away', market: { line: '-0.75' } });
  });

  it('SPORT-015 writes prices in the notation that the member chose', async () => {
    const { store } = await show();
    store.dispatch(oddsFormatActions.oddsTypeChosen(2));
    const sheet = await open();
    expect(sheet.getByText('初盘').nextElementSibling?.textContent).toContain('0.90');
  });

  it('says that there is none, or that it could not be had, and asks again', async () => {
    await show({ ok: true, value: { openedAt: NOW, prices: [] } });
    expect((await open()).getByText('暂无走势')).toBeInTheDocument();
  });

  it('says that it could not be had, and asks again', async () => {
    const { api } = await show({ ok: false, error: broken });
    const sheet = await open();
    const before = api.sent.length;
    await userEvent.click(sheet.getByRole('button', { name: '重试' }));
    await settle();
    expect(api.sent.length).toBeGreaterThan(before);
  });

  it('is asked for every ten seconds, however long its answer takes', async () => {
    jest.useFakeTimers();
    const start = Date.now();
    const times: number[] = [];
    await show(() => {
      times.push(Date.now() - start);
      return new Promise((resolve) => setTimeout(() => resolve(told), 3_000));
    });
    await open();
    for (let second = 0; second < 31; second += 1) await act(() => jest.advanceTimersByTimeAsync(1_000));
    const first = times[0] ?? 0;
    expect(times.map((at) => Math.round((at - first) / 1_000))).toEqual([0, 10, 20, 30]);
  });

  it('is not offered for a market of which the platform knows no prices', async () => {
    await show(told, [
      splitMatch(fakeMatch('m', { markets: [fakeMarket('m', 'correctScore', { 'score:1-0': '8.00' })] }))
        .shape.markets[0]!,
    ]);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
