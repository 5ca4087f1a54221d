import type { activity, CallRequest, CallResponse } from '@heptad/contracts';

/** What lists show of an activity. Times are milliseconds since 1970; texts come in the language asked for. */
export type ActivityHead = CallResponse<typeof activity.list>['activities'][number];
export type ActivityList = CallResponse<typeof activity.list>;

/** An activity with all that anybody may read before playing. Amounts are exact decimal text. */
export interface Activity extends CallResponse<typeof activity.detail> {
  /** How far the platform's clock was ahead of this app's when the answer came, in milliseconds. */
  readonly skew: number;
}

/** Where an activity stands for the visitor; the platform alone decides it. */
export type ActivityState = (typeof activity.activityStates)[number];

/** What only the page of a kind shows. */
export type Board = Activity['board'];
export type BoardOf<Kind extends Board['kind']> = Extract<Board, { readonly kind: Kind }>;

/** An activity whose board is of a kind. */
export type ActivityOf<Kind extends Board['kind']> = Omit<Activity, 'board'> & {
  readonly board: BoardOf<Kind>;
};

/** A row of the prize table. */
export type TablePrize = Activity['prizes'][number];
/** A prize that the member has won and may claim. */
export type Claimable = Activity['toClaim'][number];
/** A step of a board, and how far the member is. */
export type BoardStep = BoardOf<'newTask'>['steps'][number];
/** A match of a board. */
export type BoardMatch = BoardOf<'eventTopic'>['matches'][number];

/** What a member says with a play. */
export type Choice = NonNullable<CallRequest<typeof activity.play>['choice']>;
/** What came of a play, decided by the platform alone. */
export type PlayResult = CallResponse<typeof activity.play>['play'];
export type ClaimResult = CallResponse<typeof activity.claim>['claim'];
/** All that proves a draw. */
export type DrawProof = NonNullable<PlayResult['proof']>;

/** A line of a member's records. */
export type ActivityRecord = CallResponse<typeof activity.records>['items'][number];

/** Whether the board of an activity is the one that a page shows. */
export function hasBoard<Kind extends Board['kind']>(
  activity: Activity,
  kind: Kind,
): activity is Activity & ActivityOf<Kind> {
  return activity.board.kind === kind;
}

/** The platform's time now, in milliseconds since 1970. */
export function platformNow({ skew }: Pick<Activity, 'skew'>, clock: { readonly now: () => number }): number {
  return clock.now() + skew;
}
