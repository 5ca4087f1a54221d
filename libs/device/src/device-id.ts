import { md5 } from '@heptad/crypto';
import { ITEMS } from './items';
import type { StoredItems } from './stored-items';

/** Gives a fresh id in the UUID form; works where `crypto.randomUUID` is missing (plain http). */
export function randomId(random: Pick<Crypto, 'getRandomValues'> = crypto): string {
  const bytes = random.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** The device's id, made at the first call and kept through logout (STORE-005, STORE-023, OPEN-036). */
export function deviceId(items: StoredItems, create: () => string = randomId): string {
  const known = items.get(ITEMS.deviceId);
  if (known !== undefined) return known;
  return renewDeviceId(items, create);
}

/** Replaces the device's id, as the platform asks by code 22007 (OPEN-024). */
export function renewDeviceId(items: StoredItems, create: () => string = randomId): string {
  const id = create();
  items.set(ITEMS.deviceId, id);
  if (items.get(ITEMS.webClipUuid) === undefined) items.set(ITEMS.webClipUuid, id);
  return id;
}

export interface BrowserTraits {
  readonly userAgent: string;
  readonly language: string;
  readonly screen: string;
  readonly timeZone: string;
  readonly cores: number;
}

/** A stable mark of the browser, sent when logging in (OPEN-036). */
export function fingerprint(traits: BrowserTraits): string {
  return md5([traits.userAgent, traits.language, traits.screen, traits.timeZone, traits.cores].join('|'));
}
