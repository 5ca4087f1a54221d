import { isIPv6 } from 'node:net';
import type { RequestKind } from './request-kind';

/** One line of the access log. */
export interface AccessLine {
  /** ISO time at which the answer was through. */
  readonly time: string;
  readonly id: string;
  readonly brand: string;
  readonly kind: RequestKind;
  readonly method: string;
  readonly path: string;
  /** The HTTP status; 499 where the browser went away before the end. */
  readonly code: number;
  readonly bytes: number;
  readonly ms: number;
  readonly address: string;
}

/** Takes the lines of the access log. */
export type AccessLog = (line: AccessLine) => void;

const MAX_PATH = 200;
/** Kinds whose paths hold what a visitor wrote: addresses of pictures, keys. */
const OWN_WORDS: Readonly<Partial<Record<RequestKind, RegExp>>> = {
  picture: /^\/api\/ImageOptimizer\//,
  cache: /^\/api\/json-cache\//,
};

/**
 * A path as it may be kept: without its query, which can carry tokens and names, and without what visitors write into paths.
 * @param path still encoded, without its query
 */
export function keptPath(path: string, kind: RequestKind): string {
  const start = OWN_WORDS[kind]?.exec(path)?.[0];
  return start === undefined ? path.slice(0, MAX_PATH) : `${start}…`;
}

/** An address as it may be kept: the network of a member, not the member (24 bits of IPv4, 48 of IPv6). */
export function shortAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  const v4 = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(plain);
  if (v4) return `${String(v4[1])}.0`;
  if (!isIPv6(plain)) return '';
  const [before = '', after] = plain.replace(/%.*$/, '').split('::', 2);
  const groups = before === '' ? [] : before.split(':');
  const last = after === undefined || after === '' ? [] : after.split(':');
  const missing = after === undefined ? 0 : Math.max(0, 8 - groups.length - last.length);
  const whole = [...groups, ...Array.from({ length: missing }, () => '0'), ...last];
  return `${whole
    .slice(0, 3)
    .map((group) => group.toLowerCase())
    .join(':')}::`;
}

/** Writes each line as JSON, as programs that gather logs read them. @param write takes the text with its line's end */
export const jsonLines =
  (write: (text: string) => unknown) =>
  (line: object): void => {
    write(`${JSON.stringify(line)}\n`);
  };
