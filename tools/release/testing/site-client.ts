import { randomBytes } from 'node:crypto';
import { Agent, request as plainRequest } from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';
import type { Call, CallRequest } from '@heptad/contracts';
import { session } from '@heptad/contracts';
import { DEMO_PASSWORD } from '@heptad/sandbox';
import { headersFor, passwordHashOf } from '@heptad/testing';
import { WebSocket } from 'ws';

/** Where a site is asked: by an address, under its name. */
export interface SitePlace {
  /** `http://127.0.0.1:1` or `https://…`. */
  readonly origin: string;
  readonly name: string;
  /** The certificate that is trusted. */
  readonly ca?: Buffer;
}

export interface SiteAnswer {
  readonly status: number;
  readonly text: string;
}

/** A browser of a test, at one address of a site. */
export class SiteClient {
  readonly #place: SitePlace;
  readonly #agent: Agent;
  #token = '';

  constructor(place: SitePlace) {
    this.#place = place;
    this.#agent = new (this.#isSecure ? SecureAgent : Agent)({ keepAlive: true, maxSockets: 32 });
  }

  get #isSecure(): boolean {
    return this.#place.origin.startsWith('https:');
  }

  /** Of another address, with the same member logged in. */
  at(place: SitePlace): SiteClient {
    const client = new SiteClient(place);
    client.#token = this.#token;
    return client;
  }

  get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<SiteAnswer> {
    return this.#send('GET', path, headers);
  }

  /** Asks a call, one without fields where it is read by GET. @throws the network's own error where no whole answer came */
  ask<C extends Call>(call: C, body: CallRequest<C>, key?: string): Promise<SiteAnswer> {
    const headers = key === undefined ? {} : { 'idempotency-key': key };
    const extras = { headers, ...(this.#token !== '' && { token: this.#token }) };
    const sent = call.method === 'GET' ? undefined : JSON.stringify(body);
    return this.#send(call.method, call.path, headersFor(call.path, extras, Date.now()), sent);
  }

  async logIn(name: string): Promise<void> {
    const { text } = await this.ask(session.login, { name, password: passwordHashOf(DEMO_PASSWORD) });
    this.#token = /"token":"([^"]+)"/.exec(text)?.[1] ?? '';
    if (this.#token === '') throw new Error(`login: ${text}`);
  }

  /** Opens the platform's socket and logs the member in. @returns the frames heard so far */
  async listen(): Promise<{ readonly frames: readonly string[]; end(): void }> {
    const { text } = await this.ask(session.jwt, {});
    const { origin, name, ca } = this.#place;
    const at = `${origin.replace('http', 'ws')}/stream/ws/v1/handshake?clientType=web`;
    const secure = { servername: name, ...(ca && { ca }) };
    const socket = new WebSocket(at, [], { headers: { host: name }, ...secure });
    const frames: string[] = [];
    const token = /"token":"([^"]+)"/.exec(text)?.[1];
    if (token === undefined) throw new Error(`the socket's token: ${text}`);
    socket.on('open', () =>
      socket.send(
        JSON.stringify({
          msgId: 10001,
          msgData: { token, body: { uuid: randomBytes(4).toString('hex'), site: '4002', client: 'h5' } },
        }),
      ),
    );
    await new Promise<void>((heard, failed) => {
      socket.on('error', failed);
      socket.on('close', (code) => failed(new Error(`The socket was closed: ${String(code)}`)));
      socket.on('message', (frame) => {
        frames.push(String(frame));
        heard();
      });
    });
    return { frames, end: () => socket.terminate() };
  }

  close(): void {
    this.#agent.destroy();
  }

  #send(
    method: string,
    path: string,
    headers: Readonly<Record<string, string>> = {},
    body?: string,
  ): Promise<SiteAnswer> {
    const { origin, name, ca } = this.#place;
    const { hostname, port } = new URL(origin);
    const options = {
      hostname,
      port,
      path,
      method,
      agent: this.#agent,
      servername: name,
      ...(ca && { ca }),
      headers: { host: name, 'content-type': 'application/json;charset=UTF-8', ...headers },
    };
    return new Promise((answered, failed) => {
      const asked = (this.#isSecure ? secureRequest : plainRequest)(options, (answer) => {
        const pieces: Buffer[] = [];
        answer.on('data', (piece: Buffer) => pieces.push(piece));
        answer.on('error', failed);
        answer.on('end', () =>
          answered({ status: answer.statusCode ?? 0, text: Buffer.concat(pieces).toString() }),
        );
      });
      asked.on('error', failed);
      asked.end(body);
    });
  }
}
