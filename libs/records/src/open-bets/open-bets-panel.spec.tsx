import { stubApiClient, type StubAnswers } from '@heptad/api-client/testing';
import { bets } from '@heptad/contracts';
import { renderFeature } from '@heptad/feature-testing';
import { fakeMember } from '@heptad/session/testing';
import { screen, within } from '@testing-library/react';
import { recordsModule } from '../records-module';
import { failed, ok, press, settle } from '../testing/show-records';
import { NOW, wireAnswer, wireBet, wireLeg } from '../testing/wire-records';
import OpenBetsPanel, { BETS_SHOWN } from './open-bets-panel';

async function show(respond: StubAnswers[string], { at = '/home/sports', member = true } = {}) {
  const api = stubApiClient({ [bets.records.path]: respond });
  await renderFeature({
    module: recordsModule,
    parts: { sagas: [] },
    page: <OpenBetsPanel />,
    at,
    member: member && fakeMember('1'),
    services: { api, clock: { now: () => NOW, monotonic: () => 0, setServerTime: () => undefined } },
  });
  await settle();
  return api;
}

const many = (count: number) =>
  wireAnswer(Array.from({ length: count }, (_, place) => wireBet(`B-${String(place)}`)));
const panel = () => screen.getByRole('region', { name: /^我的未结注单/ });

describe('the panel of open bets', () => {
  it('shows what was taken, what may come back, and the way to the order and to cashing out', async () => {
    const legs = [wireLeg({ live: true, scoreAtBet: '1:0' })];
    const api = await show(ok(wireAnswer([wireBet('B-1', { legs, venue: 'FBTY' })])));
    expect(api.sent.map(({ request }) => request)).toEqual([{ settled: false, page: 1, size: 20 }]);
    const bet = within(screen.getByRole('listitem', { name: '注单 B-1' }));
    expect(bet.getByText('切尔西')).toHaveTextContent('切尔西 +0.5');
    expect(bet.getByText('@1.95')).toBeInTheDocument();
    expect(bet.getByText('让球 · 阿森纳 v 切尔西 · 投注时 1:0')).toBeInTheDocument();
    expect(bet.getByText('¥19.50')).toBeInTheDocument();
    expect(bet.getByRole('button')).toHaveAttribute('data-offer', 'asking');
    expect(bet.getByRole('link', { name: '注单 B-1 详情' })).toHaveAttribute(
      'href',
      '/record/sliptOrder?id=B-1',
    );
  });

  it('shows the newest ones and says how many there are', async () => {
    await show(ok(many(BETS_SHOWN + 2)));
    expect(within(panel()).getAllByRole('listitem', { name: /^注单/ })).toHaveLength(BETS_SHOWN);
    expect(screen.getByRole('link', { name: '查看全部 7 笔' })).toHaveAttribute('href', '/record/bet');
  });

  it('shows two legs of a combo, and how many more it has', async () => {
    const legs = ['甲', '乙', '丙'].map((selection) => wireLeg({ selection }));
    await show(ok(wireAnswer([wireBet('B-1', { legs, comboCode: 3001 })])));
    expect(screen.getByText('乙')).toBeInTheDocument();
    expect(screen.queryByText('丙')).toBeNull();
    expect(screen.getByText('另有 1 项，点详情查看')).toBeInTheDocument();
  });

  it('says of a bet that is not yet accepted that it is not', async () => {
    await show(ok(wireAnswer([wireBet('B-1', { state: 'pending' })])));
    expect(screen.getByText('确认中')).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says that there are none', async () => {
    await show(ok(wireAnswer([])));
    expect(within(panel()).getByText('暂无未结算注单')).toBeInTheDocument();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('says that they could not be had, and asks again', async () => {
    const api = await show(failed('http'));
    await press(screen.getByRole('button', { name: '重试' }));
    expect(api.sent).toHaveLength(2);
  });

  it.each([
    ['to a guest', '/home/sports', false],
    ['beside the bets themselves', '/record/bet', true],
    ['beside an order', '/record/sliptOrder', true],
  ])('shows and asks nothing %s', async (_, at, member) => {
    const api = await show(ok(many(1)), { at, member });
    expect(screen.queryByRole('region')).toBeNull();
    expect(api.sent).toHaveLength(0);
  });
});
