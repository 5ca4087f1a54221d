import { loginPassword, platformSocket, session, wallet } from '@heptad/contracts';
import { passwordHashOf, startSandbox } from '@heptad/testing';
import type { TestSandbox } from '@heptad/testing';
import { once } from 'node:events';
import * as v from 'valibot';
import { WebSocket } from 'ws';

interface Message {
  readonly msgId: number;
  readonly msgData: unknown;
}

/** A client that keeps what it hears. */
class Client {
  readonly socket: WebSocket;
  readonly heard: string[] = [];
  private waiting: (() => void)[] = [];

  constructor(origin: string) {
    this.socket = new WebSocket(`${origin.replace('http', 'ws')}/stream/ws/v1/handshake?clientType=web`);
    this.socket.on('message', (frame) => {
      this.heard.push(String(frame));
      for (const wake of this.waiting.splice(0)) wake();
    });
  }

  async opened(): Promise<this> {
    if (this.socket.readyState !== WebSocket.OPEN) await once(this.socket, 'open');
    return this;
  }

  say(message: Message): void {
    this.socket.send(JSON.stringify(message));
  }

  /** The next message that was not taken yet. */
  async next(): Promise<Message> {
    while (this.heard.length === 0) await new Promise<void>((resolve) => this.waiting.push(resolve));
    return JSON.parse(this.heard.shift() ?? '') as Message;
  }

  async closed(): Promise<number> {
    const [code] = (await once(this.socket, 'close')) as [number];
    return code;
  }
}

