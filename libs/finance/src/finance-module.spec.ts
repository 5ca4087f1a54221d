import { financeModule } from './finance-module';
import en from './messages/en.json';
import zhCN from './messages/zh-CN.json';
import zhTW from './messages/zh-TW.json';
import paymentsEn from './payments/messages/en.json';
import paymentsZhCN from './payments/messages/zh-CN.json';
import paymentsZhTW from './payments/messages/zh-TW.json';
import { paymentsModule } from './payments/payments-module';
import { depositWrite, withdrawalWrite } from './payments/payment-writes';
import { transferWrite } from './transfer/transfer-write';

type Texts = { readonly [key: string]: string | Texts };
const keysOf = (texts: Texts, path = ''): string[] =>
  Object.entries(texts)
    .flatMap(([key, text]) => (typeof text === 'string' ? [`${path}${key}`] : keysOf(text, `${path}${key}.`)))
    .sort();

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

  it.each([financeModule, paymentsModule])('bring every page that $id announces', async (module) => {
    const parts = await module.load();
    for (const { page } of module.routes) expect(await parts.pages[page]?.()).toHaveProperty('default');
  });

  it('name the writes that are taken up on whichever page comes first', () => {
    const writes = [transferWrite, depositWrite, withdrawalWrite];
    expect(paymentsModule.writes).toEqual(writes.map(({ name }) => name));
  });

  it('have the same texts in every language', () => {
    expect(keysOf(zhTW)).toEqual(keysOf(zhCN));
    expect(keysOf(en)).toEqual(keysOf(zhCN));
    expect(keysOf(paymentsZhTW)).toEqual(keysOf(paymentsZhCN));
    expect(keysOf(paymentsEn)).toEqual(keysOf(paymentsZhCN));
  });

  it('bring the words beside a balance to the pages of money', async () => {
    const { messages } = await paymentsModule.load();
    expect((await messages['zh-TW']()).default).toEqual({ ...zhTW, ...paymentsZhTW });
  });
});
