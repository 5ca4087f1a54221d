import type { IncomingMessage } from 'node:http';
import { LOCALES } from '@heptad/brand-config';
import { SHARED_LISTS } from '@heptad/contracts';
import type { Call } from '@heptad/contracts';

/** A guest's request for a list that all guests of a site share. */
export interface SharedListRequest {
  readonly call: Call;
  /** The body, the same for everybody. */
  readonly body: string;
  /** What the answer depends on: headers that say one of few known values. */
  readonly headers: Readonly<Record<string, string>>;
  /** What the answer is kept under: all of the above. */
  readonly key: string;
}

/** Known values of what the answer depends on. Another version is the native shell's, whose lists may be its own. */
const DEPENDS_ON: Readonly<Record<string, RegExp>> = {
  'x-api-site': /^\d{1,6}$/,
  'x-api-client': /^(web|h5|app)$/,
  'x-api-version': /^1\.0\.0$/,
  'accept-language': new RegExp(`^(${LOCALES.join('|')})$`),
};

const OF_A_MEMBER = ['x-api-token', 'authorization'];

/** Whether a request names a member: its answer may hold something of theirs. */
export const namesMember = ({ headers }: IncomingMessage): boolean =>
  OF_A_MEMBER.some((name) => name in headers);

/**
 * Reads a request as one for a shared list (OPEN-062): the contract's exact path and body, no member, and only known values
 * of what the answer depends on. No other part of a request reaches the platform by this way.
 * @returns undefined for every other request
 */
export function readSharedListRequest(request: IncomingMessage, body: Buffer): SharedListRequest | undefined {
  if (namesMember(request)) return undefined;
  const { method, url, headers } = request;
  const lists = SHARED_LISTS.filter(({ call }) => call.method === method && call.path === url);
  if (lists.length === 0) return undefined;
  const wanted = String(body);
  const list = lists.find(({ request }) => JSON.stringify(request) === wanted);
  if (list === undefined) return undefined;
  const known: Record<string, string> = {};
  for (const [name, pattern] of Object.entries(DEPENDS_ON)) {
    const value = headers[name];
    if (typeof value !== 'string' || !pattern.test(value)) return undefined;
    known[name] = value;
  }
  const key = JSON.stringify([list.call.path, wanted, known]);
  return { call: list.call, body: wanted, headers: known, key };
}
