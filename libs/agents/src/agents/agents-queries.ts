import { callQuery, queryApi } from '@heptad/api-client';
import { agents, type CallRequest } from '@heptad/contracts';
import type { AgentState, Figures, Offer } from './agents';

// The pages say themselves what failed.
const QUIET = { noToast: true } as const;

const agentsApi = queryApi.injectEndpoints({
  endpoints: (build) => ({
    agentOffer: build.query<Offer, void>({ query: () => callQuery(agents.offer, {}, QUIET) }),
    agentState: build.query<AgentState, void>({
      query: () => callQuery(agents.own, {}, QUIET),
      providesTags: ['member'],
    }),
    agentFigures: build.query<Figures, void>({
      query: () => callQuery(agents.figures, {}, QUIET),
      providesTags: ['balance'],
    }),
    applyAsAgent: build.mutation<AgentState, CallRequest<typeof agents.apply>>({
      query: (request) => callQuery(agents.apply, request, QUIET),
      invalidatesTags: ['member'],
    }),
    addAgentDetails: build.mutation<AgentState, CallRequest<typeof agents.addDetails>>({
      query: (request) => callQuery(agents.addDetails, request, QUIET),
      invalidatesTags: ['member'],
    }),
    bindAgentEmail: build.mutation<AgentState, CallRequest<typeof agents.bindEmail>>({
      query: (request) => callQuery(agents.bindEmail, request, QUIET),
      invalidatesTags: ['member'],
    }),
  }),
});

export const {
  useAgentOfferQuery,
  useAgentStateQuery,
  useAgentFiguresQuery,
  useApplyAsAgentMutation,
  useAddAgentDetailsMutation,
  useBindAgentEmailMutation,
} = agentsApi;
