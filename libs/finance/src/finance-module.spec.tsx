import { featureModuleSuite } from '@heptad/feature-testing';
import { financeModule } from './finance-module';
import zhTW from './messages/zh-TW.json';
import paymentsZhTW from './payments/messages/zh-TW.json';
import { paymentsModule } from './payments/payments-module';
import { depositWrite, withdrawalWrite } from './payments/payment-writes';
import { transferWrite } from './transfer/transfer-write';

featureModuleSuite(financeModule);
featureModuleSuite(paymentsModule);

describe('the modules of money', () => {
  it('OPEN-039 ROUTE-025 ROUTE-026 ROUTE-029 keep every page of money to members', () => {
    const routes = [financeModule, paymentsModule].flatMap((module) => module.routes);
    expect(routes.map(({ path, guard }) => [path, guard])).toEqual([
      ['/mine/finance/myWallet', 'member'],
      ['/mine/finance/transfer', 'member'],
      ['/mine/finance/myDeposit', 'member'],
      ['/mine/finance/myDeposit/information', 'member'],
      ['/mine/finance/withDraw', 'member'],
    ]);
  });

  it('bring the words beside a balance to the pages of money', async () => {
    const { messages } = await paymentsModule.load();
    expect((await messages['zh-TW']()).default).toEqual({ ...zhTW, ...paymentsZhTW });
  });

  it('name the writes that are taken up on whichever page comes first', () => {
    const writes = [transferWrite, depositWrite, withdrawalWrite];
    expect(paymentsModule.writes).toEqual(writes.map(({ name }) => name));
  });
});
