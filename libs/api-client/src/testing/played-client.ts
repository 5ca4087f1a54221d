import { defineCall } from '@heptad/contracts';
import { createClock } from '@heptad/device';
import * as v from 'valibot';
import { createApiClient, type ApiClientOptions } from '../create-api-client';
import type { ApiFailure } from '../api-client';
import type { TransportAnswer, TransportRequest } from '../transport';

export type Play = (request: TransportRequest, count: number) => TransportAnswer | Promise<TransportAnswer>;

/** An answer of JSON, or of a text that is given as it is. */
export function json(value: unknown, status = 200, headers: Record<string, string> = {}): TransportAnswer {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return {
    status,
    statusText: 'OK',
    headers: { 'content-type': 'application/json', ...headers },
    body: text,
  };
}
/** A success of the platform. */
export const done = (data: unknown): TransportAnswer => json({ status_code: 6000, message: 'ok', data });
/** A refusal by the platform. */
export const refused = (code: number, message = '', data: unknown = null): TransportAnswer =>
  json({ status_code: code, message, data });

/** A client whose network is played by a spec, with everything it sent and every failure it told of. */
export function setUp(play: Play, more: Partial<ApiClientOptions> = {}) {
  const requests: TransportRequest[] = [];
  const failures: ApiFailure[] = [];
  const state = { token: undefined as string | undefined, member: undefined as string | undefined };
  const api = createApiClient({
    transport: async (request) => {
      requests.push(request);
      return play(request, requests.length);
    },
    clock: createClock({ wall: () => 1_700_000_000_000, monotonic: () => 0 }),
    siteId: '4002',
    client: () => 'h5',
    version: '1.0.0',
    uuid: () => 'device-1',
    salts: () => ({ '/site': 'salt' }),
    token: () => state.token,
    member: () => state.member,
    random: () => 0.5,
    newKey: () => 'key-1',
    ...more,
  });
  api.onFailure((failure) => failures.push(failure));
  return { api, requests, failures, state };
}

export const read = defineCall({
  method: 'POST',
  path: '/site/api/v1/thing',
  safety: 'read',
  request: v.object({ id: v.optional(v.string(), 'one') }),
  response: v.object({ n: v.number() }),
});
export const once = defineCall({ ...read, path: '/site/api/v1/once', safety: 'once' });
export const keyed = defineCall({ ...read, path: '/site/api/v1/keyed', safety: 'keyed' });
export const bodyOf = (request: TransportRequest | undefined): unknown => JSON.parse(request?.body ?? 'null');
