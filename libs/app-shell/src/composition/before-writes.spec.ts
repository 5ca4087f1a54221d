import { stubApiClient } from '@heptad/api-client/testing';
import { preInfo, venueTransfer, walletBalances } from '@heptad/contracts';
import { beforeWrites } from './before-writes';

describe('what is told before a write', () => {
  it('SOCKET-012 is told of a keyed call before it leaves, and of no other', async () => {
    const order: string[] = [];
    const answer = (path: string) => () => {
      order.push(path);
      return { ok: true, value: null } as const;
    };
    const calls = [preInfo, walletBalances, venueTransfer];
    const stub = stubApiClient(Object.fromEntries(calls.map(({ path }) => [path, answer(path)])));
    const api = beforeWrites(stub, () => order.push('told'));
    await api.send(preInfo, {});
    await api.send(walletBalances, {});
    expect(order).toEqual([preInfo.path, walletBalances.path]);
    order.length = 0;
    const transfer = { from: 'CENTER', to: 'IMTY', amount: '1' };
    const given = await api.send(venueTransfer, transfer as never, { noToast: true });
    expect(order).toEqual(['told', venueTransfer.path]);
    expect(given).toEqual({ ok: true, value: null });
    expect(stub.sent.at(-1)).toMatchObject({ request: transfer, options: { noToast: true } });
  });
});
