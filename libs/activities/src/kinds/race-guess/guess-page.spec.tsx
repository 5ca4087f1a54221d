import { activity } from '@heptad/contracts';
import { settle } from '@heptad/feature-testing';
import { fireEvent, screen, within } from '@testing-library/react';
import {
  NOW,
  playOf,
  refused,
  stepOf,
  wireActivity,
  type WireActivity,
} from '../../engine/testing/activity-fakes';
import { kindPageSuite } from '../../engine/testing/kind-page-suite';
import { matchOf } from '../../engine/testing/match-fakes';
import { playSuite } from '../../engine/testing/play-suite';
import { showActivity } from '../../engine/testing/show-activity';

const AT = '/activity/raceGuess/a-1';
const fixtures = [
  matchOf({
    id: 'm-9',
    state: 'right',
    kickOff: NOW - 9,
    pick: 'home',
    result: 'home',
    score: { home: 2, away: 0 },
  }),
  matchOf({ id: 'm-1' }),
  matchOf({ id: 'm-2', pick: 'draw', kickOff: NOW + 5 }),
];
const shown = (more: Partial<WireActivity> = {}, on = fixtures) =>
  wireActivity(
    { kind: 'raceGuess', fixtures: on, right: 1, decided: 1, steps: [stepOf({ name: '猜中 3 场' })] },
    { state: 'earning', chances: { earned: 3, used: 2, left: 1, by: [] }, ...more },
  );
const home = () => screen.queryByRole('button', { name: '星港胜' });
const tap = async () => {
  fireEvent.click(home() as HTMLElement);
  fireEvent.click(screen.getByRole('button', { name: '提交预测' }));
  await settle();
};

kindPageSuite({ at: AT, shown: shown(), action: '星港胜' });

playSuite({
  at: AT,
  shown: shown(),
  nothingLeft: shown({}, [matchOf({ closesAt: NOW })]),
  tap,
  offers: () => home() !== null,
  played: playOf({ text: '星港 – 远山：主胜', paid: '0.00' }),
  ending: '星港 – 远山：主胜',
});

describe('race guess', () => {
  it('ROUTE-145 shows open matches first, what was predicted, and what was right', async () => {
    await showActivity({ at: AT, shown: shown() });
    const matches = within(screen.getByRole('list', { name: '本期赛事' })).getAllByRole('listitem');
    expect(matches).toHaveLength(3);
    expect(matches[0]).toHaveTextContent('你的预测：平局');
    expect(matches[1]).toHaveTextContent('未预测');
    expect(matches[2]).toHaveTextContent(/猜中.*2 : 0.*你的预测：星港胜.*赛果：星港胜/);
    expect(screen.getByText('猜中 1 场，已揭晓 1 场')).toBeInTheDocument();
  });

  it('sends a prediction only when it is sent on purpose, and says that it is final', async () => {
    const { sent } = await showActivity({
      at: AT,
      shown: shown(),
      answers: { [activity.play.path]: refused(7409, '这一项不能选择') },
    });
    fireEvent.click(home() as HTMLElement);
    fireEvent.click(screen.getByRole('button', { name: '平局' }));
    await settle();
    expect(sent(activity.play)).toHaveLength(0);
    expect(screen.getByText('每场一次，提交后不能更改。')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: '提交预测' }));
    await settle();
    expect(sent(activity.play).map(({ request }) => request)).toEqual([
      { id: 'a-1', choice: { fixture: 'm-1', pick: 'draw' } },
    ]);
    expect(screen.getByText('这一项不能选择')).toBeInTheDocument();
  });

  it('ROUTE-146 has a page of rules, which no id hides', async () => {
    await showActivity({ at: '/activity/raceGuess/rulesContent', shown: shown(), guest: true });
    expect(screen.getByRole('heading', { level: 1, name: '竞猜规则' })).toBeInTheDocument();
    expect(screen.getByText('账户状态正常的会员均可参加。')).toBeInTheDocument();
  });

  it('says that none runs where there are no rules to show', async () => {
    await showActivity({
      at: '/activity/raceGuess/rulesContent/',
      answers: { [activity.list.path]: { ok: true, value: { categories: [], activities: [] } } },
    });
    expect(screen.getByText('目前没有这类活动')).toBeInTheDocument();
  });
});
