import { stubApiClient, type StubAnswers } from '@heptad/api-client/testing';
import { venue } from '@heptad/contracts';
import { fireEvent, screen, within } from '@testing-library/react';
import { settle, showSports } from '../testing/sports-scene';
import BetStrategyPage, { messages } from './bet-strategy-page';
import { LESSONS, lessonAfter, readLesson } from './lessons';
import { readPrice } from './payout-lesson';
import en from './messages/en.json';
import zhCN from './messages/zh-CN.json';
import zhTW from './messages/zh-TW.json';
import redEn from '../red-list/messages/en.json';
import redCN from '../red-list/messages/zh-CN.json';
import redTW from '../red-list/messages/zh-TW.json';

type StubAnswer = StubAnswers[string];

const PATH = '/tutorial/betStrategy';
const banner = [{ title: 'IM体育投注策略', imageUrl: '/act/x.png', linkUrl: PATH }];

async function show(query = '', answered: StubAnswer = { ok: true, value: banner }) {
  const api = stubApiClient({ [venue.strategiesBanner.path]: answered });
  const scene = await showSports({
    page: <BetStrategyPage />,
    messages,
    path: PATH,
    at: `${PATH}${query}`,
    more: { api },
  });
  await settle();
  return { ...scene, api };
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const row = (name: RegExp) => screen.getByRole('row', { name });

describe('the lessons', () => {
  it('ROUTE-093 OPEN-066 begin with prices: what is typed is worked out by the rules of money', async () => {
    await show();
    expect(screen.getByRole('heading', { level: 1, name: '投注策略' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: '赔率与返还' })).toBeInTheDocument();
    expect(screen.getByText('¥195.00')).toBeInTheDocument();
    type('投注额', '33.33');
    type('赔率（欧洲盘）', '2.05');
    expect(screen.getByText('¥68.32')).toBeInTheDocument();
    expect(screen.getByText('+¥34.99')).toBeInTheDocument();
  });

  it('show each lesson as the panel of its tab', async () => {
    await show();
    const panel = screen.getByRole('tabpanel', {
      name: screen.getByRole('tab', { selected: true }).textContent ?? '',
    });
    for (const tab of screen.getAllByRole('tab', { selected: true }))
      expect(tab).toHaveAttribute('aria-controls', panel.id);
  });

  it('say what is wrong with what is typed, and keep it', async () => {
    await show();
    type('赔率（欧洲盘）', '1.00');
    expect(screen.getByText('请输入 1.01 – 1000')).toBeInTheDocument();
    expect(screen.getByLabelText('赔率（欧洲盘）')).toHaveValue('1.00');
    type('投注额', '0');
    expect(screen.getByText('请输入大于 0 的金额')).toBeInTheDocument();
    expect(screen.getByText('填好金额和赔率后显示结果')).toBeInTheDocument();
  });

  it.each([
    ['1', undefined],
    ['1.00', undefined],
    ['1.01', '1.01'],
    ['2.', '2.00'],
    ['1000', '1000.00'],
    ['1000.01', undefined],
    ['', undefined],
    ['x', undefined],
  ])('read the price %j as %j', (text, price) => {
    expect(readPrice(text)).toBe(price);
  });

  it('write one price in four notations', async () => {
    await show('?lesson=notations');
    const [table] = screen.getAllByRole('table');
    expect(within(table!).getByRole('row', { name: '2.80 1.80 -0.56 1.80' })).toBeInTheDocument();
    expect(within(table!).getByRole('row', { name: '1.50 0.50 0.50 -2.00' })).toBeInTheDocument();
  });

  it('work handicaps and totals out for the line that is chosen', async () => {
    await show('?lesson=handicap');
    expect(row(/打平 输一半 −¥50\.00/)).toBeInTheDocument();
    press('-0.5/1');
    expect(row(/胜 1 球 赢一半 \+¥45\.00/)).toBeInTheDocument();
    press('+0.5');
    expect(row(/打平 全赢 \+¥90\.00/)).toBeInTheDocument();
  });

  it('count systems by the rules of the slip', async () => {
    await show('?lesson=systems');
    expect(row(/3串4 4 ¥40\.00 ¥176\.89/)).toBeInTheDocument();
    press('8');
    expect(row(/8串247 247 ¥2,470\.00/)).toBeInTheDocument();
    expect(row(/4串1 70 ¥700\.00/)).toBeInTheDocument();
    expect(screen.getByText(/投注单最多可以串 8 项/)).toBeInTheDocument();
  });

  it('lead on to the next one, in the address too, until the last', async () => {
    window.scrollTo = jest.fn();
    const { router } = await show('?lesson=systems');
    press('下一课：理性投注');
    await settle();
    expect(router.state.location.search).toBe('?lesson=responsible');
    expect(screen.queryByRole('button', { name: /下一课/ })).toBeNull();
    expect(lessonAfter('responsible')).toBeUndefined();
    expect(readLesson(new URLSearchParams('lesson=riches'))).toBe(LESSONS[0]);
  });
});

describe('the banner of strategies', () => {
  it('CALL-018 shows the venue’s picture, without a link to the page that it stands on', async () => {
    const { api } = await show();
    expect(api.sent[0]).toMatchObject({ request: { venue: 'IMTY' }, options: { noToast: true } });
    expect(screen.getByRole('img', { name: 'IM体育投注策略' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'IM体育投注策略' })).toBeNull();
  });

  it.each<[string, StubAnswer]>([
    ['there is none', { ok: true, value: [] }],
    [
      'it took too long',
      { ok: false, error: { kind: 'timeout', message: '连接超时', call: venue.strategiesBanner.path } },
    ],
    [
      'its picture is elsewhere',
      { ok: true, value: [{ ...banner[0], imageUrl: 'https://else.example/x.png' }] },
    ],
  ])('OPEN-059 is left out silently where %s', async (_why, answered) => {
    const { toast } = await show('', answered);
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(toast.getSnapshot()).toBeNull();
    expect(venue.strategiesBanner.timeoutMs).toBe(3_000);
  });
});

describe('the texts of pages that bring their own', () => {
  const keysOf = (texts: object, path = ''): readonly string[] =>
    Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null ? keysOf(value, `${path}${key}.`) : [`${path}${key}`],
    );
  const linesOf = (texts: object) => JSON.stringify(texts).split('\\n').length;

  it.each([
    ['lessons', zhCN, zhTW, en],
    ['the red list', redCN, redTW, redEn],
  ])('of %s are complete in three languages', (_what, first, second, third) => {
    expect(keysOf(second)).toEqual(keysOf(first));
    expect(keysOf(third)).toEqual(keysOf(first));
    expect(linesOf(second)).toBe(linesOf(first));
    expect(linesOf(third)).toBe(linesOf(first));
    expect(JSON.stringify(third)).not.toMatch(/[\u4e00-\u9fff]/);
  });
});
