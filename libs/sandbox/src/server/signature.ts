import { hash, timingSafeEqual } from 'node:crypto';

/** The secret of each path prefix (OPEN-016); the longest prefix of a path counts. Paths without one need no signature. */
export type SignatureSalts = Readonly<Record<string, string>>;

/** The salts of the demonstration platform; a deployment's client is given the same table in its configuration. */
export const DEMO_SALTS: SignatureSalts = {
  '/site': 'demo-site-3f1c',
  '/game': 'demo-game-9a42',
  '/act': 'demo-act-77de',
  '/page/fd': 'demo-fd-c05b',
  '/api/mobile': 'demo-im-48e6',
  '/yewu': 'demo-ob-1b90',
  '/v1': 'demo-fb-e2d7',
};

/** A signature is good for this long before and after its time stamp, ms. */
export const SIGNATURE_LIFE_MS = 5 * 60_000;

/** The salt of a path; `undefined` when its calls are not signed. */
export function saltOf(salts: SignatureSalts, path: string): string | undefined {
  const prefix = Object.keys(salts)
    .filter((candidate) => path.startsWith(candidate))
    .sort((a, b) => b.length - a.length)[0];
  return prefix === undefined ? undefined : salts[prefix];
}

/** The value of `X-API-XXX`: `<time stamp>.<md5 of salt, path, uuid and time stamp>`. The path is without its query. */
export function signatureOf(salt: string, path: string, uuid: string, timestamp: number): string {
  const digest = hash('md5', `${salt}${path}${uuid}${String(timestamp)}`);
  return `${String(timestamp)}.${digest}`;
}

/**
 * Whether a signature is right and young enough by one of the clocks: the platform's own, which a client follows, and the
 * real one, which a client has before the first answer.
 */
export function isSigned(
  signature: string,
  request: { readonly salt: string; readonly path: string; readonly uuid: string },
  clocks: readonly number[],
): boolean {
  const timestamp = Number(/^(\d{13})\.[0-9a-f]{32}$/.exec(signature)?.[1]);
  if (!clocks.some((now) => Math.abs(now - timestamp) <= SIGNATURE_LIFE_MS)) return false;
  const expected = signatureOf(request.salt, request.path, request.uuid, timestamp);
  return timingSafeEqual(Buffer.from(expected), Buffer.from(signature));
}