describe('platform socket', () => {
  let sandbox: TestSandbox;
  let clients: Client[];
  beforeEach(async () => {
    clients = [];
    sandbox = await startSandbox({ listen: true });
  });
  afterEach(async () => {
    for (const { socket } of clients) socket.terminate();
    await sandbox.close();
  });

  function connect(): Promise<Client> {
    const client = new Client(sandbox.origin);
    clients.push(client);
    return client.opened();
  }
  async function jwtOf(token: string): Promise<string> {
    return ((await sandbox.send(session.jwt, {}, { token })).body?.['data'] as { token: string }).token;
  }
  async function logIn(name = 'demo01') {
    const token = await sandbox.logIn(name);
    const client = await connect();
    client.say({
      msgId: 10001,
      msgData: { token: await jwtOf(token), body: { uuid: 'u', site: '4002', client: 'h5' } },
    });
    expect(await client.next()).toMatchObject({ msgId: 10002, msgData: { accepted: true } });
    return { client, token };
  }

  it('echoes heartbeats, also before a login', async () => {
    const client = await connect();
    client.say({ msgId: 0, msgData: '' });
    expect(await client.next()).toEqual({ msgId: 0, msgData: '' });
  });

  it('SOCKET-008 takes the login by member token and tells of the member’s money from then on', async () => {
    const { client, token } = await logIn();
    await sandbox.send(wallet.topUp, { amount: '12.34' }, { token, headers: { 'idempotency-key': 'k' } });
    const push = await client.next();
    expect(push).toMatchObject({ msgId: 20001, msgData: { center: '10012.34', currency: 'CNY' } });
  });

  it('SOCKET-012 tells of money in figures alone: no venue has a Chinese name on a page in another language', async () => {
    const { client, token } = await logIn('demo02');
    await sandbox.send(wallet.topUp, { amount: '10' }, { token, headers: { 'idempotency-key': 'k' } });
    const { msgData } = await client.next();
    const { venues } = v.parse(wallet.figures, msgData);
    expect(venues.map(({ channelCode }) => channelCode)).toContain('IMTY');
    expect(JSON.stringify(msgData)).not.toMatch(/\p{Script=Han}|"name"/u);
  });

  it('tells nobody else', async () => {
    const { token } = await logIn('demo01');
    const { client: other } = await logIn('demo02');
    const guest = await connect();
    await sandbox.send(wallet.topUp, { amount: '10' }, { token, headers: { 'idempotency-key': 'k' } });
    for (const client of [other, guest]) {
      client.say({ msgId: 0, msgData: '' });
      expect((await client.next()).msgId).toBe(0);
    }
  });

  it('tells of a bet that came into another state, once committed', async () => {
    const { client } = await logIn();
    sandbox.services.events.emit('betChanged', {
      memberId: '100001',
      betId: '7',
      venue: 'IMTY',
      state: 'won',
    });
    expect(await client.next()).toEqual({
      msgId: 20002,
      msgData: { betId: '7', venue: 'IMTY', state: 'won' },
    });
  });

  it.each(['nonsense', 'a.b.c', ''])('SOCKET-008 refuses the token %p and closes', async (token) => {
    const client = await connect();
    const closed = client.closed();
    client.say({
      msgId: 10001,
      msgData: { token: token || 'x', body: { uuid: 'u', site: '4002', client: 'h5' } },
    });
    expect(await client.next()).toMatchObject({ msgId: 10002, msgData: { accepted: false } });
    expect(await closed).toBe(4001);
  });

  it('refuses a member token older than five minutes', async () => {
    const jwt = await jwtOf(await sandbox.logIn());
    await sandbox.clock.advance(6 * 60_000);
    const client = await connect();
    client.say({ msgId: 10001, msgData: { token: jwt, body: { uuid: 'u', site: '4002', client: 'h5' } } });
    expect(await client.next()).toMatchObject({ msgData: { accepted: false } });
  });

  it('passes over what it does not understand', async () => {
    const client = await connect();
    for (const frame of ['', 'no json', '[]', '{"msgId":"x"}', '{"msgId":99999,"msgData":{}}'])
      client.socket.send(frame);
    client.say({ msgId: 0, msgData: '' });
    expect((await client.next()).msgId).toBe(0);
  });

  it('tells a session that was replaced, and no other', async () => {
    const { client: first } = await logIn();
    const { client: second } = await logIn();
    for (let count = 0; count < 4; count += 1) await sandbox.logIn();
    expect(await first.next()).toEqual({ msgId: 20004, msgData: { code: 10105 } });
    second.say({ msgId: 0, msgData: '' });
    expect((await second.next()).msgId).toBe(0);
  });

  it('ROUTE-045 tells every other session of the member at once that the password has been changed', async () => {
    const { client: phone } = await logIn();
    const { client: own, token } = await logIn();
    const { client: stranger } = await logIn('demo02');
    const { body } = await sandbox.send(loginPassword.state, {}, { token });
    const { version } = v.parse(loginPassword.state.response, body?.['data']);
    const change = { current: passwordHashOf('Heptad2026'), password: passwordHashOf('Kite7Moon3'), version };
    await sandbox.send(loginPassword.change, change, { token, headers: { 'idempotency-key': 'k' } });
    expect(await phone.next()).toEqual({ msgId: 20004, msgData: { code: 10105 } });
    // This session goes on, and hears of the mail alone.
    expect((await own.next()).msgId).toBe(20003);
    for (const client of [own, stranger]) {
      client.say({ msgId: 0, msgData: '' });
      expect((await client.next()).msgId).toBe(0);
    }
  });

  it('OPEN-058 ends by plan when the platform goes down, naming over how long the clients may come back', async () => {
    const going = await startSandbox({ listen: true });
    const client = new Client(going.origin);
    clients.push(await client.opened());
    const closed = once(client.socket, 'close');
    await going.close();
    const [code, reason] = (await closed) as [number, Buffer];
    expect(code).toBe(platformSocket.PLANNED_CLOSE);
    expect(v.parse(platformSocket.plannedSpread, String(reason))).toBe(15_000);
  });

  it('feels the scenarios of the socket: closed, garbage, silent', async () => {
    const { client } = await logIn('demo01');
    const { client: other } = await logIn('demo02');
    const closed = client.closed();
    sandbox.scenarios.add({ path: 'socket', member: 'demo01', effect: { socket: 'close' }, times: 1 });
    expect(await closed).toBe(1011);

    sandbox.scenarios.add({ path: 'socket', effect: { socket: 'garbage' }, times: 1 });
    while (other.heard.length === 0) await once(other.socket, 'message');
    expect(() => JSON.parse(other.heard.shift() ?? '') as unknown).toThrow(SyntaxError);

    sandbox.scenarios.add({ path: 'socket', effect: { socket: 'silence' }, times: 1 });
    other.say({ msgId: 0, msgData: '' });
    other.say({ msgId: 0, msgData: {} });
    expect(await other.next()).toEqual({ msgId: 0, msgData: {} });
  });
});
