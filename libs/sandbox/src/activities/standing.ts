import type { activities } from '@heptad/contracts';
import type { Member } from '../members/member';
import { rightsOf } from '../members/member-rights';
import { dayjs } from '@heptad/formatting';
import { momentOf, type SimName } from '@heptad/sandbox-simulation';
import type { Storage } from '@heptad/sandbox-ledger';
import { claimableUntil, dayOf, spanAt } from './editions';
import { progressOf } from './measures';
import type { Edition, Promotion } from './promotion';
import { PROMOTIONS } from './promotions';

const DAY_MS = 86_400_000;

export type PromotionState = (typeof activities.promotionStates)[number];

/** Where a member stands in one run of a promotion. */
export interface Standing {
  readonly joined: boolean;
  /** Cents where money is counted, whole things elsewhere. */
  readonly progress: bigint;
  /** Numbers of the prizes that were paid. */
  readonly claimed: ReadonlySet<number>;
}

const NOTHING: Standing = { joined: false, progress: 0n, claimed: new Set() };

function editionAt(promotion: Promotion, at: number): Edition {
  const span = spanAt(promotion.rhythm, at);
  return { ...span, promotion, id: `${promotion.name}-${dayOf(span)}` };
}

/** The runs that are shown: every promotion's present one, then the last one of those that begin anew each week. */
export function shownEditions(now: number): readonly Edition[] {
  const present = PROMOTIONS.map((promotion) => editionAt(promotion, now));
  const last = present
    .filter(({ promotion }) => promotion.rhythm === 'week')
    .map(({ promotion, startsAt }) => editionAt(promotion, startsAt - 1));
  return [...present, ...last];
}

/** A run by its number, however long it is over; undefined for a number that no run has. */
export function runOf(id: string): Edition | undefined {
  const [name, day = '', ...rest] = id.split('-');
  const promotion = PROMOTIONS.find((each) => each.name === name);
  const begins = dayjs.utc(day, 'YYYYMMDD', true);
  if (promotion === undefined || rest.length > 0 || !begins.isValid()) return undefined;
  const edition = editionAt(promotion, momentOf(begins));
  return edition.id === id ? edition : undefined;
}

/** A run by its number; undefined for one that is not shown. */
export function editionOf(id: string, now: number): Edition | undefined {
  return shownEditions(now).find((edition) => edition.id === id);
}

/** Where a member stands; a guest stands nowhere. */
export async function standingOf(
  storage: Storage,
  member: Member | undefined,
  edition: Edition,
): Promise<Standing> {
  if (member === undefined) return NOTHING;
  const entry = await storage.db
    .selectFrom('promotion_entries')
    .select('joined_at')
    .where('member_id', '=', member.id)
    .where('promotion_id', '=', edition.id)
    .executeTakeFirst();
  const claims = await storage.db
    .selectFrom('promotion_claims')
    .select('tier')
    .where('member_id', '=', member.id)
    .where('promotion_id', '=', edition.id)
    .execute();
  return {
    joined: entry !== undefined,
    progress: await progressOf(storage, member.id, edition.promotion.measure, edition),
    claimed: new Set(claims.map(({ tier }) => tier)),
  };
}

/** Whether a prize is reached. @param tier its number, counted from 1 */
export function isReached({ promotion }: Edition, { progress }: Standing, tier: number): boolean {
  const prize = promotion.prizes[tier - 1];
  return prize !== undefined && progress >= prize.target;
}

/** What a member is told of a run in one word. */
export function stateOf(edition: Edition, standing: Standing, now: number): PromotionState {
  const { joined, claimed } = standing;
  const isOver = now >= edition.endsAt;
  if (!joined) return isOver ? 'ended' : 'open';
  const waits = edition.promotion.prizes.some(
    (_, index) => isReached(edition, standing, index + 1) && !claimed.has(index + 1),
  );
  if (waits && now < claimableUntil(edition)) return 'reached';
  if (claimed.size === edition.promotion.prizes.length || (isOver && claimed.size > 0)) return 'claimed';
  return isOver ? 'ended' : 'joined';
}

/** What keeps a member from joining a run, in words; undefined where nothing does. */
export function obstacleOf({ promotion }: Edition, member: Member, now: number): SimName | undefined {
  if (!rightsOf(member).payIn) {
    return {
      'zh-CN': '账户受限，暂不能参加优惠',
      'zh-TW': '帳戶受限，暫不能參加優惠',
      en: 'Your account is limited: promotions are closed to it for now',
    };
  }
  const { newcomerDays } = promotion;
  if (newcomerDays === undefined || now - member.registeredAt <= newcomerDays * DAY_MS) return undefined;
  return {
    'zh-CN': `仅限注册 ${String(newcomerDays)} 天以内的会员`,
    'zh-TW': `僅限註冊 ${String(newcomerDays)} 天以內的會員`,
    en: `Only for members who registered within the last ${String(newcomerDays)} days`,
  };
}
