import { createApiClient } from '@heptad/api-client';
import type { OpenDecodingThread } from '@heptad/crypto';
import { createClock, createStoredItems, ITEMS, type StoredItems } from '@heptad/device';
import { defined } from '@heptad/formatting';
import { createVisitorMark } from '@heptad/session';
import { createVenueGateway } from '../create-venue-gateway';
import type { VenueOnTrial } from '../session/venue-sessions';
import { createTestNetwork, type Reply } from './test-network';

const GAMES = 'https://games.example';
const TOKEN = 'platform-token';

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
  const { sent, sentTo, reply, transport } = createTestNetwork();
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
  reply('/game/api/v1/venue/launch', launch);
  reply('/game/api/v1/venue/frontLaunch', launch);

  const api = createApiClient({
    transport,
    clock,
    siteId: '4002',
    client: () => 'h5',
    version: '1.0.0',
    uuid: () => 'device-1',
    salts: () => ({}),
    token: () => (member ? TOKEN : undefined),
    random: () => 0,
    online: () => true,
  });

  const gateway = createVenueGateway({
    api,
    storedItems,
    clock,
    allowList: { origins: [GAMES], development: false },
    visitor: createVisitorMark({
      current: () => (member ? (storedItems.get(ITEMS.token)?.value ?? TOKEN) : undefined),
    }),
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
    sentTo,
    reply,
    visitAs(kind: 'member' | 'guest') {
      member = kind === 'member';
    },
  };
}

export type TestVenue = ReturnType<typeof createTestVenue>;
