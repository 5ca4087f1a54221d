import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { Call, CallRequest } from '@heptad/contracts';
import type { ApiClient, SendOptions } from '../api-client';
import type { ApiError } from '../api-error';
import { servicesOf } from './service-query';

interface CallQuery {
  readonly call: Call;
  readonly request: unknown;
  readonly options?: Omit<SendOptions, 'signal'>;
}

/** What an endpoint's `query` gives back: a call and its request, checked against each other. */
export function callQuery<C extends Call>(
  call: C,
  request: CallRequest<C>,
  options?: Omit<SendOptions, 'signal'>,
): CallQuery {
  return options === undefined ? { call, request } : { call, request, options };
}

const callBaseQuery: BaseQueryFn<CallQuery, unknown, ApiError> = async (
  { call, request, options },
  context,
) => {
  const { api } = servicesOf<{ readonly api: ApiClient }>(context.extra);
  const result = await api.send(call, request, { ...options, signal: context.signal });
  return result.ok ? { data: result.value } : { error: result.error };
};

/** The cache of what the platform said; features inject their endpoints and tags. Errors are {@link ApiError} values. */
export const queryApi = createApi({
  reducerPath: 'queryApi',
  baseQuery: callBaseQuery,
  tagTypes: ['member', 'balance', 'mail', 'bets', 'favourites', 'matches', 'words', 'support'],
  endpoints: () => ({}),
});
