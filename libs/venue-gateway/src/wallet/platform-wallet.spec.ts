import { money } from '@heptad/formatting';
import { createTestVenue, platformAnswer } from '../testing/test-venue';

const TRANSFER = '/game/api/v1/venue/transfer';
const RECYCLE = '/game/api/v1/venue/recycle/transfer';
const STATUS = '/game/api/v1/wallet/transferStatus';
const BALANCES = '/game/api/v1/wallet/balances';

const wallet = {
  currency: 'CNY',
  version: 3,
  total: '100.00',
  center: '90.50',
  venues: [
    { channelCode: 'OBTY', name: 'OB体育', balance: '9.50', status: 1 },
    { channelCode: 'FBTY', name: 'FB体育', balance: '0.00', status: 0 },
  ],
};

function order(over: Record<string, unknown> = {}) {
  return {
    orderNo: '1',
    channelCode: 'OBTY',
    direction: 'in',
    amount: '10.00',
    status: 1,
    createdAt: 5,
    ...over,
  };
}

describe('wallet', () => {
  it('reads every balance with normalised channels', async () => {
    const { gateway, reply } = createTestVenue();
    reply(BALANCES, platformAnswer(wallet));
    expect(await gateway.wallet.balances()).toEqual({
      ok: true,
      value: {
        currency: 'CNY',
        centre: '90.50',
        total: '100.00',
        channels: [
          { channel: 'YBTY', name: 'OB体育', balance: '9.50', available: true },
          { channel: 'FBTY', name: 'FB体育', balance: '0.00', available: false },
        ],
      },
    });
  });

  it('CALL-012 moves an exact amount with type 1 under its key', async () => {
    const { gateway, reply, sentTo } = createTestVenue();
    reply(TRANSFER, platformAnswer({ order: order(), wallet }));
    const transfer = await gateway.wallet.transferIn('YBTY', money('10.00'), 'k-1');
    expect(transfer).toEqual({
      ok: true,
      value: { key: 'k-1', id: '1', direction: 'in', channel: 'YBTY', amount: '10.00', state: 'succeeded' },
    });
    expect(sentTo(TRANSFER)[0]?.body).toMatchObject({ amount: '10.00', ty: 1 });
    expect(sentTo(TRANSFER)[0]?.headers['Idempotency-Key']).toBe('k-1');
  });

  it('CALL-012 names the member whose money it is, once that is known, and sends the amount as text', async () => {
    const known: { id?: string } = {};
    const { gateway, reply, sentTo } = createTestVenue({ memberId: () => known.id });
    reply(TRANSFER, platformAnswer({ order: order(), wallet }));
    await gateway.wallet.transferIn('YBTY', money('10.00'), 'k-1');
    known.id = '100001';
    await gateway.wallet.transferIn('YBTY', money('10.00'), 'k-2');
    expect(sentTo(TRANSFER).map(({ body }) => body)).toEqual([
      { channelCode: 'YBTY', amount: '10.00', ty: 1 },
      { memberId: '100001', channelCode: 'YBTY', amount: '10.00', ty: 1 },
    ]);
  });

  it('CALL-013 keeps every digit of a large order number', async () => {
    const { gateway, reply } = createTestVenue();
    const text = platformAnswer({ order: order({ orderNo: '@' }), wallet }).replace(
      '"@"',
      '9007199254740993123',
    );
    reply(TRANSFER, text);
    expect(await gateway.wallet.transferIn('YBTY', money('10.00'), 'k')).toMatchObject({
      value: { id: '9007199254740993123' },
    });
  });

  it.each([{ status: 500 }, 'cut {'])(
    'a transfer whose answer was lost (%p) is being confirmed, and sent once',
    async (reply) => {
      const world = createTestVenue();
      world.reply(TRANSFER, reply);
      const transfer = await world.gateway.wallet.transferIn('FBTY', money('5.00'), 'k-2');
      expect(transfer).toEqual({
        ok: true,
        value: { key: 'k-2', direction: 'in', channel: 'FBTY', amount: '5.00', state: 'confirming' },
      });
      expect(world.sentTo(TRANSFER)).toHaveLength(1);
    },
  );

  it('a refused transfer is a failure, not in doubt', async () => {
    const { gateway, reply } = createTestVenue();
    reply(TRANSFER, platformAnswer(null, 7001, '余额不足'));
    expect(await gateway.wallet.transferIn('FBTY', money('5.00'), 'k')).toMatchObject({
      ok: false,
      error: { kind: 'business', code: '7001' },
    });
  });

  it('CALL-015 brings everything back with type 2', async () => {
    const { gateway, reply, sentTo } = createTestVenue();
    const orders = [order({ direction: 'out' }), order({ direction: 'out', channelCode: 'IMTY', status: 0 })];
    reply(RECYCLE, platformAnswer({ orders, wallet }));
    expect(await gateway.wallet.recycle('k-3')).toEqual({
      ok: true,
      value: { key: 'k-3', direction: 'back', state: 'confirming' },
    });
    expect(sentTo(RECYCLE)[0]?.body).toMatchObject({ channelCode: '', ty: 2 });
  });

  it('CALL-015 brings one channel back', async () => {
    const { gateway, reply } = createTestVenue();
    reply(RECYCLE, platformAnswer({ orders: [order({ direction: 'out' })], wallet }));
    expect(await gateway.wallet.recycle('k', 'YBTY')).toMatchObject({
      value: { direction: 'back', channel: 'YBTY', state: 'succeeded', amount: '10.00' },
    });
  });

  it('says when one of several recycles failed, and when there was nothing to bring back', async () => {
    const { gateway, reply } = createTestVenue();
    const orders = [order({ direction: 'out' }), order({ direction: 'out', status: 2, message: '维护' })];
    reply(RECYCLE, platformAnswer({ orders, wallet }));
    expect(await gateway.wallet.recycle('k')).toMatchObject({
      value: { state: 'failed', message: '维护', amount: '10.00' },
    });
    reply(RECYCLE, platformAnswer({ orders: [], wallet }));
    expect(await gateway.wallet.recycle('k')).toMatchObject({
      value: { direction: 'back', state: 'succeeded', amount: '0.00' },
    });
    const both = [order({ direction: 'out', amount: '0.10' }), order({ direction: 'out', amount: '0.20' })];
    reply(RECYCLE, platformAnswer({ orders: both, wallet }));
    expect(await gateway.wallet.recycle('k')).toMatchObject({
      value: { state: 'succeeded', amount: '0.30' },
    });
  });

  it('asks by the key what became of a transfer', async () => {
    const { gateway, reply, sentTo } = createTestVenue();
    reply(STATUS, platformAnswer({ known: 1, orders: [order({ status: 2 })], wallet }));
    expect(await gateway.wallet.transferStatus('k-4')).toMatchObject({
      value: { key: 'k-4', state: 'failed' },
    });
    expect(sentTo(STATUS)[0]?.body).toEqual({ idempotencyKey: 'k-4' });
    reply(STATUS, platformAnswer({ known: 0, orders: [], wallet }));
    expect(await gateway.wallet.transferStatus('k-5')).toEqual({ ok: true, value: null });
  });
});
