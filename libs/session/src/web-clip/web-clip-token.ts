import type { ApiClient } from '@heptad/api-client';
import { deviceId, ITEMS, randomId, type Clock, type StoredItems } from '@heptad/device';

const NAME_PREFIX_LENGTH = 4;

/** The fields of a web-clip token (WEBCLIP-003, WEBCLIP-004, OPEN-009). */
export interface WebClipPayload {
  readonly ip: string;
  /** Milliseconds since the epoch. */
  readonly timestamp: number;
  /** Random, one for each installation. */
  readonly key: string;
  readonly name: string;
  /** The code that brought the visitor; may be empty. */
  readonly cc: string;
  readonly uu: string;
}

function installationKey(items: StoredItems): string {
  const known = items.get(ITEMS.webClipKey);
  if (known !== undefined) return known;
  const fresh = randomId();
  items.set(ITEMS.webClipKey, fresh);
  return fresh;
}

/** What a web clip says about itself when a member logs in. */
export function webClipPayload(name: string, items: StoredItems, clock: Clock): WebClipPayload {
  return {
    ip: items.get(ITEMS.ipAddress) ?? '',
    timestamp: clock.now(),
    key: installationKey(items),
    name: [...name].slice(0, NAME_PREFIX_LENGTH).join(''),
    cc: items.get(ITEMS.recommendCode) ?? items.get(ITEMS.agentCode) ?? items.get(ITEMS.inviteCode) ?? '',
    uu: items.get(ITEMS.webClipUuid) ?? deviceId(items),
  };
}

/** The token as it travels: sealed under the site's key. @returns undefined when the key cannot be had */
export function makeWebClipToken(
  name: string,
  items: StoredItems,
  clock: Clock,
  api: Pick<ApiClient, 'seal'>,
): Promise<string | undefined> {
  return api.seal('site', webClipPayload(name, items, clock));
}
