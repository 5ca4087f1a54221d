import { activity } from '@heptad/contracts';
import { settle } from '@heptad/feature-testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { ok, playOf, wireActivity, type WireActivity } from '../../engine/testing/activity-fakes';
import { kindPageSuite } from '../../engine/testing/kind-page-suite';
import { playSuite } from '../../engine/testing/play-suite';
import { showActivity } from '../../engine/testing/show-activity';

const AT = '/activity/penaltyIntoGold';
const shown = (more: Partial<WireActivity> = {}) =>
  wireActivity(
    {
      kind: 'penaltyIntoGold',
      corners: 5,
      total: 5,
      kicks: [
        { place: 0, keeper: 1, goal: 1 },
        { place: 4, keeper: 4, goal: 0 },
      ],
      goals: 1,
    },
    {
      state: 'earning',
      prizes: [
        { id: 'g5', name: '进 5 球', kind: 'money', amount: '58.00', target: '5', turnover: '116.00' },
      ],
      chances: { earned: 5, used: 2, left: 3, by: [] },
      fairness: { commitment: 'c'.repeat(64), number: 3 },
      ...more,
    },
  );
const kick = () => screen.queryByRole('button', { name: '射向右上角' });
const tap = async () => {
  fireEvent.click(kick() as HTMLElement);
  await settle();
};
const kicked = (goal: 0 | 1, keeper: number) =>
  playOf({ text: '', paid: '0.00', kick: { place: 1, keeper, goal } });

kindPageSuite({ at: AT, shown: shown(), action: '射向右上角' });

playSuite({
  at: AT,
  shown: shown(),
  nothingLeft: shown({ chances: { earned: 5, used: 5, left: 0, by: [] } }),
  tap,
  offers: () => kick() !== null,
  played: kicked(1, 2),
  ending: '射向右上角，守门员扑向中路：进球',
});

describe('penalty into gold', () => {
  it('ROUTE-117 shows the kicks of the shoot-out, those to come among them, and what goals win', async () => {
    await showActivity({ at: AT, shown: shown() });
    const marks = within(screen.getByRole('list', { name: '射门结果' })).getAllByRole('listitem');
    expect(marks.map((mark) => mark.getAttribute('aria-label'))).toEqual([
      '第 1 球：进球',
      '第 2 球：被扑出',
      '第 3 球：未射',
      '第 4 球：未射',
      '第 5 球：未射',
    ]);
    expect(screen.getByText('进 1 球，共 5 球')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: '奖励' })).toHaveTextContent('进 5 球流水要求 ¥116.00¥58.00');
  });

  it('sends the corner that was tapped, and says that it was saved', async () => {
    const { sent } = await showActivity({
      at: AT,
      shown: shown(),
      answers: { [activity.play.path]: ok({ play: kicked(0, 1), activity: shown() }) },
    });
    await tap();
    expect(sent(activity.play)[0]?.request).toMatchObject({ id: 'a-1', choice: { place: 1 } });
    expect(screen.getByText('射向右上角，被守门员扑出')).toBeInTheDocument();
  });

  it('says what the last kick has paid', async () => {
    await showActivity({
      at: AT,
      shown: shown(),
      answers: {
        [activity.play.path]: ok({
          play: { ...kicked(1, 0), paid: '58.00', orderNo: 'O9' },
          activity: shown(),
        }),
      },
    });
    await tap();
    expect(screen.getByText(/¥58.00 已存入中心钱包/)).toHaveTextContent('发放编号 O9');
  });
});
