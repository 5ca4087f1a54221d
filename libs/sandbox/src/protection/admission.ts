import { BUSINESS_CODES, protection } from '@heptad/contracts';
import { defined, fromMinorUnits } from '@heptad/formatting';
import { BusinessError } from '@heptad/sandbox-venues';
import type { Member } from '../members/member';
import { requireRight } from '../members/member-rights';
import type { SandboxServices } from '../server/services';
import { limitSentence, type LimitName } from '../words/limit-words';
import { limitsOf, usageOf } from './limits';
import { settingsOf } from './settings';

type Stores = Pick<SandboxServices, 'storage' | 'clock'>;

const CODES: Readonly<Record<LimitName['kind'], number>> = {
  deposit: BUSINESS_CODES.depositLimitReached,
  loss: BUSINESS_CODES.lossLimitReached,
  stake: BUSINESS_CODES.stakeLimitReached,
};

interface Beyond {
  readonly kinds: readonly LimitName['kind'][];
  /** Minor units that the member is about to pay in or stake. */
  readonly adds: bigint;
  /** A deposit order that is left out. */
  readonly except?: number;
  readonly usedUp?: boolean;
}

/**
 * The refusal of what would go past one of the member's own limits, with what is left of it (ROLE-009); undefined where none
 * would be passed. Asked in the transaction that posts the money, so that of two at the same moment the second sees the first.
 */
async function refusalBeyond(
  { storage, clock }: Stores,
  memberId: string,
  { kinds, adds, except, usedUp = false }: Beyond,
): Promise<BusinessError | undefined> {
  const limitFor = await limitsOf(storage, memberId);
  const set = kinds.flatMap((kind) =>
    protection.spans.flatMap((span) => {
      const { amount } = limitFor({ kind, span });
      return amount === undefined ? [] : [{ kind, span, amount }];
    }),
  );
  if (set.length === 0) return undefined;
  const now = clock.now();
  const { time_zone: timeZone } = await settingsOf(storage, memberId);
  for (const { amount, ...name } of set) {
    const { used, until } = await usageOf(storage, memberId, name, { now, timeZone, ...defined({ except }) });
    if (used + adds > amount) return beyond(name, amount > used ? amount - used : 0n, until, usedUp);
  }
  return undefined;
}

/** @throws BusinessError of {@link refusalBeyond} */
async function refuseBeyond(stores: Stores, memberId: string, what: Beyond): Promise<void> {
  const refusal = await refusalBeyond(stores, memberId, what);
  if (refusal !== undefined) throw refusal;
}

function beyond(name: LimitName, left: bigint, until: number, usedUp: boolean): BusinessError {
  const data = { ...name, left: fromMinorUnits(left), until };
  return new BusinessError(CODES[name.kind], limitSentence(name, usedUp), data);
}

/** A single cent more, where nothing certain is asked for. */
const USED_UP: Beyond = { kinds: ['loss', 'stake'], adds: 1n, usedUp: true };

/** Lets a deposit be ordered or paid, or refuses it. @param except the order itself, where there is one already */
export async function admitDeposit(
  stores: Stores,
  member: Member,
  amount: bigint,
  except?: number,
): Promise<void> {
  requireRight(member, 'payIn', '账户受限，暂不能存款');
  await refuseBeyond(stores, member.id, { kinds: ['deposit'], adds: amount, ...defined({ except }) });
}

/** What lets a bet be placed, or refuses it. The member is read anew: a rest may have begun since the call came in. */
export function stakeAdmission(
  services: Pick<SandboxServices, 'storage' | 'clock' | 'members'>,
): (memberId: string, stake: bigint) => Promise<void> {
  return async (memberId, stake) => {
    const member = await services.members.find(memberId);
    if (member === undefined) throw new BusinessError(BUSINESS_CODES.loginRequired, '请先登录');
    requireRight(member, 'bet', '账户当前不能投注');
    await refuseBeyond(services, memberId, { kinds: ['loss', 'stake'], adds: stake });
  };
}

/** Lets a member go on to play (a transfer into a venue, a game, a prize), unless they rest or have used a limit up. */
export async function admitPlay(
  stores: Stores,
  member: Member,
  right: 'payIn' | 'enterVenues',
  limited: string,
): Promise<void> {
  requireRight(member, right, limited);
  await refuseBeyond(stores, member.id, USED_UP);
}

/** Whether a member has used up a limit that closes play. */
export async function hasUsedUp(stores: Stores, { id }: Pick<Member, 'id'>): Promise<boolean> {
  return (await refusalBeyond(stores, id, USED_UP)) !== undefined;
}
