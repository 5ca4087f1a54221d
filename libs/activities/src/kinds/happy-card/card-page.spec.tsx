import { activity } from '@heptad/contracts';
import { settle } from '@heptad/feature-testing';
import { fireEvent, screen, within } from '@testing-library/react';
import {
  claimOf,
  NOW,
  ok,
  playOf,
  wireActivity,
  type WireActivity,
} from '../../engine/testing/activity-fakes';
import { kindPageSuite } from '../../engine/testing/kind-page-suite';
import { playSuite } from '../../engine/testing/play-suite';
import { showActivity } from '../../engine/testing/show-activity';

const AT = '/activity/happyCard/a-1';
const shown = (more: Partial<WireActivity> = {}) =>
  wireActivity(
    {
      kind: 'happyCard',
      cards: [
        { id: 'sail', name: '远帆', have: 2 },
        { id: 'moon', name: '满月', have: 0 },
        { id: 'leaf', name: '新叶', have: 1 },
      ],
      sets: 0,
    },
    {
      state: 'earning',
      prizes: [
        { id: 'sail', name: '远帆', kind: 'card', amount: '0.00', weight: 60, turnover: '0.00' },
        { id: 'moon', name: '满月', kind: 'card', amount: '0.00', weight: 5, turnover: '0.00' },
        { id: 'leaf', name: '新叶', kind: 'card', amount: '0.00', weight: 35, turnover: '0.00' },
        { id: 'set', name: '集齐一套', kind: 'money', amount: '28.00', turnover: '84.00' },
      ],
      chances: { earned: 4, used: 3, left: 1, by: [] },
      fairness: { commitment: 'e'.repeat(64), number: 4 },
      ...more,
    },
  );
const draw = () => screen.queryByRole('button', { name: '抽一张卡（剩 1 次）' });
const tap = async () => {
  fireEvent.click(draw() as HTMLElement);
  await settle();
};
const drew = playOf({ text: '满月', prizeId: 'moon', paid: '0.00' });

kindPageSuite({ at: AT, shown: shown(), action: '抽一张卡（剩 1 次）' });

playSuite({
  at: AT,
  shown: shown(),
  nothingLeft: shown({ chances: { earned: 3, used: 3, left: 0, by: [] } }),
  tap,
  offers: () => draw() !== null,
  played: drew,
  ending: '抽到 满月',
});

describe('happy card', () => {
  it('ROUTE-144 shows each card with how many are held and its true chance, and urges to none', async () => {
    await showActivity({ at: AT, shown: shown() });
    const cards = within(screen.getByRole('list', { name: '我的卡册' })).getAllByRole('listitem');
    expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual([
      '远帆，2 张',
      '满月，0 张',
      '新叶，1 张',
    ]);
    expect(screen.getByText('已有 2 种，共 3 种')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: '奖励与概率' })).toHaveTextContent('满月概率 5%');
    expect(screen.queryByText(/还差|只差|仅差/)).toBeNull();
    expect(screen.getByText('卡片只能抽取，不能交换或转让。')).toBeInTheDocument();
  });

  it('claims the prize of a whole set once', async () => {
    const set = {
      id: 'set-1',
      name: '集齐一套',
      amount: '28.00',
      turnover: '84.00',
      reason: '第 1 套',
      expiresAt: NOW + 1,
    };
    const { sent } = await showActivity({
      at: AT,
      shown: shown({ state: 'toClaim', toClaim: [set] }),
      answers: { [activity.claim.path]: ok({ claim: claimOf({ prizeId: 'set-1' }), activity: shown() }) },
    });
    fireEvent.click(screen.getByRole('button', { name: '领取 ¥28.00' }));
    await settle();
    expect(sent(activity.claim).map(({ request }) => request)).toEqual([{ id: 'a-1', prizeId: 'set-1' }]);
    expect(screen.getByText('¥28.00 已存入中心钱包')).toBeInTheDocument();
  });
});
