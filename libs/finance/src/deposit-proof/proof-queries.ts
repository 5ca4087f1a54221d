import { callQuery, queryApi } from '@heptad/api-client';
import { depositProof, type CallRequest } from '@heptad/contracts';

/** A proof with the key that was made at the tap. */
interface KeyedProof {
  readonly request: CallRequest<typeof depositProof.send>;
  readonly key: string;
}

const proofQueries = queryApi.injectEndpoints({
  endpoints: (build) => ({
    sendProof: build.mutation<unknown, KeyedProof>({
      query: ({ request, key }) =>
        callQuery(depositProof.send, request, { idempotencyKey: key, noToast: 'awaited' as const }),
      invalidatesTags: ['balance'],
    }),
  }),
});

export const { useSendProofMutation } = proofQueries;
