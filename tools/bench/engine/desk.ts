import { randomUUID } from 'node:crypto';
import { connect, type PlatformClient } from './platform-client';
import { textsOf, type Came, type ChatMessage } from './talkers';

const DESK = '/__sandbox/desk/conversations';
/** How often the desk's page asks. */
const STEP_MS = 500;

interface Listed {
  readonly id: number;
  readonly who: string;
  readonly status: string;
  readonly seq: number;
}

/** A conversation as a person of the desk has it open. */
export interface DeskConversation {
  readonly id: number;
  readonly who: string;
  /** What has come of the visitor, in its order. */
  readonly came: Came[];
  since: number;
}

/** A person of the desk with many conversations. */
export interface DeskPerson {
  readonly conversations: readonly DeskConversation[];
  /** Says something and waits until it is kept. */
  say(conversation: DeskConversation, text: string): Promise<void>;
  close(): Promise<void>;
}

type Asked = (path: string, body?: object) => Promise<unknown>;

const askerOf =
  (client: PlatformClient): Asked =>
  async (path, body) => {
    const answer = await (body === undefined ? client.get(DESK + path) : client.post(DESK + path, body));
    if (typeof answer === 'object' && answer !== null && 'error' in answer)
      throw new Error(`The desk was refused: ${String(answer.error)}`);
    return answer;
  };

/** What the desk's list shows. */
async function listAtDesk(ask: Asked, agent: string): Promise<readonly Listed[]> {
  const { conversations } = (await ask(`?agent=${agent}`)) as {
    readonly conversations: readonly Listed[];
  };
  return conversations;
}

/**
 * Takes conversations and follows them as the desk's page does: asks for the list, and reads those that have moved.
 * @param isTheirs of the places of conversations, by age
 */
export async function sitAtDesk(
  origin: string,
  agent: string,
  isTheirs: (place: number) => boolean,
): Promise<DeskPerson> {
  const client = connect(origin);
  const ask = askerOf(client);
  const listed = (await listAtDesk(ask, agent)).toSorted((one, other) => one.id - other.id);
  const conversations = listed
    .filter((_, place) => isTheirs(place))
    .map(({ id, who }): DeskConversation => ({ id, who, came: [], since: 0 }));
  const step = (id: number, body: object) => ask(`/${String(id)}`, { agent, ...body });
  for (const { id } of conversations) await step(id, { step: 'take' });

  async function read(conversation: DeskConversation): Promise<void> {
    const { id, since } = conversation;
    const { messages } = (await ask(`/${String(id)}?since=${String(since)}&agent=${agent}`)) as {
      readonly messages: readonly ChatMessage[];
    };
    conversation.came.push(...textsOf(messages, 'visitor'));
    conversation.since = messages.at(-1)?.seq ?? since;
  }

  let over = false;
  async function follow(): Promise<void> {
    while (!over) {
      const next = performance.now() + STEP_MS;
      const now = new Map((await listAtDesk(ask, agent)).map(({ id, seq }) => [id, seq]));
      await Promise.all(conversations.filter((each) => (now.get(each.id) ?? 0) > each.since).map(read));
      const rest = next - performance.now();
      if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
    }
  }
  const followed = follow();
  return {
    conversations,
    say: async ({ id }, text) => void (await step(id, { step: 'say', key: randomUUID(), text })),
    async close() {
      over = true;
      await followed;
      client.close();
    },
  };
}
