import { gamePlay } from '@heptad/contracts';
import { money } from '@heptad/formatting';
import { slotRound } from '../../slot/testing/slot-rounds';
import { openedGame } from '../testing/opened-game';
import { createSession } from './game-session';
import { createSender, type Answer } from './send';

const round = { ...slotRound(1), stake: '2.00', win: '5.00' };
const next = { commitment: 'c'.repeat(64), number: 2 };
const sums = { rounds: 1, staked: '2.00', won: '5.00', since: 0 };
const played = { ok: true, value: { round, balance: '1003.00', next, sums } } as const;
const lost = { ok: false, failure: { kind: 'unknown' } } as const;

/** A session whose platform answers a round so, answer by answer. */
function scene(...answers: Answer<unknown>[]) {
  const sent: { path: string; request: Record<string, unknown> }[] = [];
  const told: unknown[] = [];
  const pauses: number[] = [];
  const session = createSession({
    opened: openedGame(),
    token: 'token-0001',
    sender: (async (call: { path: string }, request: Record<string, unknown>) => {
      sent.push({ path: call.path, request });
      return call.path === gamePlay.seen.path ? { ok: true, value: {} } : answers.shift();
    }) as never,
    site: { isEmbedded: true, tell: (message) => told.push(message), listen: () => () => undefined },
    now: () => 1_000,
    pause: async (ms) => {
      pauses.push(ms);
    },
    newKey: () => 'key-00001',
  });
  return { session, sent, told, pauses };
}

describe('a round', () => {
  it('takes the stake with the tap, and brings the win when it has been shown', async () => {
    const { session, told } = scene(played);
    const playing = session.play(money('2'));
    expect(session.state()).toMatchObject({ balance: '998.00', isInRound: true, notBefore: 3_500 });
    expect(await playing).toEqual({ ok: true, value: round });
    expect(session.state()).toMatchObject({ balance: '998.00', isInRound: true, next, sums });
    session.finish(round);
    expect(session.state()).toMatchObject({ balance: '1003.00', isInRound: false, last: round });
    expect(told).toEqual([
      { type: 'roundBegun', round: round.id },
      { type: 'roundEnded', round: round.id, win: '5.00' },
      { type: 'balance', balance: '1003.00' },
    ]);
  });

  it('is sent again with its key after lost answers, and is confirming meanwhile', async () => {
    const { session, sent, pauses } = scene(lost, lost, played);
    const wereConfirming: boolean[] = [];
    session.subscribe(() => wereConfirming.push(session.state().isConfirming));
    await session.play(money('2'));
    expect(sent.map(({ request }) => request['key'])).toEqual(['key-00001', 'key-00001', 'key-00001']);
    expect(new Set(sent.map(({ request }) => JSON.stringify(request))).size).toBe(1);
    expect(pauses).toEqual([500, 1_000]);
    expect(wereConfirming).toContain(true);
    expect(session.state().isConfirming).toBe(false);
  });

  it('that is refused gives the stake back and is not shown', async () => {
    const { session, told } = scene({
      ok: false,
      failure: { kind: 'refused', code: 1, message: 'too much' },
    });
    expect(await session.play(money('2'))).toMatchObject({ ok: false });
    expect(session.state()).toMatchObject({ balance: '1000.00', isInRound: false });
    expect(told).toEqual([]);
  });

  it('ends the session where the platform says that it is over', async () => {
    const { session } = scene({ ok: false, failure: { kind: 'ended', message: 'elsewhere' } });
    await session.play(money('2'));
    expect(session.state().ended).toBe('elsewhere');
  });

  it('keeps its win to itself while the balance moves elsewhere', async () => {
    const { session } = scene(played, { ok: true, value: { balance: '1503.00', sums } });
    await session.play(money('2'));
    await session.refreshBalance();
    expect(session.state().balance).toBe('998.00');
    session.finish(round);
    expect(session.state().balance).toBe('1503.00');
  });
});

describe('what comes over the network', () => {
  const sender = (status: number, body: unknown) =>
    createSender({
      token: 'token-0001',
      language: 'en',
      fetch: async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }),
    });
  const ask = (status: number, body: unknown) => sender(status, body)(gamePlay.balance, {});

  it.each([
    ['an answer that fits', 200, { balance: '1.00', sums }, { ok: true, value: { balance: '1.00', sums } }],
    ['one that does not', 200, { balance: 'much' }, lost],
    ['one that is none', 200, '<html>', lost],
    [
      'a refusal',
      422,
      { code: 7, message: 'no' },
      { ok: false, failure: { kind: 'refused', code: 7, message: 'no' } },
    ],
    [
      'an ended session',
      401,
      { code: 1, message: 'over' },
      { ok: false, failure: { kind: 'ended', message: 'over' } },
    ],
    ['an ended session without a word', 401, '', { ok: false, failure: { kind: 'ended', message: '' } }],
    ['a refusal that says nothing', 422, 'no', lost],
    ['a server that failed', 500, { code: 1, message: 'x' }, lost],
    ['too much at once', 429, { code: 1, message: 'x' }, lost],
  ])('%s is understood', async (_, status, body, expected) => {
    expect(await ask(status, body)).toEqual(expected);
  });

  it('may be nothing at all', async () => {
    const send = createSender({
      token: 't',
      language: 'en',
      fetch: () => Promise.reject(new TypeError('offline')),
    });
    expect(await send(gamePlay.balance, {})).toEqual(lost);
  });

  it('carries the session and the language', async () => {
    const asked = jest.fn(async () => new Response('{}'));
    await createSender({ token: 'token-0001', language: 'zh-TW', fetch: asked as never })(
      gamePlay.balance,
      {},
    );
    expect(asked).toHaveBeenCalledWith(
      '/play/balance',
      expect.objectContaining({
        headers: expect.objectContaining({ authorization: 'Bearer token-0001', 'accept-language': 'zh-TW' }),
      }),
    );
  });
});
