import { ITEMS, type StoredItem } from './items';
import type { StoredItems } from './stored-items';

/** What the address of the first page said (SHELL-011, OPEN-033). Absent, empty and oversized parameters are left out. */
export interface EntryQuery {
  readonly isApp: boolean;
  readonly isDark: boolean;
  /** Asks for free space below the last row (SHELL-013, OPEN-033). */
  readonly isIphoneX: boolean;
  readonly isWebClip: boolean;
  /** The visitor comes by a partner's channel (OPEN-013). */
  readonly isPartner: boolean;
  /** Passed through as the shell spelt it. */
  readonly appType?: string;
  readonly appVersion?: string;
  readonly inviteCode?: string;
  readonly agentCode?: string;
  readonly recommendCode?: string;
  readonly recommendBet?: string;
  /** What an agent's link vouches with; sent with the login (SESSION-001). */
  readonly agentVerify?: string;
  /** Kept as it came; readable by the whole app (SHELL-012). */
  readonly type?: string;
  /** A member's token handed over by address (OPEN-010). */
  readonly token?: string;
}

/** Longest value taken from an address. */
export const MAX_PARAMETER_LENGTH = 512;
/** The form of the native shell's version. */
export const VERSION = /^\d{1,4}(\.\d{1,6}){0,3}$/;
const CODE = /^[\w-]{1,64}$/;
const TOKEN = /^[\x21-\x7e]+$/;

/** The address parameter that carries a token, and its path into {@link EntryQuery}. */
export const TOKEN_PARAMETER = 'token';

/** Whether a parameter's value is taken: neither absent, empty nor oversized, and of its form where it has one. */
export function isTaken(value: string | null, form?: RegExp): value is string {
  if (value === null || value === '' || value.length > MAX_PARAMETER_LENGTH) return false;
  return form === undefined || form.test(value);
}

/** Reads the parameters of an address's query. @param search the query with or without its `?`; never throws */
export function readEntryQuery(search: string): EntryQuery {
  const parameters = new URLSearchParams(search);
  const take = (name: string, form?: RegExp): string | undefined => {
    const value = parameters.get(name);
    return isTaken(value, form) ? value : undefined;
  };
  const flag = (name: string): boolean => ['1', 'true', 'yes'].includes(take(name)?.toLowerCase() ?? '');
  const values = {
    appType: take('appType'),
    appVersion: take('appVersion', VERSION),
    inviteCode: take('invite_code', CODE),
    agentCode: take('i_code', CODE),
    recommendCode: take('r_code', CODE),
    recommendBet: take('r_bet', CODE),
    agentVerify: take('agent_verify', TOKEN),
    type: take('type'),
    token: take(TOKEN_PARAMETER, TOKEN),
  };
  const present = Object.entries(values).filter(([, value]) => value !== undefined);
  return {
    isApp: flag('isApp'),
    isDark: flag('isDark'),
    isIphoneX: flag('isiphonex'),
    isWebClip: parameters.get('wcp') === '1',
    isPartner: flag('isMY'),
    ...(Object.fromEntries(present) as { [Name in keyof typeof values]?: string }),
  };
}

/**
 * Keeps what an address says of who brought the visitor: a new code replaces the old one and starts its time anew (OPEN-035); a
 * partner's visitor makes the detour once, however often the link is opened (OPEN-013).
 */
export function keepAttribution(query: EntryQuery, items: StoredItems): void {
  const codes: readonly (readonly [StoredItem<string>, string | undefined])[] = [
    [ITEMS.inviteCode, query.inviteCode],
    [ITEMS.agentCode, query.agentCode],
    [ITEMS.recommendCode, query.recommendCode],
    [ITEMS.recommendBet, query.recommendBet],
    [ITEMS.agentVerify, query.agentVerify],
  ];
  for (const [item, code] of codes) if (code !== undefined) items.set(item, code);
  if (query.isPartner && items.get(ITEMS.partnerChannel) === undefined)
    items.set(ITEMS.partnerChannel, 'yes');
}

/** How the visitor was brought here; a recommendation outweighs an agent (ROLE-006, OPEN-034). */
export type SourceType = 'ordinary' | 'agent' | 'recommend';

export function sourceType(items: StoredItems): SourceType {
  if (items.get(ITEMS.recommendCode) !== undefined) return 'recommend';
  return items.get(ITEMS.agentCode) === undefined ? 'ordinary' : 'agent';
}

/** The address without the token it carried, to be put in the bar before the first request. @param href a full address */
export function withoutToken(href: string): string {
  const url = new URL(href);
  if (!url.searchParams.has(TOKEN_PARAMETER)) return href;
  url.searchParams.delete(TOKEN_PARAMETER);
  return url.href;
}
