import { BUSINESS_CODES } from '@heptad/contracts';
import { BusinessError } from '@heptad/sandbox-venues';
import type { SimName } from '@heptad/sandbox-simulation';
import type { Member } from '../../members/member';
import { requireRight, rightsOf } from '../../members/member-rights';
import type { Activity, Run } from './activity';

const DAY_MS = 86_400_000;

const LIMITED: SimName = {
  'zh-CN': '账户受限，暂不能参加优惠',
  'zh-TW': '帳戶受限，暫不能參加優惠',
  en: 'Your account is limited: promotions are closed to it for now',
};

/** Whether a member is shown no activity at all: they rest or have excluded themselves. */
export function restsFromActivities(member: Member | undefined): boolean {
  if (member === undefined) return false;
  const { standing } = rightsOf(member);
  return standing === 'excluded' || standing === 'timeOut';
}

/** What keeps a member from an activity, in words; undefined where nothing does. */
export function obstacleOf({ audience = {} }: Activity, member: Member, now: number): SimName | undefined {
  if (!rightsOf(member).payIn) return LIMITED;
  const { newcomerDays, leastGrade, invited } = audience;
  if (newcomerDays !== undefined && now - member.registeredAt > newcomerDays * DAY_MS) {
    return {
      'zh-CN': `仅限注册 ${String(newcomerDays)} 天以内的会员`,
      'zh-TW': `僅限註冊 ${String(newcomerDays)} 天以內的會員`,
      en: `Only for members who registered within the last ${String(newcomerDays)} days`,
    };
  }
  if (leastGrade !== undefined && member.grade < leastGrade) {
    return {
      'zh-CN': `仅限 VIP${String(leastGrade)} 及以上的会员`,
      'zh-TW': `僅限 VIP${String(leastGrade)} 及以上的會員`,
      en: `Only for members from VIP${String(leastGrade)} on`,
    };
  }
  if (invited === true && member.attribution.inviteCode === '') {
    return {
      'zh-CN': '仅限由好友邀请注册的会员',
      'zh-TW': '僅限由好友邀請註冊的會員',
      en: 'Only for members whom a friend has invited',
    };
  }
  return undefined;
}

/** Lets a member into a run that is open at this moment. @throws BusinessError */
export function admitInto(run: Run, member: Member, now: number): void {
  if (run.stoppedAt !== undefined) throw new BusinessError(BUSINESS_CODES.activityStopped, '活动已停止');
  if (now >= run.endsAt) throw new BusinessError(BUSINESS_CODES.promotionOver, '活动已结束');
  if (now < run.startsAt) throw new BusinessError(BUSINESS_CODES.promotionNotForMember, '活动尚未开始');
  const obstacle = obstacleOf(run.activity, member, now);
  if (obstacle === undefined) return;
  requireRight(member, 'payIn', obstacle['zh-CN']);
  throw new BusinessError(BUSINESS_CODES.promotionNotForMember, obstacle['zh-CN']);
}
