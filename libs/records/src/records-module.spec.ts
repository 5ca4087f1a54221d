import en from './messages/en.json';
import zhCN from './messages/zh-CN.json';
import zhTW from './messages/zh-TW.json';
import { recordsModule } from './records-module';
import { cashOutWrite } from './cash-out/cash-out-write';

type Texts = { readonly [key: string]: string | Texts };
const keysOf = (texts: Texts, path = ''): string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [`${path}${key}`] : keysOf(text, `${path}${key}.`),
  );

describe('the records module', () => {
  it('OPEN-039 shows bets to members alone', () => {
    expect(recordsModule.routes.map(({ path, guard }) => [path, guard])).toEqual([
      ['/record/bet', 'member'],
      ['/record/betSports', 'member'],
      ['/record/virtualDisport', 'member'],
      ['/record/sliptOrder', 'member'],
    ]);
  });

  it('brings every page that it announces', async () => {
    const parts = await recordsModule.load();
    for (const { page } of recordsModule.routes)
      expect(await parts.pages[page]?.()).toHaveProperty('default');
  });

  it('names the cash-outs that are taken up on whichever page comes first', () => {
    expect(recordsModule.writes).toEqual([cashOutWrite.name]);
  });

  it('has the same texts in every language', () => {
    expect(keysOf(zhTW)).toEqual(keysOf(zhCN));
    expect(keysOf(en)).toEqual(keysOf(zhCN));
  });
});
