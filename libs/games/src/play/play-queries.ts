import { callQuery, queryApi } from '@heptad/api-client';
import { protection, walletOverview, type CallResponse } from '@heptad/contracts';
import { compareMoney, money } from '@heptad/formatting';

/** How long and with what result the member has played, as reality checks count it (ROLE-013). */
export type PlayFigures = CallResponse<typeof protection.playTime>;

const QUIET = { noToast: true } as const;
/** A member who has lost or staked as much as they allowed themself may begin no further game. */
const LIMITS_OF_PLAY: readonly string[] = ['loss', 'stake'];

/** Whether a limit of play is used up (ROLE-009). */
export const isUsedUp = ({ limits }: Pick<CallResponse<typeof protection.state>, 'limits'>): boolean =>
  limits.some(
    ({ kind, amount, used }) =>
      LIMITS_OF_PLAY.includes(kind) && amount !== undefined && compareMoney(money(used), money(amount)) >= 0,
  );

const playQueries = queryApi.injectEndpoints({
  endpoints: (build) => ({
    /** Whether the member has consented to automatic transfer. */
    gameConsent: build.query<boolean, void>({
      query: () => callQuery(walletOverview.autoTransfer, {}, QUIET),
      transformResponse: ({ enabled }: CallResponse<typeof walletOverview.autoTransfer>) => enabled === 1,
    }),
    playFigures: build.query<PlayFigures, void>({
      query: () => callQuery(protection.playTime, {}, QUIET),
      providesTags: ['member', 'balance'],
    }),
    /** Whether the member's own limits let them play; what changes them anywhere asks anew (ROLE-015). */
    usedUp: build.query<boolean, void>({
      query: () => callQuery(protection.state, {}, QUIET),
      transformResponse: isUsedUp,
      providesTags: ['member'],
    }),
  }),
});

export const { useGameConsentQuery, usePlayFiguresQuery, useUsedUpQuery } = playQueries;
