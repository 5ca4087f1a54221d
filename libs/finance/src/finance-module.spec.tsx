import { featureModuleSuite } from '@heptad/feature-testing';
import { financeModule } from './finance-module';
import { financeParts } from './finance-parts';
import balanceZhTW from './balance-head/messages/zh-TW.json';
import zhTW from './messages/zh-TW.json';
import { depositWrite, withdrawalWrite } from './payments/payment-writes';
import { transferWrite } from './transfer/transfer-write';
import { treasureWrite } from './treasure/treasure-write';

featureModuleSuite(financeModule, financeParts.routes);

describe('the module of money', () => {
  it('OPEN-039 ROUTE-025 ROUTE-026 ROUTE-027 ROUTE-029 ROUTE-030 ROUTE-031 ROUTE-032 ROUTE-033 ROUTE-034 ROUTE-035 ROUTE-039 ROUTE-042 ROUTE-054 ROUTE-055 ROUTE-062 keep every page of money to members', () => {
    expect(financeParts.routes?.map(({ path, guard }) => [path, guard])).toEqual([
      ['/mine/finance/myWallet', 'member'],
      ['/mine/finance/transfer', 'member'],
      ['/mine/finance/myDeposit', 'member'],
      ['/mine/finance/myDeposit/information', 'member'],
      ['/mine/finance/myDeposit/localInformation', 'member'],
      ['/mine/finance/rechargeChat', 'member'],
      ['/mine/finance/withDraw', 'member'],
      ['/mine/audit', 'member'],
      ['/mine/cards', 'member'],
      ['/mine/cards/bankDetail', 'member'],
      ['/mine/cards/addBankCards', 'member'],
      ['/mine/cards/addVirtualCoin', 'member'],
      ['/mine/cards/addEBPayAcount', 'member'],
      ['/mine/cards/addKOIpayAcount', 'member'],
      ['/mine/cards/addWechatAcount', 'member'],
      ['/mine/cards/addAlipayAcount', 'member'],
      ['/mine/cards/addDigitaCurrencylAcount', 'member'],
      ['/mine/authentication/bindBankCard', 'member'],
      ['/activity/balancePrecious', 'member'],
      ['/activity/balancePrecious/interest/transfer', 'member'],
      ['/activity/balancePrecious/interest/incomeRecord', 'member'],
      ['/activity/balancePrecious/task/record', 'member'],
      ['/activity/balancePrecious/rules', 'member'],
    ]);
  });

  it('bring the words beside a balance to the pages of money', async () => {
    const { messages } = await financeModule.load();
    expect((await messages['zh-TW']()).default).toEqual({ ...balanceZhTW, ...zhTW });
  });

  it('name the writes that are taken up on whichever page comes first', () => {
    const writes = [transferWrite, depositWrite, withdrawalWrite, treasureWrite];
    expect(financeModule.writes).toEqual(writes.map(({ name }) => name));
  });
});
