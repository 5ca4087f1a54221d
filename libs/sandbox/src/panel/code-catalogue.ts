import {
  BUSINESS_CODES,
  FB_TOKEN_EXPIRED,
  IM_TOKEN_EXPIRED,
  IP_BLOCKED_CODES,
  LOGIN_CODES,
  OB_TOKEN_EXPIRED,
  REQUEST_CODES,
  session,
  SESSION_CODES,
} from '@heptad/contracts';

/** A code of the error catalogue with the path where it usually comes up, for the panel's choice. */
export interface CatalogueCode {
  readonly group: 'login' | 'session' | 'blocked' | 'request' | 'business' | 'venue';
  readonly name: string;
  readonly code: number | string;
  readonly path: string;
}

/** Every code that can be switched on by name; any other can be typed. */
export function codeCatalogue(): readonly CatalogueCode[] {
  const named = (group: CatalogueCode['group'], codes: Readonly<Record<string, number>>, path: string) =>
    Object.entries(codes).map(([name, code]): CatalogueCode => ({ group, name, code, path }));
  const plain = (group: CatalogueCode['group'], codes: readonly number[], path: string) =>
    codes.map((code): CatalogueCode => ({ group, name: String(code), code, path }));
  return [
    ...named('login', LOGIN_CODES, session.login.path),
    ...plain('session', Object.values(SESSION_CODES), '/site/api/v1/user/member/info'),
    ...plain('blocked', Object.values(IP_BLOCKED_CODES), '/site/api/v1/configuration/preInfo'),
    ...named('request', REQUEST_CODES, '/site/*'),
    ...named('business', BUSINESS_CODES, '/game/*'),
    { group: 'venue', name: 'imTokenExpired', code: IM_TOKEN_EXPIRED, path: '/api/mobile*' },
    { group: 'venue', name: 'obTokenExpired', code: `0${OB_TOKEN_EXPIRED}`, path: '/yewu*' },
    { group: 'venue', name: 'fbTokenExpired', code: FB_TOKEN_EXPIRED, path: '/v1/*' },
  ];
}
