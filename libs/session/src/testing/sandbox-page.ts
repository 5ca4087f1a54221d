import { createApiClient } from '@heptad/api-client';
import { createClock, createCookies, createNativeBridge, createStoredItems, deviceId } from '@heptad/device';
import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { createCredentialStore } from '../credentials';
import { createAuthRequests } from '../authentication/auth-requests';
import { authSaga } from '../authentication/auth-saga';
import { loadLoginCode } from '../authentication/login-loader';
import type { KeyVault } from '../key-vault';
import type { LoginForm } from '../login-attempt';
import { createSession, type SessionDeps } from '../session';
import { sessionReducer } from '../session-slice';
import { createTabChannel } from '../tab-channel';
import { createTokenStore } from '../token-store';

/** What the sandboxes of these specs sign with. */
export const SALTS = { '/site': 'one', '/page/fd': 'two', '/act': 'three', '/game': 'four' };
const DEMO_PASSWORD = 'Heptad2026';
const NO_VAULT: KeyVault = { seal: async () => undefined, open: async () => undefined };
/** Marks what it seals. */
export const OPEN_VAULT: KeyVault = { seal: async (text) => `~${text}`, open: async (text) => text.slice(1) };

/**
 * A page with its own cookies and stored items, its session on the platform of a sandbox, and the workflows of logging in and out.
 * @param more whether the page is a web clip, and what seals passwords; nothing is sealed by default
 */
export function openPage(
  sandbox: { readonly origin: string },
  more: { readonly webClip?: boolean; readonly vault?: KeyVault } = {},
) {
  const clock = createClock();
  const items = createStoredItems(null, clock);
  const tokens = createTokenStore({
    cookies: createCookies({ cookie: '' }, true),
    items,
    clock,
    query: {},
    inShell: false,
  });
  const api = createApiClient({
    baseUrl: sandbox.origin,
    clock,
    siteId: '4002',
    client: () => 'h5',
    version: '1.0.0',
    uuid: () => deviceId(items),
    salts: () => SALTS,
    token: tokens.current,
    member: tokens.owner,
  });
  const deps: SessionDeps = {
    api,
    items,
    clock,
    tokens,
    credentials: createCredentialStore(items, more.vault ?? NO_VAULT),
    tabs: createTabChannel(undefined),
    native: createNativeBridge({
      isApp: false,
      userAgent: '',
      marker: '',
      scheme: 'x',
      follow: () => undefined,
    }),
    authRequests: createAuthRequests(),
    finger: () => 'mark',
    webClip: more.webClip ?? false,
  };
  const saga = createSagaMiddleware();
  const store = configureStore({
    reducer: { session: sessionReducer },
    middleware: (defaults) => defaults().concat(saga),
  });
  saga.run(authSaga, { ...deps, channelLoginAddress: () => undefined, loadLoginCode });
  return { api, items, tokens, deps, store, session: createSession(deps) };
}

/** A page of its own that has tried to log in with a demo member's password, and how that ended. */
export async function logInOnPage(
  sandbox: { readonly origin: string },
  name: string,
  more: Partial<LoginForm> = {},
) {
  const opened = openPage(sandbox);
  const outcome = await opened.session.login({ name, password: DEMO_PASSWORD, remember: false, ...more });
  return { ...opened, outcome };
}
