import { activity } from '@heptad/contracts';
import { settle } from '@heptad/feature-testing';
import { commitmentOf, fairDraws } from '@heptad/game-rules';
import { act, fireEvent, screen } from '@testing-library/react';
import type { ActivityRecord } from '../activity';
import { failed, NOW, ok } from '../testing/activity-fakes';
import { showActivity } from '../testing/show-activity';

const AT = '/activity/records/a-1';
const SEED = 'ab'.repeat(32);

const recordOf = (more: Partial<ActivityRecord> = {}): ActivityRecord => ({
  recordNo: 'R1',
  activity: { id: 'a-1', kind: 'drawGift', title: '拆礼盒' },
  text: '打开礼盒 2：8 元',
  amount: '8.00',
  state: 'paid',
  at: NOW,
  orderNo: 'O1',
  ...more,
});
const drawn = recordOf({
  proof: {
    commitment: commitmentOf(SEED),
    serverSeed: SEED,
    clientSeed: 'mine',
    number: 3,
    weights: [1, 3],
    drawn: fairDraws({ serverSeed: SEED, clientSeed: 'mine', round: 3 }).below(4),
  },
});
const nothing = recordOf({ recordNo: 'R2', text: '打开礼盒 1：未中奖', amount: '0.00', state: 'nothing' });
const pageOf = (items: readonly ActivityRecord[], total = items.length, page = 1) =>
  ok({ items, total, page, size: 20, paid: '8.00' });

const show = (answer: ReturnType<typeof pageOf> | ReturnType<typeof failed>) =>
  showActivity({ at: AT, answers: { [activity.records.path]: answer } });

describe('the records of an activity', () => {
  it('ROUTE-114 say what came of each play, what was paid, and what was paid in all', async () => {
    await show(pageOf([drawn, nothing]));
    const [first, second] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement];
    expect(first).toHaveTextContent(/打开礼盒 2：8 元.*\+¥8.00.*已发放/);
    expect(second).toHaveTextContent(/打开礼盒 1：未中奖.*未中奖/);
    expect(second).not.toHaveTextContent('¥');
    expect(screen.getByText('累计发放').parentElement).toHaveTextContent('¥8.00');
  });

  it('tell a prediction that is not decided from one that was wrong', async () => {
    const states = ['waiting', 'right', 'wrong', 'void'] as const;
    await show(
      pageOf(
        states.map((state) => recordOf({ recordNo: state, text: '甲 – 乙：主胜', amount: '0.00', state })),
      ),
    );
    const said = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(said).toEqual(
      ['待结果', '猜中', '未猜中', '无结果'].map((word) => expect.stringContaining(word) as string),
    );
  });

  it('prove a draw in the browser', async () => {
    await show(pageOf([drawn]));
    fireEvent.click(screen.getByRole('button', { name: '编号与公平验证' }));
    expect(screen.getByText('O1')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: '在本机验证' }));
    await act(async () => {
      await import('../proof/verify-draw');
    });
    await settle();
    expect(screen.getByText('种子与事先公布的摘要一致')).toBeInTheDocument();
    expect(screen.getByText('由两个种子算出的数与抽到的数一致')).toBeInTheDocument();
  });

  it('say so where there are none yet', async () => {
    await show(pageOf([]));
    expect(screen.getByText('暂无活动记录')).toBeInTheDocument();
  });

  it('that cannot be had are asked for again', async () => {
    const { api } = await show(failed('http'));
    expect(screen.getByText('活动记录加载失败')).toBeInTheDocument();
    api.answer(activity.records, pageOf([drawn]));
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    await settle();
    expect(screen.getByText('打开礼盒 2：8 元')).toBeInTheDocument();
  });

  it('show each line once where a new one has moved others to the next page', async () => {
    const { api } = await show(pageOf([drawn], 21));
    api.answer(activity.records, pageOf([drawn, nothing], 21, 2));
    fireEvent.click(screen.getByRole('button', { name: '加载更多' }));
    await settle();
    expect(screen.getAllByText(/^打开礼盒/)).toHaveLength(2);
  });

  it('are for members', async () => {
    const { router } = await showActivity({ at: AT, guest: true });
    expect(router.state.location.pathname).toBe('/entry/login');
  });
});
