import { md5 } from './md5';

/** The secret of each service, by the prefix of its paths (OPEN-016). */
export type SignatureSalts = Readonly<Record<string, string>>;

/** The salt of the longest prefix that a path begins with; undefined where no service claims it. */
export function saltOf(path: string, salts: SignatureSalts): string | undefined {
  let best: string | undefined;
  for (const prefix of Object.keys(salts)) {
    if (path.startsWith(prefix) && prefix.length > (best?.length ?? -1)) best = prefix;
  }
  return best === undefined ? undefined : salts[best];
}

/**
 * The value of `X-API-XXX` (API-003, OPEN-016).
 * @param timestamp milliseconds since the epoch
 * @returns `<timestamp>.<md5 of salt, path, uuid, timestamp>`
 */
export function signature(salt: string, path: string, uuid: string, timestamp: number): string {
  return `${timestamp}.${md5(`${salt}${path}${uuid}${timestamp}`)}`;
}
