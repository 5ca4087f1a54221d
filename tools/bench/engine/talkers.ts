import { randomUUID } from 'node:crypto';
import { chat, platformSocket, session, type CallResponse } from '@heptad/contracts';
import { DEFAULT_SITE_ID } from '@heptad/sandbox';
import WebSocket from 'ws';
import { connect, type PlatformAnswer } from './platform-client';

type Page = CallResponse<typeof chat.messages>;
type ChatState = Page['state'];
export type ChatMessage = Page['messages'][number];

/** A text that came, and when; ms. */
export interface Came {
  readonly text: string;
  readonly at: number;
}

/** A member in the chat. */
export interface TalkingMember {
  /** Says something and waits until it is kept. */
  say(text: string): Promise<void>;
  /** What has come of the desk, in its order. */
  readonly came: readonly Came[];
  close(): Promise<void>;
}

const SUCCESS = 6000;

function dataOf(call: string, { status_code, message, data }: PlatformAnswer): unknown {
  if (status_code !== SUCCESS)
    throw new Error(`${call} was refused: ${String(status_code)} ${JSON.stringify(message)}`);
  return data;
}

/** The texts of one side. */
export const textsOf = (messages: readonly ChatMessage[], side: 'visitor' | 'desk'): Came[] =>
  messages.flatMap((each) =>
    each.kind === 'text' && each.from === side ? [{ text: each.text, at: performance.now() }] : [],
  );

/** Logs in on the platform's socket. @param moved called each time the conversation moved, with how it stands */
async function openSocket(
  origin: string,
  token: string,
  moved: (state: ChatState) => void,
): Promise<() => void> {
  const { HANDSHAKE_PATH, HANDSHAKE_QUERY, HEARTBEAT_MS, MESSAGE } = platformSocket;
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/${HANDSHAKE_PATH}?${HANDSHAKE_QUERY}`);
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  const tell = (msgId: number, msgData: unknown): void => socket.send(JSON.stringify({ msgId, msgData }));
  const letIn = new Promise<void>((resolve) => {
    socket.on('message', (frame: Buffer) => {
      const message = JSON.parse(frame.toString()) as platformSocket.ServerMessage;
      if (message.msgId === MESSAGE.loginAnswer) resolve();
      if (message.msgId === MESSAGE.chatMoved) moved(message.msgData);
    });
  });
  tell(MESSAGE.login, { token, body: { uuid: 'bench-device', site: DEFAULT_SITE_ID, client: 'h5' } });
  await letIn;
  const beat = setInterval(() => tell(MESSAGE.heartbeat, {}), HEARTBEAT_MS);
  return () => {
    clearInterval(beat);
    socket.terminate();
  };
}

/**
 * A member in the chat, as the page is one: told by the socket that something came it asks for it and marks it as read; what it says goes one
 * after the other.
 */
export async function openMember(origin: string, token: string): Promise<TalkingMember> {
  const client = connect(origin, token);
  const came: Came[] = [];
  let since = 0;
  let wanted = 0;
  let asking: Promise<void> | undefined;
  let said: Promise<void> = Promise.resolve();

  async function ask(): Promise<void> {
    while (wanted > since) {
      const { messages, state } = dataOf(
        'messages',
        await client.post(chat.messages.path, { since }),
      ) as Page;
      came.push(...textsOf(messages, 'desk'));
      since = messages.at(-1)?.seq ?? wanted;
      if (state.unread > 0) dataOf('mark', await client.post(chat.mark.path, { read: since }));
    }
  }

  const jwt = dataOf('jwt', (await client.get(session.jwt.path)) as PlatformAnswer) as {
    readonly token: string;
  };
  const leave = await openSocket(origin, jwt.token, ({ seq }) => {
    wanted = Math.max(wanted, seq);
    asking ??= ask().finally(() => {
      asking = undefined;
    });
  });
  dataOf('begin', await client.post(chat.begin.path, { topic: 'other' }));
  return {
    say(text) {
      const content = { kind: 'text', text };
      said = said.then(async () => {
        dataOf('send', await client.post(chat.send.path, { key: randomUUID(), content }));
      });
      return said;
    },
    came,
    async close() {
      await asking;
      leave();
      client.close();
    },
  };
}
