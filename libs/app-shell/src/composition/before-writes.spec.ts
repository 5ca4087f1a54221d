import { stubApiClient } from '@heptad/api-client/testing';
import { configuration, wallet } from '@heptad/contracts';
import { beforeWrites } from './before-writes';

describe('what is told before a write', () => {
  it('SOCKET-012 is told of a keyed call before it leaves, and of no other', async () => {
    const order: string[] = [];
    const answer = (path: string) => () => {
      order.push(path);
      return { ok: true, value: null } as const;
    };
    const calls = [configuration.preInfo, wallet.balances, wallet.transfer];
    const stub = stubApiClient(Object.fromEntries(calls.map(({ path }) => [path, answer(path)])));
    const api = beforeWrites(stub, () => order.push('told'));
    await api.send(configuration.preInfo, {});
    await api.send(wallet.balances, {});
    expect(order).toEqual([configuration.preInfo.path, wallet.balances.path]);
    order.length = 0;
    const transfer = { from: 'CENTER', to: 'IMTY', amount: '1' };
    const given = await api.send(wallet.transfer, transfer as never, { noToast: true });
    expect(order).toEqual(['told', wallet.transfer.path]);
    expect(given).toEqual({ ok: true, value: null });
    expect(stub.sent.at(-1)).toMatchObject({ request: transfer, options: { noToast: true } });
  });
});
