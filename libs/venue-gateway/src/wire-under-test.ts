import { createApiClient, type TransportAnswer, type TransportRequest } from '@heptad/api-client';
import { createClock, createStoredItems } from '@heptad/device';
import { money } from '@heptad/formatting';
import { headersFor, TEST_SITE, TEST_UUID, type TestSandbox } from '@heptad/testing';
import { createVenueGateway } from './create-venue-gateway';
import type { BetOrder } from './entities/bet';
import type { Match } from './entities/match';

/** Specs only: a gateway whose network is the sandbox in this process. */
export function connect(sandbox: TestSandbox, token: string | undefined) {
  async function transport(request: TransportRequest): Promise<TransportAnswer> {
    const path = new URL(request.url, 'http://page.example').pathname;
    const answer = await sandbox.app.inject({
      method: request.method,
      url: request.url,
      headers: {
        ...request.headers,
        ...headersFor(path, token === undefined ? {} : { token }, sandbox.clock.real()),
      },
      ...(request.body === undefined ? {} : { payload: request.body }),
    });
    return {
      status: answer.statusCode,
      statusText: answer.statusMessage,
      headers: { 'content-type': String(answer.headers['content-type'] ?? '') },
      body: answer.body,
    };
  }
  const clock = createClock({ wall: () => sandbox.clock.now(), monotonic: () => sandbox.clock.now() });
  const api = createApiClient({
    transport,
    clock,
    siteId: TEST_SITE,
    client: () => 'h5',
    version: '1.0.0',
    uuid: () => TEST_UUID,
    salts: () => ({}),
    token: () => token,
  });
  return createVenueGateway({
    api,
    storedItems: createStoredItems(null, clock),
    clock,
    allowList: { origins: ['http://127.0.0.1:4600'], development: true, self: 'http://page.example' },
    siteId: Number(TEST_SITE),
    isMember: () => token !== undefined,
    language: () => 'zh-CN',
  });
}

/** The value of a call that must succeed. */
export async function valueOf<T>(
  result: Promise<{ ok: true; value: T } | { ok: false; error: unknown }>,
): Promise<T> {
  const settled = await result;
  if (!settled.ok) throw new Error(`not a value: ${JSON.stringify(settled.error)}`);
  return settled.value;
}

/** A single of 20.00 on the first selection that can be bet. */
export function orderOn(matches: readonly Match[]): BetOrder {
  for (const match of matches)
    for (const market of match.markets)
      for (const selection of market.selections)
        if (!selection.locked)
          return {
            legs: [{ match, market, selection }],
            comboCode: 1001,
            stake: money('20.00'),
            acceptance: 'any',
          };
  throw new Error('nothing to bet on');
}
