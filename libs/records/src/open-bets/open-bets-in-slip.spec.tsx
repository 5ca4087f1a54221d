import { stubApiClient, type StubAnswers } from '@heptad/api-client/testing';
import { bets } from '@heptad/contracts';
import { renderFeature } from '@heptad/feature-testing';
import { screen, within } from '@testing-library/react';
import { recordsModule } from '../records-module';
import { failed, ok, press, settle } from '../testing/show-records';
import { NOW, wireAnswer, wireBet, wireLeg } from '../testing/wire-records';
import OpenBetsInSlip from './open-bets-in-slip';

async function show(respond: StubAnswers[string], member = true) {
  const api = stubApiClient({ [bets.records.path]: respond });
  const scene = await renderFeature({
    module: recordsModule,
    parts: { sagas: [] },
    page: <OpenBetsInSlip />,
    at: '/home/sports?period=live',
    path: '/home/sports',
    member,
    services: { api, clock: { now: () => NOW, monotonic: () => 0, setServerTime: () => undefined } },
  });
  await settle();
  return { ...scene, api };
}

describe('the open bets in the bet slip', () => {
  it('are all that one page of records holds, each to be cashed out', async () => {
    const records = Array.from({ length: 9 }, (_, place) => wireBet(`B-${String(place)}`, { venue: 'FBTY' }));
    await show(ok(wireAnswer(records)));
    expect(screen.getAllByRole('listitem', { name: /^注单/ })).toHaveLength(9);
    expect(screen.getByRole('link', { name: '查看全部 9 笔' })).toHaveAttribute('href', '/record/bet');
    expect(screen.getAllByRole('button')[0]).toHaveAttribute('data-offer', 'asking');
  });

  it('can be changed there while their matches have not begun', async () => {
    const coming = wireLeg({ kickOff: NOW + 3_600_000, live: false });
    const begun = wireLeg({ kickOff: NOW - 60_000 });
    await show(
      ok(
        wireAnswer([
          wireBet('B-1', { venue: 'FBTY', legs: [coming] }),
          wireBet('B-2', { venue: 'FBTY', legs: [begun] }),
        ]),
      ),
    );
    await settle();
    const change = (bet: string) =>
      within(screen.getByRole('listitem', { name: bet })).queryByRole('button', { name: '修改' });
    expect(change('注单 B-1')).toHaveAttribute('aria-haspopup', 'dialog');
    expect(change('注单 B-2')).toBeNull();
  });

  it('are said to be none, or not to be had', async () => {
    await show(ok(wireAnswer([])));
    expect(screen.getByText('暂无未结算注单')).toBeInTheDocument();
    const { api } = await show(failed('http'));
    await press(screen.getByRole('button', { name: '重试' }));
    expect(api.sent).toHaveLength(2);
  });

  it('OPEN-039 are asked of nobody for a guest, who is led to the entry and back', async () => {
    const { api, router } = await show(ok(wireAnswer([])), false);
    expect(screen.getByText('登录后查看您的未结注单')).toBeInTheDocument();
    expect(api.sent).toHaveLength(0);
    await press(screen.getByRole('button', { name: '登录' }));
    expect(router.state.location.pathname).toMatch(/^\/entry\//);
    expect(new URLSearchParams(router.state.location.search).get('returnTo')).toBe(
      '/home/sports?period=live',
    );
  });
});
