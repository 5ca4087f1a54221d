import type { ApiError } from '@heptad/api-client';
import { stubApiClient, type StubAnswers } from '@heptad/api-client/testing';
import { member, session } from '@heptad/contracts';
import {
  createClock,
  createCookies,
  createNativeBridge,
  createStoredItems,
  TOKEN_COOKIE,
} from '@heptad/device';
import type { Task } from 'redux-saga';
import { createCredentialStore, type CredentialStore } from '../credentials';
import { createAuthRequests } from '../authentication/auth-requests';
import { loadLoginCode } from '../authentication/login-loader';
import { createSession } from '../session';
import { createTabChannel, type NewsCarrier } from '../tab-channel';
import { createTokenStore } from '../token-store';
import { createUserInfo } from '../user-info';
import type { SessionSagaDeps } from '../sagas/saga-deps';
import { createTabStore } from './tab-store';
import { stubPage, stubSocket } from './tab-surroundings';

export const info = {
  userId: 'm1',
  name: 'demo01',
  grade: 3,
  currency: 'CNY',
  registeredAt: 1,
  unreadMail: 0,
  state: 'active',
  phoneBound: 1,
  emailBound: 0,
} as const;
export const refusal = (code: number, call = '/site/x'): ApiError => ({
  kind: 'business',
  code: String(code),
  message: '',
  call,
});
export const form = { name: 'demo01', password: 'Heptad2026', remember: true };

/** Cookies that two tabs share. */
export function sharedJar() {
  const kept = new Map<string, string>();
  return {
    get cookie() {
      return [...kept].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      const [name = '', value = ''] = (text.split('; ')[0] ?? '').split('=');
      if (text.includes('max-age=0')) kept.delete(name);
      else kept.set(name, value);
    },
  };
}

/** What one tab posts, all others of the same bus hear. */
export function bus(): () => NewsCarrier {
  const members: { listeners: Set<(event: { readonly data: unknown }) => void> }[] = [];
  return () => {
    const mine = { listeners: new Set<(event: { readonly data: unknown }) => void>() };
    members.push(mine);
    return {
      postMessage(data) {
        for (const other of members) if (other !== mine) for (const hear of other.listeners) hear({ data });
      },
      addEventListener: (_, listener) => void mine.listeners.add(listener),
      removeEventListener: (_, listener) => void mine.listeners.delete(listener),
      close: () => mine.listeners.clear(),
    };
  };
}

interface Tab {
  readonly answers?: StubAnswers;
  readonly jar?: ReturnType<typeof sharedJar>;
  readonly carrier?: NewsCarrier;
  readonly deps?: Partial<SessionSagaDeps>;
  readonly token?: string;
  readonly prepare?: (deps: SessionSagaDeps) => void | Promise<void>;
}

/** Keeps a login as if it had been made by hand. */
export async function remember(
  credentials: CredentialStore,
  { name, password, checked }: { name: string; password: string; checked: boolean },
): Promise<void> {
  credentials.keep({ name, checked, sealed: password === '' ? undefined : await credentials.seal(password) });
}

/** What a tab's workflows stand on, with stand-ins for what is around the tab. */
function tabDeps(tab: Tab) {
  const clock = createClock({ wall: () => new Date(2026, 5, 15, 12).getTime(), monotonic: () => Date.now() });
  const items = tab.deps?.items ?? createStoredItems(null, clock);
  const cookies = createCookies(tab.jar ?? sharedJar(), true);
  if (tab.token !== undefined) cookies.set(TOKEN_COOKIE, tab.token);
  const api = stubApiClient({
    [member.info.path]: { ok: true, value: info },
    [session.login.path]: { ok: true, value: { token: 'tok' } },
    [session.logout.path]: { ok: true, value: null },
    ...tab.answers,
  });
  const follow = jest.fn();
  const base = {
    api,
    items,
    clock,
    tokens: createTokenStore({ cookies, items, clock, query: {}, inShell: false }),
    credentials: createCredentialStore(items, {
      seal: async (text) => `~${text}`,
      open: async (text) => text.slice(1),
    }),
    tabs: createTabChannel(tab.carrier),
    native: createNativeBridge({
      isApp: true,
      bridge: true,
      userAgent: '',
      marker: '',
      scheme: 'heptad',
      follow,
    }),
    authRequests: createAuthRequests(),
    finger: () => 'mark',
    webClip: false,
    ...tab.deps,
  };
  return { base, api, items, cookies, follow };
}

const running: Task[] = [];

/** Opens the session of one tab: its store, its workflows and stand-ins for what is around them. Needs fake timers. */
export async function openTab(tab: Tab = {}) {
  const { base, api, items, cookies, follow } = tabDeps(tab);
  const { page, changed } = stubPage();
  const { socket, calls, push } = stubSocket();
  const preloaded: string[] = [];
  const deps: SessionSagaDeps = {
    ...base,
    session: createSession(base),
    userInfo: createUserInfo(api),
    page,
    allowList: { origins: ['https://games.example'], development: false },
    async preloadVenue(venue) {
      preloaded.push(venue);
      return { ok: true, value: { url: `https://games.example/${venue}?token=launch`, token: 'launch' } };
    },
    socket,
    socketHost: {
      ready: async () => undefined,
      address: () => 'wss://brand.example',
      onChange: () => () => undefined,
    },
    channelLoginAddress: () => 'https://partner.example/login',
    loadLoginCode,
    ...tab.deps,
  };
  await tab.prepare?.(deps);
  const { store, actions, run, of, state } = createTabStore(api);
  running.push(...run(deps));
  await jest.advanceTimersByTimeAsync(0);
  return {
    deps,
    api,
    items,
    cookies,
    store,
    state,
    of,
    actions,
    follow,
    pageChanged: changed,
    socketCalls: calls,
    preloaded,
    push,
    sent: (path: string) => api.sent.filter((entry) => entry.path === path),
  };
}

/** Ends the workflows of every tab that was opened. */
export function closeTabs(): void {
  for (const task of running.splice(0)) task.cancel();
}
