import { createApiClient, type TransportAnswer, type TransportRequest } from '@heptad/api-client';
import type { OpenDecodingThread } from '@heptad/crypto';
import { createClock, createStoredItems, type StoredItems } from '@heptad/device';
import { defined } from '@heptad/formatting';
import { createVenueGateway } from '../create-venue-gateway';
import type { VenueOnTrial } from '../session/venue-sessions';

const GAMES = 'https://games.example';

/** One answer of the stand-in network: its text, or a failure to answer at all. */
export type Reply = string | { readonly fail: 'connection' } | { readonly status: number };

export interface SentRequest {
  /** As it left the client: a path alone is of the page's own origin. */
  readonly url: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
}

/** A platform answer as text. */
export function platformAnswer(data: unknown, code = 6000, message = ''): string {
  return JSON.stringify({ status_code: code, message, data });
}

/**
 * A gateway over the real client with a network of the spec's own: answers by path, every request recorded, launches
 * answered with a new token each time.
 */
export function createTestVenue(
  options: {
    readonly member?: boolean;
    readonly memberId?: () => string | undefined;
    readonly openDecodingThread?: OpenDecodingThread;
    /** An adapter that the product does not list. */
    readonly trial?: VenueOnTrial | undefined;
    /** What an earlier visit kept; nothing unless given. */
    readonly storedItems?: StoredItems;
  } = {},
) {
  const sent: SentRequest[] = [];
  const replies = new Map<string, (request: SentRequest, count: number) => Reply>();
  const counts = new Map<string, number>();
  const time = { now: 1_780_747_260_000 };
  let member = options.member ?? true;
  let launches = 0;

  const clock = createClock({ wall: () => time.now, monotonic: () => time.now });
  const storedItems = options.storedItems ?? createStoredItems(null, clock);

  const launch = (): Reply => {
    launches += 1;
    return platformAnswer({
      url: `${GAMES}/play?token=token-${launches}`,
      h5Url: `${GAMES}/h5`,
      apiUrl: GAMES,
      resource: `${GAMES}/img/`,
      activityUrl: `${GAMES}/act/`,
      memberCode: 'member-7',
    });
  };
  replies.set('/game/api/v1/venue/launch', launch);
  replies.set('/game/api/v1/venue/frontLaunch', launch);

  async function transport(request: TransportRequest): Promise<TransportAnswer> {
    const url = new URL(request.url, 'http://page.example');
    const record: SentRequest = {
      url: request.url,
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      body: request.body === undefined ? {} : (JSON.parse(request.body) as Record<string, unknown>),
    };
    sent.push(record);
    const count = (counts.get(url.pathname) ?? 0) + 1;
    counts.set(url.pathname, count);
    const reply = replies.get(url.pathname)?.(record, count) ?? { status: 404 };
    if (typeof reply !== 'string' && 'fail' in reply) throw new TypeError('connection lost');
    const status = typeof reply === 'string' ? 200 : reply.status;
    return {
      status,
      statusText: '',
      headers: { 'content-type': 'application/json' },
      body: typeof reply === 'string' ? reply : '',
    };
  }

  const api = createApiClient({
    transport,
    clock,
    siteId: '4002',
    client: () => 'h5',
    version: '1.0.0',
    uuid: () => 'device-1',
    salts: () => ({}),
    token: () => (member ? 'platform-token' : undefined),
    random: () => 0,
    online: () => true,
  });

  const gateway = createVenueGateway({
    api,
    storedItems,
    clock,
    allowList: { origins: [GAMES], development: false },
    isMember: () => member,
    language: () => 'zh-CN',
    ...defined({
      memberId: options.memberId,
      trial: options.trial,
      openDecodingThread: options.openDecodingThread,
    }),
  });

  return {
    api,
    gateway,
    storedItems,
    sent,
    time,
    launches: () => launches,
    sentTo: (path: string) => sent.filter((request) => request.path === path),
    reply(path: string, answer: Reply | ((request: SentRequest, count: number) => Reply)) {
      replies.set(path, typeof answer === 'function' ? answer : () => answer);
    },
    visitAs(kind: 'member' | 'guest') {
      member = kind === 'member';
    },
  };
}

export type TestVenue = ReturnType<typeof createTestVenue>;
