import { defined, fromMinorUnits } from '@heptad/formatting';
import type { Row } from '@heptad/sandbox-ledger';
import { admitPlay } from '../../../protection/admission';
import { platformText } from '../../../words/platform-words';
import { admitInto } from '../../engine/admission';
import { enter } from '../../engine/join';
import type { ActivityKind, Seat } from '../../engine/kind';
import { maskedName } from '../../engine/last-wins';
import { stepRow } from '../../engine/prize-rows';
import { paidByClaim, rulesWith } from '../../rules-texts';
import { friendCode } from './friend-codes';
import { FRIEND_PRIZE, friendsOf, friendState, NEEDS, type Friend } from './friends';

const TIMES = 1;
const PRIZE = 'friend';
/** The newest applications that are shown. */
const MOST = 50;

type Application = Row<'friend_applications'>;

const sourceOf = (friendId: string): string => `${PRIZE}-${friendId}`;
const applicationNo = (id: number): string => `Y${String(id).padStart(10, '0')}`;

/** A member's applications of a run, the newest first. */
async function applicationsOf({ services, run, member }: Seat): Promise<readonly Application[]> {
  if (member === undefined) return [];
  return services.storage.db
    .selectFrom('friend_applications')
    .selectAll()
    .where('member_id', '=', member.id)
    .where('run_id', '=', run.id)
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
}

/** Why a friend brings nothing, in Chinese; empty where they bring the prize. */
async function refusal(seat: Seat, friend: Friend | undefined): Promise<string> {
  if (friend === undefined) return '该账号不是通过您的邀请码注册的';
  const approved = await seat.services.storage.db
    .selectFrom('friend_applications')
    .select('id')
    .where('friend_id', '=', friend.id)
    .where('state', '=', 'approved')
    .executeTakeFirst();
  if (approved !== undefined) return '该好友的奖励已申请过';
  return friendState(friend) === 'qualified' ? '' : '该好友尚未达到存款与流水要求';
}

/** Friends who register with a member's own code; each brings a prize once they have deposited and bet, on application. */
export const friendInvitation: ActivityKind = {
  kind: 'friendInvitation',
  joinsItself: true,
  activities: [
    {
      name: 'friendInvitation',
      kind: 'friendInvitation',
      category: 'friends',
      art: 'friends',
      rhythm: 'year',
      title: { 'zh-CN': '邀请好友', 'zh-TW': '邀請好友', en: 'Invite friends' },
      summary: {
        'zh-CN': '好友存款满 100、流水满 500，申请领取 18',
        'zh-TW': '好友存款滿 100、流水滿 500，申請領取 18',
        en: '18 for each friend who has deposited 100 and bet 500',
      },
      prizes: [
        stepRow(
          PRIZE,
          { 'zh-CN': '每位达标好友', 'zh-TW': '每位達標好友', en: 'For each friend who qualifies' },
          1n,
          FRIEND_PRIZE,
        ),
      ],
      turnoverTimes: TIMES,
      claimRule: 'byMember',
      rules: rulesWith(
        [
          {
            'zh-CN':
              '好友注册时填写您的邀请码。好友累计存款满 100、有效流水满 500 后，由您申请，系统即时审核；通过后领取。',
            'zh-TW':
              '好友註冊時填寫您的邀請碼。好友累計存款滿 100、有效流水滿 500 後，由您申請，系統即時審核；通過後領取。',
            en: 'Friends register with your code. Once a friend has deposited 100 and bet 500 in all, apply: it is decided at once, and the prize is yours to claim.',
          },
          {
            'zh-CN': '每位好友一次。由代理带来的会员归代理所有，不重复计算。请只邀请愿意来的成年朋友。',
            'zh-TW': '每位好友一次。由代理帶來的會員歸代理所有，不重複計算。請只邀請願意來的成年朋友。',
            en: 'Each friend once. Members whom an agent has brought are the agent’s. Invite only adults who want to come.',
          },
        ],
        paidByClaim(TIMES),
      ),
    },
  ],
  async reached(seat) {
    const [row] = seat.run.activity.prizes;
    if (row === undefined) return [];
    const approved = (await applicationsOf(seat)).filter(({ state }) => state === 'approved');
    return approved.map(({ friend_id, said }) => ({
      source: sourceOf(friend_id ?? ''),
      prizeId: PRIZE,
      name: row.name,
      amount: row.amount,
      reason: {
        'zh-CN': `好友 ${maskedName(said)}`,
        'zh-TW': `好友 ${maskedName(said)}`,
        en: `Friend ${maskedName(said)}`,
      },
    }));
  },
  async apply(seat, said) {
    const { services, run, member, now, locale } = seat;
    admitInto(run, member, now);
    await admitPlay(services, member, 'payIn', '账户受限，暂不能参加优惠');
    const friends = await friendsOf(services.storage, member.id, now);
    const wanted = said.toLowerCase();
    const friend = friends.find(({ id, account }) => id === said || account.toLowerCase() === wanted);
    const note = await refusal(seat, friend);
    const state = note === '' ? 'approved' : 'refused';
    await enter(services, member.id, run.id, now);
    const { id } = await services.storage.db
      .insertInto('friend_applications')
      .values({
        member_id: member.id,
        run_id: run.id,
        said: friend?.account ?? said,
        friend_id: friend?.id ?? null,
        state,
        note,
        applied_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return {
      applicationNo: applicationNo(id),
      state,
      ...defined({ note: note === '' ? undefined : platformText(note, locale) }),
    };
  },
  async board(seat) {
    const { services, member, locale, now, awards } = seat;
    const same = {
      kind: 'friendInvitation' as const,
      needs: { deposits: fromMinorUnits(NEEDS.deposits), turnover: fromMinorUnits(NEEDS.turnover) },
      amount: fromMinorUnits(FRIEND_PRIZE),
    };
    if (member === undefined) return { ...same, friends: [], applications: [] };
    const code = await friendCode(services.storage, member.id);
    const applications = await applicationsOf(seat);
    const isPaid = (id: string) => awards.some(({ source }) => source === sourceOf(id));
    const isApplied = (id: string) =>
      applications.some(({ friend_id, state }) => friend_id === id && state === 'approved');
    return {
      ...same,
      code,
      path: `/entry/register?invite_code=${code}`,
      friends: (await friendsOf(services.storage, member.id, now)).map((friend) => ({
        id: friend.id,
        name: maskedName(friend.account),
        joinedAt: friend.joinedAt,
        deposits: fromMinorUnits(friend.deposits),
        turnover: fromMinorUnits(friend.turnover),
        state: isPaid(friend.id) ? 'paid' : isApplied(friend.id) ? 'applied' : friendState(friend),
      })),
      applications: applications.map((each) => ({
        applicationNo: applicationNo(each.id),
        name: maskedName(each.said),
        state:
          each.friend_id !== null && each.state === 'approved' && isPaid(each.friend_id)
            ? 'paid'
            : (each.state as 'approved'),
        at: each.applied_at,
        ...defined({ note: each.note === '' ? undefined : platformText(each.note, locale) }),
      })),
    };
  },
};
