import type { CallResponse, chat } from '@heptad/contracts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Outgoing } from './outbox';

export type ChatMessage = CallResponse<typeof chat.messages>['messages'][number];
export type ChatState = CallResponse<typeof chat.home>['state'];
export type Topic = NonNullable<ChatState['topic']>;

/** What the page knows of the visitor's conversation. */
export interface ChatLine {
  /** In their order, each once; without a gap from the first to the last. */
  readonly messages: readonly ChatMessage[];
  /** Whether there are more before the first. */
  readonly earlier: boolean;
  readonly state: ChatState | undefined;
  readonly outbox: readonly Outgoing[];
  /** Why the first of the outbox was refused; it stays until it is sent again or thrown away. */
  readonly refusal: string | undefined;
  /** The last question was not answered. */
  readonly lost: boolean;
}

export interface WithChatLine {
  readonly chatLine: ChatLine;
}

const EMPTY: ChatLine = {
  messages: [],
  earlier: false,
  state: undefined,
  outbox: [],
  refusal: undefined,
  lost: false,
};

/** Puts messages that came to those that are known: by number, each once. */
export function joinMessages(
  known: readonly ChatMessage[],
  came: readonly ChatMessage[],
): readonly ChatMessage[] {
  if (came.length === 0) return known;
  const last = known.at(-1)?.seq ?? 0;
  if (came.every(({ seq }, at) => seq > (came[at - 1]?.seq ?? last))) return [...known, ...came];
  const all = new Map([...known, ...came].map((message) => [message.seq, message]));
  return [...all.values()].sort((one, other) => one.seq - other.seq);
}

const slice = createSlice({
  name: 'chatLine',
  initialState: EMPTY as ChatLine,
  reducers: {
    /** The page is there. */
    opened: (line) => line,
    left: () => EMPTY,
    outboxRead: (line, { payload }: PayloadAction<readonly Outgoing[]>): ChatLine => ({
      ...line,
      outbox: payload,
    }),
    came(
      line,
      {
        payload,
      }: PayloadAction<{
        readonly messages: readonly ChatMessage[];
        readonly state: ChatState;
        readonly earlier?: boolean;
      }>,
    ): ChatLine {
      const messages = joinMessages(line.messages as readonly ChatMessage[], payload.messages);
      const confirmed = new Set(payload.messages.flatMap((each) => ('key' in each ? [each.key] : [])));
      const outbox = (line.outbox as readonly Outgoing[]).filter(({ key }) => !confirmed.has(key));
      return {
        messages,
        outbox,
        earlier: payload.earlier ?? line.earlier,
        state: payload.state,
        refusal: outbox.length === 0 ? undefined : line.refusal,
        lost: false,
      };
    },
    /** One that was overtaken by a later answer is passed over. */
    stateCame: (line, { payload }: PayloadAction<ChatState>): ChatLine =>
      payload.seq < (line.state?.seq ?? 0)
        ? (line as ChatLine)
        : { ...(line as ChatLine), state: payload, lost: false },
    lineLost: (line): ChatLine => ({ ...(line as ChatLine), lost: true }),
    said: (line, { payload }: PayloadAction<Outgoing>): ChatLine => ({
      ...(line as ChatLine),
      outbox: [...(line.outbox as readonly Outgoing[]), payload],
      refusal: undefined,
    }),
    /** The platform has kept it. */
    confirmed: (line, { payload }: PayloadAction<string>): ChatLine => ({
      ...(line as ChatLine),
      outbox: (line.outbox as readonly Outgoing[]).filter(({ key }) => key !== payload),
    }),
    refused: (line, { payload }: PayloadAction<string>): ChatLine => ({
      ...(line as ChatLine),
      refusal: payload,
    }),
    /** The one that was refused is sent again. */
    again: (line): ChatLine => ({ ...(line as ChatLine), refusal: undefined }),
    /** The one that was refused is thrown away. */
    dropped: (line): ChatLine => ({
      ...(line as ChatLine),
      outbox: (line.outbox as readonly Outgoing[]).slice(1),
      refusal: undefined,
    }),
    earlierWanted: (line) => line,
    /** The visitor began, ended or did something else: it is asked at once. */
    poked: (line) => line,
  },
});

export const chatActions = slice.actions;
export const chatLineReducer = slice.reducer;
/** What is known of the conversation. */
export const selectLine = ({ chatLine }: WithChatLine): ChatLine => chatLine;
