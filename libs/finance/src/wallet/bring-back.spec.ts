import { money, type Money } from '@heptad/formatting';
import type { BegunWrite } from '@heptad/idempotent-write';
import type { Transfer } from '@heptad/venue-gateway';
import fc from 'fast-check';
import type { TransferOrder } from '../transfer/transfer-write';
import { bringable, broughtBack } from './bring-back';
import { withOneWallet } from './wallet-queries';

const venue = (channel: string, balance: string, available = true) => ({
  channel,
  name: `${channel}馆`,
  balance: money(balance),
  available,
});
const back = (channel: string) => ({ key: channel, order: { direction: 'back', channel } }) as const;
const ended = (channel: string, amount: Money): BegunWrite<TransferOrder, Transfer> => ({
  ...back(channel),
  status: 'succeeded',
  end: { key: channel, direction: 'back', channel, state: 'succeeded', amount },
});
const CHANNELS = [venue('IMTY', '1'), venue('FBTY', '0'), venue('YB', '5', false), venue('PM', '0', false)];

describe('bringing money back', () => {
  it('is from open venues that hold something', () => {
    expect(bringable(CHANNELS).map(({ channel }) => channel)).toEqual(['IMTY']);
    expect(bringable([])).toEqual([]);
  });

  it('has no outcome before it is begun, and none of transfers in', () => {
    const order = { direction: 'in', channel: 'IMTY', amount: money('1') } as const;
    expect(broughtBack([], CHANNELS)).toBeUndefined();
    expect(broughtBack([{ key: 'k', order, status: 'sending' }], CHANNELS)).toBeUndefined();
  });

  it('names what failed, and what is closed and holds something', () => {
    const outcome = broughtBack(
      [
        ended('IMTY', money('0.10')),
        { ...back('FBTY'), status: 'failed' },
        { ...back('PM'), status: 'confirming' },
      ],
      CHANNELS,
    );
    expect(outcome).toMatchObject({
      came: '0.10',
      open: true,
      failed: [{ channel: 'FBTY' }],
      closed: [{ channel: 'YB' }],
    });
  });

  it('sums what came to the cent', () => {
    const amounts = fc.array(fc.bigInt({ min: 1n, max: 10n ** 12n }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(amounts, (all) => {
        const text = (cents: bigint) =>
          money(`${String(cents / 100n)}.${String(cents % 100n).padStart(2, '0')}`);
        const outcome = broughtBack(
          all.map((cents, index) => ended(String(index), text(cents))),
          [],
        );
        expect(outcome?.came).toBe(text(all.reduce((sum, cents) => sum + cents, 0n)));
      }),
    );
  });
});

describe('one wallet read by itself', () => {
  const wallet = { currency: 'CNY', centre: money('10'), total: money('16'), channels: CHANNELS };

  it('changes that venue and the total', () => {
    const read = withOneWallet(wallet, { channelCode: 'FBTY', balance: '0.05', status: 0 });
    expect(read.total).toBe('16.05');
    expect(read.channels[1]).toEqual({ ...venue('FBTY', '0.05'), available: false });
    expect(read.channels[0]).toBe(CHANNELS[0]);
  });

  it('leaves in the total what is neither in the centre nor at a venue', () => {
    const richer = { ...wallet, total: money('116') };
    expect(withOneWallet(richer, { channelCode: 'IMTY', balance: '0.25', status: 1 }).total).toBe('115.25');
  });

  it('VENUE-002 changes the venue that the answer spells otherwise', () => {
    const spelled = { ...wallet, channels: [venue('YBTY', '1')] };
    const read = withOneWallet(spelled, { channelCode: 'OBTY', balance: '3', status: 0 });
    expect(read.channels).toEqual([{ ...venue('YBTY', '3'), available: false }]);
    expect(read.total).toBe('18.00');
  });

  it('changes nothing of a venue that is not there', () => {
    expect(withOneWallet(wallet, { channelCode: 'NONE', balance: '7', status: 1 })).toEqual(wallet);
  });
});
