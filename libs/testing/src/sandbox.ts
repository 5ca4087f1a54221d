import { createHash } from 'node:crypto';
import { DEMO_PASSWORD, DEMO_SALTS, createSandbox, readSites, signatureOf } from '@heptad/sandbox';
import type { Sandbox, SandboxOptions } from '@heptad/sandbox';
import { type Call, type CallRequest, session } from '@heptad/contracts';
import { defined } from '@heptad/formatting';
import type { PostgresServer } from './postgres';
import { storageFor } from './prepared-storage';

/**
 * What a test may ask for besides the defaults: SQLite in memory, seed 1, the brands' sites, and a clock that stands still until the
 * test moves it. With `start` or `now` it runs from there.
 */
export type StartOptions = Partial<SandboxOptions> & {
  /** Listens on a free port, so that browsers, sockets and HTTP clients can reach it. */
  readonly listen?: boolean;
  /** Its storage is a database there. */
  readonly server?: PostgresServer | undefined;
};

/** What a platform or venue answered, as it was on the wire. */
export interface SandboxAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  /** The parsed JSON; `undefined` when it was none. */
  readonly body: Readonly<Record<string, unknown>> | undefined;
  readonly text: string;
}

export interface SendExtras {
  readonly token?: string;
  readonly site?: string;
  readonly uuid?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Fields besides the call's own, as venue families merge them. */
  readonly merged?: Readonly<Record<string, unknown>>;
}

/** A sandbox of one test's own. */
export interface TestSandbox extends Sandbox {
  /** `http://127.0.0.1:<port>` when it listens, empty otherwise. */
  readonly origin: string;
  /** The games' own origin, likewise. */
  readonly gamesAt: string;
  /** Sends a call by injection with a right signature. */
  send<C extends Call>(call: C, request: CallRequest<C>, extras?: SendExtras): Promise<SandboxAnswer>;
  /** Sends a call of the games' own server by injection, with the token of a game's launch. */
  play<C extends Call>(call: C, request: CallRequest<C>, token: string): Promise<SandboxAnswer>;
  /** Logs a demo member in and gives the token. */
  logIn(name?: string, extras?: SendExtras): Promise<string>;
}

/** Seen from the workspace's root, where tests run. */
const BRANDS = 'brands';

/** Where the clock of a sandbox stands that is given no time: what is asked twice is answered alike, on every day and however slow the machine is. */
const MOMENT = Date.parse('2026-09-12T12:00:00Z');

export const TEST_UUID = 'test-device';
export const TEST_SITE = '4002';

/** The MD5 value of a password, as clients send it. */
export function passwordHashOf(password: string): string {
  return createHash('md5').update(password).digest('hex');
}

/** Starts a sandbox inside this process. Close it after the test. */
export async function startSandbox(options: StartOptions = {}): Promise<TestSandbox> {
  const { listen = false, server, ...given } = options;
  const standing = given.now === undefined && given.start === undefined;
  const seeding = { seed: 1, sites: readSites(BRANDS), ...(standing ? { start: MOMENT } : {}), ...given };
  const storage = given.storage ?? (await storageFor(server, seeding));
  const sandbox = await createSandbox({ ...seeding, storage });
  if (standing) await sandbox.clock.rate(0);
  const listening = async (app: Sandbox['app']) => (listen ? app.listen({ host: '127.0.0.1', port: 0 }) : '');
  const origin = await listening(sandbox.app);
  const gamesAt = await listening(sandbox.games);

  async function send<C extends Call>(
    call: C,
    request: CallRequest<C>,
    extras: SendExtras = {},
  ): Promise<SandboxAnswer> {
    const given: Readonly<Record<string, unknown>> = { ...(request as object), ...extras.merged };
    const inPath = [...call.path.matchAll(/:([A-Za-z]+)/g)].map(([, name = '']) => name);
    const path = inPath.reduce(
      (text, name) => text.replace(`:${name}`, encodeURIComponent(String(given[name]))),
      call.path,
    );
    const fields = Object.fromEntries(Object.entries(given).filter(([name]) => !inPath.includes(name)));
    const response = await sandbox.app.inject({
      method: call.method,
      url: path,
      headers: headersFor(path, extras, sandbox.clock.real()),
      ...(call.method === 'GET' ? { query: textFields(fields) } : { payload: fields }),
    });
    return {
      status: response.statusCode,
      headers: response.headers,
      body: parsed(response.body),
      text: response.body,
    };
  }

  async function play<C extends Call>(
    call: C,
    request: CallRequest<C>,
    token: string,
  ): Promise<SandboxAnswer> {
    const response = await sandbox.games.inject({
      method: call.method,
      url: call.path,
      headers: { authorization: `Bearer ${token}`, 'accept-language': 'zh-CN' },
      payload: { ...(request as object) },
    });
    return {
      status: response.statusCode,
      headers: response.headers,
      body: parsed(response.body),
      text: response.body,
    };
  }

  return {
    ...sandbox,
    origin,
    gamesAt,
    send,
    play,
    async logIn(name = 'demo01', extras = {}) {
      const answer = await send(session.login, { name, password: passwordHashOf(DEMO_PASSWORD) }, extras);
      const data = answer.body?.['data'];
      if (typeof data !== 'object' || data === null || !('token' in data))
        throw new Error(`login: ${answer.text}`);
      return String(data.token);
    },
  };
}

/** The headers that a client adds to each call (API-002…API-007), with a right signature. */
export function headersFor(path: string, extras: SendExtras, timestamp: number): Record<string, string> {
  const uuid = extras.uuid ?? TEST_UUID;
  const prefix = Object.keys(DEMO_SALTS).find((candidate) => path.startsWith(candidate));
  const salt = prefix === undefined ? undefined : DEMO_SALTS[prefix];
  return {
    'x-api-client': 'h5',
    'x-api-version': '1.0.0',
    'x-api-site': extras.site ?? TEST_SITE,
    'x-api-uuid': uuid,
    ...(salt === undefined ? {} : { 'x-api-xxx': signatureOf(salt, path, uuid, timestamp) }),
    ...defined({ 'x-api-token': extras.token }),
    ...extras.headers,
  };
}

function textFields(fields: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );
}

function parsed(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    return JSON.parse(text) as Readonly<Record<string, unknown>>;
  } catch {
    return undefined;
  }
}
