import { createApiClient, type ApiClient, type BrandNames, type ClientForm } from '@heptad/api-client';
import type { Brand, DeploymentConfig } from '@heptad/brand-config';
import type { SignatureSalts } from '@heptad/crypto';
import { createPageUse, type AllowList, type Device } from '@heptad/device';
import { WIDE_QUERY, type Locale } from '@heptad/feature-module';
import {
  createCredentialStore,
  createAuthRequests,
  createLateSocket,
  createLateVault,
  createSession,
  createTabChannel,
  createTokenStore,
  createVisitorMark,
  createUserInfo,
  loadLoginCode,
  SESSION_CHANNEL,
  socketAddress,
  type Session,
  type SessionSagaDeps,
} from '@heptad/session';
import { session as sessionCalls } from '@heptad/contracts';
import type { SiteLineSource } from '../boot/site-line-source';
import { beforeWrites } from './before-writes';

export const WEB_VERSION = '1.0.0';

export interface PlatformOptions {
  readonly host: Window;
  readonly brand: Brand;
  readonly deployment: DeploymentConfig;
  readonly device: Device;
  /** In which the platform answers. */
  readonly language: () => Locale;
}

export interface Platform {
  readonly api: ApiClient;
  readonly session: Session;
  /** A mark of whose calls are sent now; empty for a guest. */
  readonly visitor: () => string;
  readonly allowList: AllowList;
  /** Signs all calls from now on with salts of the native shell's (NATIVE-016, OPEN-016). */
  signWith(salts: SignatureSalts): void;
  /** What the session's workflows need, but for what only the booted app knows. */
  sagaDeps(
    lines: SiteLineSource,
    ofTheApp: Pick<SessionSagaDeps, 'channelLoginAddress' | 'preloadVenue'>,
  ): SessionSagaDeps;
}

/**
 * The origins that addresses from outside may have in this deployment. In development the games' is known by the name by which the page
 * was reached too: a phone in the local network knows this machine by another one.
 */
export function allowListOf(deployment: DeploymentConfig, self: string): AllowList {
  const { origins, gameOrigins, environment } = deployment;
  const development = environment === 'development';
  const near = development ? gameOrigins.map((origin) => onHostOf(self, origin)) : [];
  return { origins: [...origins, ...gameOrigins, ...near], development, self };
}

function onHostOf(self: string, origin: string): string {
  const url = new URL(origin);
  url.hostname = new URL(self).hostname;
  return url.origin;
}

/** What names in answers become: the brand's own in the language shown (API-010, OPEN-019). */
export function answerNames(
  { replacedNames }: Pick<DeploymentConfig, 'replacedNames'>,
  { names }: Pick<Brand, 'names'>,
  locale: Locale,
): BrandNames {
  return { from: replacedNames, to: names[locale] };
}

function clientForm(host: Window, device: Device): ClientForm {
  if (device.native.inShell) return 'app';
  return !device.webClip && host.matchMedia(WIDE_QUERY).matches ? 'web' : 'h5';
}

/** The browser's databases; undefined where it blocks storage, which some say by throwing. */
function databasesOf(host: Window): IDBFactory | undefined {
  try {
    return host.indexedDB;
  } catch {
    return undefined;
  }
}

/** The request path and the session of one page. */
export function createPlatform({ host, brand, deployment, device, language }: PlatformOptions): Platform {
  const { clock, items, cookies, native, query, finger, webClip, page } = device;
  const allowList = allowListOf(deployment, host.location.origin);
  let salts: SignatureSalts = deployment.signatureSalts;
  const tokens = createTokenStore({ cookies, items, clock, query, inShell: native.marked });
  let needSocket = (): void => undefined;
  const client = createApiClient({
    clock,
    siteId: String(brand.siteId),
    client: () => clientForm(host, device),
    version: query.appVersion ?? WEB_VERSION,
    uuid: () => device.uuid(),
    salts: () => salts,
    language,
    token: () => tokens.current(),
    member: () => tokens.owner(),
    brandNames: () => answerNames(deployment, brand, language()),
    online: () => page.online(),
  });
  const api = beforeWrites(client, () => needSocket());
  const vault = createLateVault(loadLoginCode, databasesOf(host), host.crypto.subtle);
  const credentials = createCredentialStore(items, vault);
  const tabs = createTabChannel(
    typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(SESSION_CHANNEL),
  );
  const authRequests = createAuthRequests();
  const sessionDeps = { api, items, clock, tokens, credentials, tabs, native, authRequests, finger, webClip };
  const session = createSession(sessionDeps);
  return {
    api,
    session,
    visitor: createVisitorMark(tokens),
    allowList,
    signWith(form) {
      salts = form;
    },
    sagaDeps(lines, ofTheApp) {
      const address = () => socketAddress(lines.current(), allowList, deployment.socketLine);
      const socket = createLateSocket({
        open: (url) => new WebSocket(url),
        url: address,
        userToken: () => tokens.current(),
        async memberToken() {
          const answer = await api.send(sessionCalls.jwt, {}, { noToast: true });
          return answer.ok ? answer.value.token : undefined;
        },
        body: () => ({ uuid: device.uuid(), site: String(brand.siteId), client: clientForm(host, device) }),
        page,
        inUse: createPageUse(host, () => performance.now()),
      });
      needSocket = () => socket.need();
      return {
        ...sessionDeps,
        session,
        userInfo: createUserInfo(api),
        page,
        allowList,
        socket,
        socketHost: { ready: lines.ready, address, onChange: lines.subscribe },
        loadLoginCode,
        ...ofTheApp,
      };
    },
  };
}
