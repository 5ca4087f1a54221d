import { callQuery, queryApi } from '@heptad/api-client';
import { chat, feedback, type CallRequest, type CallResponse } from '@heptad/contracts';

// The pages say themselves what failed.
const QUIET = { noToast: true } as const;

interface Who {
  readonly guest?: string;
}
export type ChatHome = CallResponse<typeof chat.home>;
export type Card = CallResponse<typeof chat.cards>['items'][number];
export type FeedbackDetail = CallResponse<typeof feedback.detail>;
export type FeedbackEntry = CallResponse<typeof feedback.list>['items'][number];

const supportApi = queryApi.injectEndpoints({
  endpoints: (build) => ({
    chatHome: build.query<ChatHome, Who>({
      query: (who) => callQuery(chat.home, who, QUIET),
      providesTags: ['support'],
    }),
    /** Without a tag: the line of an open chat tells the rest of it. */
    serviceHours: build.query<ChatHome['hours'], Who>({
      query: (who) => callQuery(chat.home, who, QUIET),
      transformResponse: ({ hours }: ChatHome) => hours,
    }),
    beginChat: build.mutation<CallResponse<typeof chat.begin>, CallRequest<typeof chat.begin>>({
      query: (request) => callQuery(chat.begin, request, QUIET),
      invalidatesTags: ['support'],
    }),
    closeChat: build.mutation<CallResponse<typeof chat.close>, Who>({
      query: (who) => callQuery(chat.close, who, QUIET),
      invalidatesTags: ['support'],
    }),
    rateChat: build.mutation<CallResponse<typeof chat.rate>, CallRequest<typeof chat.rate>>({
      query: (request) => callQuery(chat.rate, request, QUIET),
    }),
    typeInChat: build.mutation<unknown, CallRequest<typeof chat.mark>>({
      query: (request) => callQuery(chat.mark, request, QUIET),
    }),
    leaveMessage: build.mutation<CallResponse<typeof chat.leave>, CallRequest<typeof chat.leave>>({
      query: (request) => callQuery(chat.leave, request, QUIET),
      invalidatesTags: ['support'],
    }),
    chatCards: build.query<readonly Card[], void>({
      query: () => callQuery(chat.cards, {}, QUIET),
      transformResponse: ({ items }: CallResponse<typeof chat.cards>) => items,
      providesTags: ['balance', 'bets'],
    }),
    supportPicture: build.query<string, Who & { readonly id: string }>({
      query: (request) => callQuery(chat.readPicture, request, QUIET),
      transformResponse: ({ base64 }: CallResponse<typeof chat.readPicture>) =>
        `data:image/webp;base64,${base64}`,
    }),
    feedbacks: build.infiniteQuery<CallResponse<typeof feedback.list>, void, string>({
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: ({ items, more }) => (more ? items.at(-1)?.id : undefined),
      },
      query: ({ pageParam }) =>
        callQuery(feedback.list, pageParam === '' ? {} : { before: pageParam }, QUIET),
      providesTags: ['support'],
    }),
    feedback: build.query<FeedbackDetail, string>({
      query: (id) => callQuery(feedback.detail, { id }, QUIET),
      providesTags: ['support'],
    }),
    addFeedbackPicture: build.mutation<
      CallResponse<typeof feedback.addPicture>,
      CallRequest<typeof feedback.addPicture>
    >({ query: (request) => callQuery(feedback.addPicture, request, QUIET) }),
    submitFeedback: build.mutation<CallResponse<typeof feedback.submit>, CallRequest<typeof feedback.submit>>(
      {
        query: (request) => callQuery(feedback.submit, request, QUIET),
        invalidatesTags: ['support'],
      },
    ),
    askFurther: build.mutation<FeedbackDetail, CallRequest<typeof feedback.ask>>({
      query: (request) => callQuery(feedback.ask, request, QUIET),
      invalidatesTags: ['support'],
    }),
    moveFeedback: build.mutation<FeedbackDetail, CallRequest<typeof feedback.move>>({
      query: (request) => callQuery(feedback.move, request, QUIET),
      invalidatesTags: ['support'],
    }),
  }),
});

export const {
  useChatHomeQuery,
  useServiceHoursQuery,
  useBeginChatMutation,
  useCloseChatMutation,
  useRateChatMutation,
  useTypeInChatMutation,
  useLeaveMessageMutation,
  useChatCardsQuery,
  useSupportPictureQuery,
  useFeedbacksInfiniteQuery,
  useFeedbackQuery,
  useAddFeedbackPictureMutation,
  useSubmitFeedbackMutation,
  useAskFurtherMutation,
  useMoveFeedbackMutation,
} = supportApi;
