import { drawsOf, perSecond, setUp } from '../testing/played-socket';

const CLIENTS = 200;
/** Every 25th member is at their page in the moment of the close. */
const IN_USE_EVERY = 25;
const accepted = JSON.stringify({ msgId: 10002, msgData: { accepted: true, serverTime: 1 } });

/**
 * Lets a platform close all its connections at once and take them back.
 * @param draw what each client draws, by its number
 * @returns when each came back and when each asked for its proof, ms after the close
 */
async function closeAll(draw: (client: number) => number, close?: { code: number; reason: string }) {
  const back: number[] = [];
  const proofs: number[] = [];
  let closedAt = Number.POSITIVE_INFINITY;
  const clients = Array.from({ length: CLIENTS }, (_, index) => {
    const client = setUp({
      random: () => draw(index),
      inUse: () => index % IN_USE_EVERY === 0,
      memberToken: async () => {
        if (Date.now() >= closedAt) proofs.push(Date.now() - closedAt);
        return 'jwt';
      },
    });
    client.socket.start();
    client.last().open();
    return client;
  });
  await jest.advanceTimersByTimeAsync(0);
  for (const { last } of clients) last().receive(accepted);
  closedAt = Date.now();
  const waiting = new Set(clients);
  for (const { last } of clients) last().fail('close', close);
  for (let waited = 0; waited < 25_000 && waiting.size > 0; waited += 50) {
    await jest.advanceTimersByTimeAsync(50);
    for (const client of [...waiting].filter(({ sockets }) => sockets.length > 1)) {
      waiting.delete(client);
      back.push(Date.now() - closedAt);
      client.last().open();
    }
    await jest.advanceTimersByTimeAsync(0);
  }
  for (const { socket } of clients) socket.stop();
  return { back, proofs };
}

describe('a platform that closes 200 connections', () => {
  beforeEach(() => jest.useFakeTimers({ now: 0 }));
  afterEach(() => jest.useRealTimers());

  it('meets no second with more than 15 % of the returns, nor of the proofs asked for', async () => {
    // Draws that lie evenly, so that the rule is judged and not the luck of one day.
    const { back, proofs } = await closeAll((client) => ((client * 83) % CLIENTS) / CLIENTS);
    for (const moments of [back, proofs]) {
      expect(moments).toHaveLength(CLIENTS);
      expect(perSecond(moments)[0]).toBeLessThanOrEqual(CLIENTS * 0.15);
      expect(Math.max(...moments)).toBeLessThanOrEqual(16_050);
    }
  });

  const planned = { code: 1012, reason: 'spread=15000' };
  it.each([
    ...[1, 2, 3, 4, 5].map((seed) => ['names a spread', seed, planned] as const),
    ...[1, 2, 3, 4, 5].map((seed) => ['says nothing', seed, undefined] as const),
  ])('keeps to 15 % by chance as well when its close %s (draw %i)', async (_, seed, close) => {
    const draw = drawsOf(seed * 7_919);
    const { back, proofs } = await closeAll(() => draw(), close);
    for (const moments of [back, proofs]) {
      expect(moments).toHaveLength(CLIENTS);
      expect(perSecond(moments)[0]).toBeLessThanOrEqual(CLIENTS * 0.15);
    }
  });
});
