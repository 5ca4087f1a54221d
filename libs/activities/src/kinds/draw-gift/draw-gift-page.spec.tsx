import { activity } from '@heptad/contracts';
import { settle } from '@heptad/feature-testing';
import { commitmentOf, fairDraws } from '@heptad/game-rules';
import { act, fireEvent, screen } from '@testing-library/react';
import {
  failed,
  NOW,
  ok,
  playOf,
  refused,
  wireActivity,
  type WireActivity,
} from '../../engine/testing/activity-fakes';
import { kindPageSuite } from '../../engine/testing/kind-page-suite';
import { showActivity } from '../../engine/testing/show-activity';

const AT = '/activity/drawGift/a-1';
const SEED = 'ab'.repeat(32);
const chancesOf = (left: number) => ({
  earned: 2,
  used: 2 - left,
  left,
  by: [{ text: '每日登录', earned: 1 }],
});
const shown = (more: Partial<WireActivity> = {}) =>
  wireActivity(
    { kind: 'drawGift', boxes: 3, last: [{ name: 'a***1', prize: '8 元', at: NOW }] },
    {
      state: 'earning',
      waits: 1,
      chances: chancesOf(2),
      claimRule: 'atOnce',
      fairness: { commitment: commitmentOf(SEED), number: 7 },
      prizes: [
        {
          id: 'p',
          name: '8 元',
          kind: 'money',
          amount: '8.00',
          turnover: '24.00',
          weight: 1,
          stock: { total: 9, left: 0 },
        },
        { id: 'n', name: '谢谢参与', kind: 'nothing', amount: '0.00', turnover: '0.00', weight: 3 },
      ],
      budget: { total: '100.00', left: '28.00' },
      ...more,
    },
  );
const draw = (number: number, clientSeed: string) =>
  fairDraws({ serverSeed: SEED, clientSeed, round: number }).below(4);
/** The platform's answer to a play, with the client's own part of the draw. */
const drawn = (request: unknown) => {
  const { clientSeed } = request as { clientSeed: string };
  const proof = {
    commitment: commitmentOf(SEED),
    serverSeed: SEED,
    clientSeed,
    number: 7,
    weights: [1, 3],
    drawn: draw(7, clientSeed),
  };
  return ok({ play: playOf({ text: '8 元红包', proof }), activity: shown() });
};

kindPageSuite({ at: AT, shown: shown(), action: /^礼盒/ });

const box = (place: number) => screen.getByRole('button', { name: `礼盒 ${String(place)}` });

describe('the draw gift', () => {
  it('ROUTE-128 shows chances, stock, duty and money left before anybody plays', async () => {
    await showActivity({ at: AT, shown: shown() });
    expect(screen.getByText('概率 25% · 剩 0 份，共 9 份 · 流水要求 ¥24.00')).toBeInTheDocument();
    expect(screen.getByText('概率 75%')).toBeInTheDocument();
    expect(screen.getByText(/奖金剩 ¥28.00，共 ¥100.00/)).toBeInTheDocument();
    expect(screen.getByText(commitmentOf(SEED))).toBeInTheDocument();
    expect(screen.getByRole('list', { name: '最近开出' })).toHaveTextContent(/a\*\*\*1.*8 元/);
  });

  it('opens the box that was tapped, once, and proves the draw in the browser', async () => {
    const { api, sent } = await showActivity({
      at: AT,
      shown: shown(),
      answers: { [activity.play.path]: drawn },
    });
    api.answer(activity.detail, ok(shown({ chances: chancesOf(1) })));
    fireEvent.click(box(2));
    fireEvent.click(box(3));
    await settle();
    expect(sent(activity.play).map(({ request }) => request)).toEqual([
      { id: 'a-1', choice: { place: 1 }, clientSeed: expect.stringMatching(/^[\x20-\x7e]{1,64}$/) },
    ]);
    expect(box(2)).toHaveAttribute('data-state', 'open');
    expect(box(3)).toBeDisabled();
    expect(screen.getByText('8 元红包')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: '在本机验证' }));
    await act(async () => {
      await import('../../engine/proof/verify-draw');
    });
    await settle();
    expect(screen.getByText('种子与事先公布的摘要一致')).toBeInTheDocument();
    expect(screen.getByText('由两个种子算出的数与抽到的数一致')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: '再开一个' }));
    expect(box(2)).toBeEnabled();
  });

  it('opens nothing once no chance is left', async () => {
    await showActivity({ at: AT, shown: shown({ waits: 0, chances: chancesOf(0) }) });
    expect(box(1)).toBeDisabled();
    expect(screen.getByText('没有可用的机会了')).toBeInTheDocument();
  });

  it.each([
    [7407, '奖品已送完'],
    [7401, '活动已结束'],
    [7408, '活动已停止'],
  ])('says in the platform’s words why a tap came to nothing (%d)', async (code, words) => {
    await showActivity({ at: AT, shown: shown(), answers: { [activity.play.path]: refused(code, words) } });
    fireEvent.click(box(1));
    await settle();
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(box(1)).toHaveAttribute('data-state', 'closed');
  });

  it('keeps the box that was tapped while a lost answer is asked about by its key', async () => {
    jest.useFakeTimers();
    const { sent } = await showActivity({
      at: AT,
      shown: shown(),
      answers: {
        [activity.play.path]: failed('offline'),
        [activity.writeStatus.path]: ok({ known: 1, play: playOf({ text: '8 元红包' }) }),
      },
    });
    fireEvent.click(box(1));
    await settle();
    expect(screen.getByText('结果确认中，这次机会不会重复使用')).toBeInTheDocument();
    expect(box(1)).toHaveAttribute('data-state', 'asked');
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(screen.getByText('8 元红包')).toBeInTheDocument();
    expect(sent(activity.play)).toHaveLength(1);
    jest.useRealTimers();
  });
});
