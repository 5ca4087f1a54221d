import { callQuery, queryApi } from '@heptad/api-client';
import { rechargeChat, type CallRequest, type CallResponse } from '@heptad/contracts';

export type ChatPage = CallResponse<typeof rechargeChat.messages>;
export type ChatMessage = ChatPage['messages'][number];
export type Said = Extract<ChatMessage, { readonly kind: 'service' }>['said'];
export type Sent = CallRequest<typeof rechargeChat.send>;

/** Stands for the newest page: no message has this number. */
const NEWEST = 0;

// The platform pushes a balance after each message, so that another tab hears of it too.
const chatQueries = queryApi.injectEndpoints({
  endpoints: (build) => ({
    chatMessages: build.infiniteQuery<ChatPage, void, number>({
      infiniteQueryOptions: {
        initialPageParam: NEWEST,
        getNextPageParam: ({ messages, earlier }) => (earlier === 1 ? messages[0]?.id : undefined),
      },
      query: ({ pageParam }) =>
        callQuery(rechargeChat.messages, pageParam === NEWEST ? {} : { before: pageParam }, {
          noToast: true,
        }),
      providesTags: ['balance'],
    }),
    sendChat: build.mutation<unknown, { readonly request: Sent; readonly key: string }>({
      query: ({ request, key }) =>
        callQuery(rechargeChat.send, request, { idempotencyKey: key, noToast: 'awaited' as const }),
      invalidatesTags: ['balance'],
    }),
  }),
});

export const { useChatMessagesInfiniteQuery, useSendChatMutation } = chatQueries;

/** The messages of all pages, the oldest first and each once: a new one moves others to the next page. */
export function joinMessages(pages: readonly ChatPage[]): readonly ChatMessage[] {
  const known = new Map(pages.flatMap(({ messages }) => messages.map((message) => [message.id, message])));
  return [...known.values()].sort((one, other) => one.id - other.id);
}
