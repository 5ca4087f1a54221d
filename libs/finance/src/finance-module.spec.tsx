import { featureModuleSuite, featurePagesSuite } from '@heptad/feature-testing';
import { financeModule } from './finance-module';
import { financeParts } from './finance-parts';
import balanceZhTW from './balance-head/messages/zh-TW.json';
import zhTW from './messages/zh-TW.json';
import { depositWrite, withdrawalWrite } from './payments/payment-writes';
import { transferWrite } from './transfer/transfer-write';
import { treasureWrite } from './treasure/treasure-write';

featureModuleSuite(financeModule, financeParts.routes);

featurePagesSuite(financeModule, [
  ['ROUTE-024', '/mine/finance/myWallet', '我的钱包'],
  ['ROUTE-025', '/mine/finance/myDeposit', '存款'],
  ['ROUTE-026', '/mine/finance/myDeposit/information', '存款信息'],
  ['ROUTE-027', '/mine/finance/myDeposit/localInformation', '付款凭证'],
  ['ROUTE-028', '/mine/finance/transfer', '转入场馆'],
  ['ROUTE-029', '/mine/finance/withDraw', '取款'],
  ['ROUTE-030', '/mine/finance/rechargeChat', '存款助手'],
  ['ROUTE-031', '/activity/balancePrecious', '余额宝'],
  ['ROUTE-032', '/activity/balancePrecious/task/record', '连续存放奖励'],
  ['ROUTE-033', '/activity/balancePrecious/interest/transfer', '转入与转出'],
  ['ROUTE-034', '/activity/balancePrecious/rules', '余额宝规则'],
  ['ROUTE-035', '/activity/balancePrecious/interest/incomeRecord', '收益明细'],
  ['ROUTE-039', '/mine/audit', '流水稽核'],
  ['ROUTE-042', '/mine/authentication/bindBankCard', '绑定银行卡'],
  ['ROUTE-054', '/mine/cards', '收款账户'],
  ['ROUTE-055', '/mine/cards/bankDetail', '银行卡详情'],
  ['ROUTE-056', '/mine/cards/addBankCards', '银行卡'],
  ['ROUTE-057', '/mine/cards/addVirtualCoin', '虚拟币地址'],
  ['ROUTE-058', '/mine/cards/addEBPayAcount', 'EBPay 钱包'],
  ['ROUTE-059', '/mine/cards/addKOIpayAcount', 'KOIpay 钱包'],
  ['ROUTE-060', '/mine/cards/addWechatAcount', '微信'],
  ['ROUTE-061', '/mine/cards/addAlipayAcount', '支付宝'],
  ['ROUTE-062', '/mine/cards/addDigitaCurrencylAcount', '数字人民币钱包'],
]);

describe('the module of money', () => {
  it('OPEN-039 keep every page of money to members', () => {
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
