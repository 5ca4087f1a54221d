import type { activity, CallRequest, CallResponse } from '@heptad/contracts';
import type { Row } from '@heptad/sandbox-ledger';
import type { SimName } from '@heptad/sandbox-simulation';
import type { VenueLocale } from '@heptad/sandbox-venues';
import type { Member } from '../../members/member';
import type { Site } from '../../platform/sites';
import type { SandboxServices } from '../../server/services';
import type { Activity, Reached, Run } from './activity';

export type Board = CallResponse<typeof activity.detail>['board'];
export type Choice = NonNullable<CallRequest<typeof activity.play>['choice']>;
export type PlayRow = Row<'activity_plays'>;
export type AwardRow = Row<'activity_awards'>;
export type Rank = CallResponse<typeof activity.rank>;

/** A member (or a guest) before one run, with all that is kept of them there. */
export interface Seat {
  readonly services: SandboxServices;
  readonly run: Run;
  readonly member: Member | undefined;
  readonly now: number;
  readonly locale: VenueLocale;
  /** The brand's site that is asked; none where the platform asks itself. */
  readonly site?: Pick<Site, 'labels'> | undefined;
  readonly joined: boolean;
  /** Oldest first. */
  readonly plays: readonly PlayRow[];
  readonly awards: readonly AwardRow[];
  /** What of the run's stock and money is given away, to all members. */
  readonly given: Given;
}

export interface Given {
  /** How often a row of the prize table was given. */
  times(prizeId: string): number;
  /** Minor units in all. */
  readonly paid: bigint;
}

/** The turns that a member has to play. */
export interface Chances {
  readonly earned: number;
  readonly used: number;
  /** When the next one comes of itself. */
  readonly nextAt?: number;
  readonly by: readonly { readonly text: SimName; readonly earned: number }[];
}

/** Where a play was made: what its outcome is read from. */
export type Made = Pick<Seat, 'services' | 'run'>;

/** How a prediction came out; `void` where there is no result. */
export type Outcome = 'waiting' | 'right' | 'wrong' | 'void';

/** What came of one play, before it is kept. */
export interface Move {
  /** What the play is for, once in a run: the number of a turn, a day, a match. */
  readonly slot: string;
  readonly text: SimName;
  readonly prizeId?: string;
  /** What is paid with it, minor units. */
  readonly pays?: bigint;
  /** What the kind keeps of it for its board; JSON. */
  readonly kept?: unknown;
  readonly kick?: { readonly place: number; readonly keeper: number; readonly goal: 0 | 1 };
}

/** A member's turn: what they chose, and chance by the promised seed. */
export interface Turn extends Seat {
  readonly member: Member;
  readonly choice: Choice;
  /** Draws a row by weights, once in a turn; what proves it is kept with the play. */
  draw(weights: readonly number[]): Promise<number>;
}

export type Application = Omit<CallResponse<typeof activity.friendApply>, 'activity'>;

/** A kind of activities: its data and its rules. A new kind is one folder that gives one of these. */
export interface ActivityKind {
  readonly kind: string;
  readonly activities: readonly Activity[];
  /** Whether rows of the prize table are drawn, so that weights are shown and a seed is promised. */
  readonly draws?: boolean;
  /** One member can win every row of the prize table, so that lists may say what they come to. */
  readonly addsUp?: boolean;
  /** Nobody has to join: what is won is won by being a member. */
  readonly joinsItself?: boolean;
  /** Measured anew each time from what the ledger, the bets and the plays say; none where nothing is played by turns. */
  chances?(seat: Seat): Promise<Chances>;
  /** @throws BusinessError for a choice that is not open */
  play?(turn: Turn): Promise<Move>;
  /** How a play that is decided later came out; none where each is decided at once. */
  outcome?(made: Made, play: PlayRow): Outcome;
  /** All that the member has reached in the run, paid or not; measured anew each time. */
  reached?(seat: Seat): Promise<readonly Reached[]>;
  /** Whether the member is on the way, besides by turns that are left. */
  begun?(seat: Seat): Promise<boolean>;
  board(seat: Seat): Promise<Board>;
  /** A page of its ranking. */
  rank?(seat: Seat, page: number, size: number): Promise<Rank>;
  /** Applies for the prize of a friend whom the member has brought. */
  apply?(seat: Seat & { readonly member: Member }, friend: string): Promise<Application>;
}
