import { callQuery, queryApi } from '@heptad/api-client';
import { push, type CallRequest, type CallResponse } from '@heptad/contracts';

export type PushKind = (typeof push.pushKinds)[number];
export type PushState = CallResponse<typeof push.state>;

const QUIET = { noToast: true } as const;

const queries = queryApi.injectEndpoints({
  endpoints: (build) => ({
    /** What the device of an address is told of; of none, whether there are notifications at all. */
    pushState: build.query<PushState, string | undefined>({
      query: (endpoint) => callQuery(push.state, endpoint === undefined ? {} : { endpoint }, QUIET),
      providesTags: ['member'],
    }),
    subscribePush: build.mutation<unknown, CallRequest<typeof push.subscribe>>({
      query: (device) => callQuery(push.subscribe, device, QUIET),
    }),
    unsubscribePush: build.mutation<unknown, CallRequest<typeof push.unsubscribe>>({
      query: (device) => callQuery(push.unsubscribe, device, QUIET),
    }),
  }),
});

export const { usePushStateQuery, useSubscribePushMutation, useUnsubscribePushMutation } = queries;
