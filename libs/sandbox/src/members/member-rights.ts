import type { Member, MemberState } from './member';

/** What a member may do, by the state of the account. */
export interface MemberRights {
  /** How the member is told of it (CALL-011). */
  readonly standing: 'active' | 'limited' | 'excluded';
  readonly bet: boolean;
  /** Money into play: deposits, transfers, prizes. */
  readonly payIn: boolean;
  /** Money out of play: back from venues, and withdrawn. */
  readonly takeOut: boolean;
  readonly enterVenues: boolean;
}

const ALL: MemberRights = { standing: 'active', bet: true, payIn: true, takeOut: true, enterVenues: true };

const RESTRICTED: Readonly<Partial<Record<MemberState, MemberRights>>> = {
  locked: { ...ALL, bet: false },
  betLocked: { ...ALL, standing: 'limited', bet: false, payIn: false, takeOut: false },
  // Who has excluded themself must be able to take their money; only a locked account keeps it until it has been looked into.
  selfExcluded: { ...ALL, standing: 'excluded', bet: false, payIn: false, enterVenues: false },
};

/** The one place that decides what a member may do; whoever is not listed as restricted may do everything. */
export function rightsOf({ state }: Pick<Member, 'state'>): MemberRights {
  return RESTRICTED[state] ?? ALL;
}
