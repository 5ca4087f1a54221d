import { featureModuleSuite } from '@heptad/feature-testing';
import { financeModule } from './finance-module';
import balanceZhTW from './balance-head/messages/zh-TW.json';
import zhTW from './messages/zh-TW.json';
import { depositWrite, withdrawalWrite } from './payments/payment-writes';
import { transferWrite } from './transfer/transfer-write';

featureModuleSuite(financeModule);

describe('the module of money', () => {
  it('OPEN-039 ROUTE-025 ROUTE-026 ROUTE-029 keep every page of money to members', () => {
    expect(financeModule.routes.map(({ path, guard }) => [path, guard])).toEqual([
      ['/mine/finance/myWallet', 'member'],
      ['/mine/finance/transfer', 'member'],
      ['/mine/finance/myDeposit', 'member'],
      ['/mine/finance/myDeposit/information', 'member'],
      ['/mine/finance/withDraw', 'member'],
    ]);
  });

  it('bring the words beside a balance to the pages of money', async () => {
    const { messages } = await financeModule.load();
    expect((await messages['zh-TW']()).default).toEqual({ ...balanceZhTW, ...zhTW });
  });

  it('name the writes that are taken up on whichever page comes first', () => {
    const writes = [transferWrite, depositWrite, withdrawalWrite];
    expect(financeModule.writes).toEqual(writes.map(({ name }) => name));
  });
});
