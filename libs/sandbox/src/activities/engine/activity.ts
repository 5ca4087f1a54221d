import type { activity } from '@heptad/contracts';
import type { SimName } from '@heptad/sandbox-simulation';
import type { Rhythm, Span } from '../editions';
import type { CategoryId, RuleSection } from '../promotion';

/** A row of a prize table. Amounts are minor units. */
export interface PrizeRow {
  readonly id: string;
  readonly name: SimName;
  readonly kind: (typeof activity.prizeKinds)[number];
  readonly amount: bigint;
  /** How often it is drawn, out of the sum of all; none for what is reached and not drawn. */
  readonly weight?: number;
  /** How many there are in one run; no end of them unless given. */
  readonly stock?: number;
  /** What has to be reached for it: cents where money is counted, whole things elsewhere. */
  readonly target?: bigint;
  /** Whether its target is money. */
  readonly counts?: 'money' | 'count';
  /** The places of a ranking that it is for, from 1. */
  readonly ranks?: { readonly from: number; readonly to: number };
}

/** Who may take part: everybody in good standing unless something is said. */
export interface Audience {
  /** Registered at most so many days ago. */
  readonly newcomerDays?: number;
  readonly leastGrade?: number;
  /** Only those whom another member's code brought. */
  readonly invited?: true;
  /** Only on the sites that name it; elsewhere there is no such activity. */
  readonly namedSites?: true;
}

/** An activity as data, run time after time by the platform's calendar. */
export interface Activity {
  /** Begins the ids of its runs; letters alone. */
  readonly name: string;
  readonly kind: string;
  readonly category: CategoryId;
  readonly art: string;
  readonly rhythm: Rhythm;
  readonly title: SimName;
  readonly summary: SimName;
  readonly rules: readonly RuleSection[];
  readonly prizes: readonly PrizeRow[];
  /** All the money of one run, minor units; no end of it unless given. */
  readonly budget?: bigint;
  /** How often a prize has to be bet. */
  readonly turnoverTimes: number;
  readonly claimRule: 'atOnce' | 'byMember';
  readonly audience?: Audience;
  /** Whether the run before is shown as well, for what may still be claimed of it. */
  readonly showsLast?: boolean;
}

/** One run of an activity. Its end is earlier where the operator stopped it. */
export interface Run extends Span {
  /** By which members and the ledger know it. */
  readonly id: string;
  readonly activity: Activity;
  readonly claimableUntil: number;
  readonly stoppedAt: number | undefined;
}

/** What a member has reached and may claim once. */
export interface Reached {
  /** What it was won by, once in a run: `step-3`, `set-1`. */
  readonly source: string;
  /** The row of the prize table. */
  readonly prizeId: string;
  readonly name: SimName;
  readonly reason: SimName;
  /** Minor units. */
  readonly amount: bigint;
}
