import { activity } from '@heptad/contracts';
import { settle } from '@heptad/feature-testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import {
  failed,
  NOW,
  ok,
  refused,
  wireActivity,
  type WireActivity,
} from '../../engine/testing/activity-fakes';
import { kindPageSuite } from '../../engine/testing/kind-page-suite';
import { showActivity } from '../../engine/testing/show-activity';
import type { FriendBoard } from './friend-states';

const AT = '/activity/friendInvitation';
const board = (more: Partial<FriendBoard> = {}): FriendBoard => ({
  kind: 'friendInvitation',
  code: 'AB12CD',
  path: '/entry/register?invite_code=AB12CD',
  needs: { deposits: '200.00', turnover: '1000.00' },
  amount: '18.00',
  friends: [
    { id: 'f-1', name: 'Li****1', joinedAt: NOW, deposits: '100.00', turnover: '0.00', state: 'deposited' },
    {
      id: 'f-2',
      name: 'Wu****2',
      joinedAt: NOW,
      deposits: '300.00',
      turnover: '2000.00',
      state: 'qualified',
    },
  ],
  applications: [{ applicationNo: 'FA-1', name: 'Qi****3', state: 'refused', note: '同一设备注册', at: NOW }],
  ...more,
});
const shown = (more: Partial<WireActivity> = {}, on = board()) =>
  wireActivity(on, { state: 'earning', ...more });

kindPageSuite({ at: AT, shown: shown(), action: '复制邀请码' });

describe('friends', () => {
  it('ROUTE-134 shows the code, its link and picture, what a friend needs and what one brings', async () => {
    await showActivity({ at: AT, shown: shown() });
    const mine = within(screen.getByRole('region', { name: '我的邀请' }));
    expect(mine.getByText('AB12CD')).toBeInTheDocument();
    expect(mine.getByText('http://localhost/entry/register?invite_code=AB12CD')).toBeInTheDocument();
    expect(await mine.findByRole('img', { name: '邀请链接的二维码' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: '邀请条件' })).toHaveTextContent(
      '累计存款¥200.00有效流水¥1,000.00每位朋友的奖励¥18.00',
    );
    expect(screen.getByRole('link', { name: /我邀请的朋友/ })).toHaveTextContent(
      '已注册 2 人，达标 1 人，已发放 0 人',
    );
    expect(screen.queryByRole('button', { name: '分享' })).toBeNull();
  });

  it('hands the link to the system where it can be shared', async () => {
    const share = jest.fn(async () => undefined);
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    await showActivity({ at: AT, shown: shown() });
    fireEvent.click(screen.getByRole('button', { name: '分享' }));
    expect(share).toHaveBeenCalledWith({ url: 'http://localhost/entry/register?invite_code=AB12CD' });
    delete (navigator as Partial<Navigator>).share;
  });

  it('ROUTE-135 lists who came, masked, with how far each is', async () => {
    await showActivity({ at: '/activity/friendRecording', shown: shown() });
    const friends = within(screen.getByRole('list', { name: '我邀请的朋友' })).getAllByRole('listitem');
    expect(friends[0]).toHaveTextContent(/Li\*\*\*\*1.*已存款/);
    expect(within(friends[0] as HTMLElement).getByRole('progressbar', { name: '累计存款' })).toHaveAttribute(
      'aria-valuetext',
      '¥100.00 / ¥200.00',
    );
    expect(friends[1]).toHaveTextContent('可申请');
  });

  it('says that nobody has come yet', async () => {
    await showActivity({ at: '/activity/friendRecording', shown: shown({}, board({ friends: [] })) });
    expect(screen.getByText('还没有朋友注册')).toBeInTheDocument();
  });
});

describe('an application', () => {
  const apply = async (answers: Parameters<typeof showActivity>[0]['answers'] = {}) => {
    const scene = await showActivity({ at: '/activity/friendApply/', shown: shown(), answers });
    fireEvent.click(screen.getByRole('button', { name: 'Wu****2' }));
    fireEvent.click(screen.getByRole('button', { name: '提交申请' }));
    fireEvent.click(screen.getByRole('button', { name: '提交申请' }));
    await settle();
    return scene;
  };
  const decided = (state: 'approved' | 'refused', note?: string) =>
    ok({ applicationNo: 'FA-2', state, activity: shown(), ...(note !== undefined && { note }) });

  it('ROUTE-136 is sent once for a friend who qualifies, and says what was decided', async () => {
    const { sent } = await apply({ [activity.friendApply.path]: decided('approved') });
    expect(sent(activity.friendApply).map(({ request }) => request)).toEqual([{ id: 'a-1', friend: 'f-2' }]);
    expect(screen.getByText('申请已通过，奖励可在邀请页领取')).toBeInTheDocument();
    expect(screen.getByRole('list', { name: '申请记录' })).toHaveTextContent('Qi****3未通过同一设备注册');
  });

  it.each([
    ['refused by the rules', decided('refused', '流水不足'), '申请未通过：流水不足'],
    ['refused at the tap', refused(7401, '活动已结束'), '活动已结束'],
  ] as const)('%s says why', async (_name, answer, words) => {
    await apply({ [activity.friendApply.path]: answer });
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  it('names a friend by the account as well, and wants one', async () => {
    const { sent } = await showActivity({
      at: '/activity/friendApply',
      shown: shown(),
      answers: { [activity.friendApply.path]: decided('approved') },
    });
    fireEvent.click(screen.getByRole('button', { name: '提交申请' }));
    await settle();
    expect(screen.getByText('请选择朋友或填写账号')).toBeInTheDocument();
    expect(sent(activity.friendApply)).toHaveLength(0);
    fireEvent.change(screen.getByRole('textbox', { name: '朋友的账号' }), { target: { value: '  wufan2 ' } });
    fireEvent.click(screen.getByRole('button', { name: '提交申请' }));
    await settle();
    expect(sent(activity.friendApply)[0]?.request).toEqual({ id: 'a-1', friend: 'wufan2' });
  });

  it('is asked about by its key where the answer is lost, and never sent twice', async () => {
    jest.useFakeTimers();
    const { sent } = await apply({
      [activity.friendApply.path]: failed('offline'),
      [activity.writeStatus.path]: ok({ known: 1 }),
    });
    expect(screen.getByText('结果确认中，这份申请不会重复提交')).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(screen.getByText('平台已收到申请，结果见下方的申请记录')).toBeInTheDocument();
    expect(sent(activity.friendApply)).toHaveLength(1);
    jest.useRealTimers();
  });

  it('cannot be made by who may not take part, and says why', async () => {
    await showActivity({ at: '/activity/friendApply', shown: shown({ obstacle: '账户受限' }) });
    expect(screen.getByText('账户受限')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '提交申请' })).toBeNull();
  });
});
