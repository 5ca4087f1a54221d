import type { activity, CallResponse } from '@heptad/contracts';

/** A row of a ranking; its name is masked, its value is in the ranking's unit. */
export type RankRow = CallResponse<typeof activity.rank>['items'][number];
export type RankUnit = CallResponse<typeof activity.rank>['unit'];
