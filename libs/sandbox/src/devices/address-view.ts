import { isIPv4 } from 'node:net';
import type { CallResponse, devices } from '@heptad/contracts';

type Place = CallResponse<typeof devices.history>['items'][number]['place'];

/** An address as its member may see it. */
export interface AddressView {
  /** Its first part, which says the network and not the house; empty where there is none. */
  readonly address: string;
  readonly place: Place;
}

const PRIVATE_V4 = [/^127\./, /^10\./, /^192\.168\./, /^172\.(1[6-9]|2\d|3[01])\./, /^169\.254\./];
const PRIVATE_V6 = [/^::1$/, /^f[cd]/, /^fe[89ab]/];

/** IPv4 in the clothes of IPv6, as a server that listens on both sees it, is IPv4. */
const plain = (address: string): string => {
  const text = address.toLowerCase();
  const inner = text.replace(/^::ffff:/, '');
  return isIPv4(inner) ? inner : text;
};

function masked(address: string): string {
  if (address === '') return '';
  if (isIPv4(address)) return `${address.split('.').slice(0, 2).join('.')}.*.*`;
  const groups = address.split(':').filter((group) => group !== '');
  return address.startsWith('::') ? '::*' : `${groups.slice(0, 2).join(':')}:*`;
}

/**
 * How an address is shown: its first half, and where it lies. There is no map of addresses here, so a place is told as far as it
 * can be known: the network that is used now, a private one, or another.
 * @param now the address of who looks
 */
export function addressView(address: string, now: string): AddressView {
  const [own, present] = [plain(address), plain(now)];
  const isPrivate = (isIPv4(own) ? PRIVATE_V4 : PRIVATE_V6).some((pattern) => pattern.test(own));
  const place = own !== '' && own === present ? 'here' : isPrivate ? 'private' : 'other';
  return { address: masked(own), place };
}
