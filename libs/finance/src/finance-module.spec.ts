import { financeModule } from './finance-module';
import en from './messages/en.json';
import zhCN from './messages/zh-CN.json';
import zhTW from './messages/zh-TW.json';

type Texts = { readonly [key: string]: string | Texts };
const keysOf = (texts: Texts, path = ''): string[] =>
  Object.entries(texts)
    .flatMap(([key, text]) => (typeof text === 'string' ? [`${path}${key}`] : keysOf(text, `${path}${key}.`)))
    .sort();

describe('the finance module', () => {
  it('OPEN-039 ROUTE-025 ROUTE-026 ROUTE-029 keeps every page of money to members', () => {
    expect(financeModule.routes.map(({ path, guard }) => [path, guard])).toEqual([
      ['/mine/finance/myWallet', 'member'],
      ['/mine/finance/myDeposit', 'member'],
      ['/mine/finance/myDeposit/information', 'member'],
      ['/mine/finance/transfer', 'member'],
      ['/mine/finance/withDraw', 'member'],
    ]);
  });

  it('brings every page that it announces', async () => {
    const parts = await financeModule.load();
    for (const { page } of financeModule.routes)
      expect(await parts.pages[page]?.()).toHaveProperty('default');
  });

  it('has the same texts in every language', () => {
    expect(keysOf(zhTW)).toEqual(keysOf(zhCN));
    expect(keysOf(en)).toEqual(keysOf(zhCN));
  });
});
