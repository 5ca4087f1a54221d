import { BUSINESS_CODES } from '@heptad/contracts';
import { BusinessError } from '@heptad/sandbox-venues';
import type { Member, MemberState } from './member';

/** What a member may do, by the state of the account and by the rest that they have taken. */
export interface MemberRights {
  /** How the member is told of it (CALL-011). */
  readonly standing: 'active' | 'limited' | 'timeOut' | 'excluded';
  readonly bet: boolean;
  /** Money into play: deposits, transfers, prizes. */
  readonly payIn: boolean;
  /** Money out of play: back from venues, and withdrawn. */
  readonly takeOut: boolean;
  readonly enterVenues: boolean;
}

type Right = Exclude<keyof MemberRights, 'standing'>;

const ALL: MemberRights = { standing: 'active', bet: true, payIn: true, takeOut: true, enterVenues: true };
// Who rests must be able to take their money; only a locked account keeps it until it has been looked into.
const RESTING = { bet: false, payIn: false, enterVenues: false } as const;

const RESTRICTED: Readonly<Partial<Record<MemberState, MemberRights>>> = {
  locked: { ...ALL, bet: false },
  betLocked: { ...ALL, standing: 'limited', bet: false, payIn: false, takeOut: false },
  selfExcluded: { ...ALL, standing: 'excluded', ...RESTING },
};

/** The one place that decides what a member may do; whoever is not listed as restricted and does not rest may do everything. */
export function rightsOf({ state, rest }: Pick<Member, 'state' | 'rest'>): MemberRights {
  const rights = RESTRICTED[state] ?? ALL;
  if (rest === undefined) return rights;
  const standing = rest.kind === 'exclusion' || rights.standing === 'excluded' ? 'excluded' : 'timeOut';
  return { ...rights, ...RESTING, standing: rights.standing === 'limited' ? 'limited' : standing };
}

/**
 * Refuses whoever lacks a right, by the code of the reason (ERR-040…042).
 * @param limited what a member with a limited account reads
 * @throws BusinessError
 */
export function requireRight(member: Pick<Member, 'state' | 'rest'>, right: Right, limited: string): void {
  const rights = rightsOf(member);
  if (rights[right]) return;
  if (rights.standing === 'excluded')
    throw new BusinessError(
      BUSINESS_CODES.selfExcluded,
      '您已自我排除，期间不能存款、投注或进入场馆，仍可取款',
    );
  if (rights.standing === 'timeOut')
    throw new BusinessError(BUSINESS_CODES.timeOutRuns, '您正在休息，期间不能存款、投注或进入场馆，仍可取款');
  throw new BusinessError(BUSINESS_CODES.memberLimited, limited);
}
