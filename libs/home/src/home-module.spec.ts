import { homeModule } from './home-module';
import { homeParts } from './home-parts';
import en from './messages/en.json';
import zhCN from './messages/zh-CN.json';
import zhTW from './messages/zh-TW.json';

type Texts = { readonly [key: string]: string | Texts };
const keysOf = (texts: Texts, path = ''): string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [`${path}${key}`] : keysOf(text, `${path}${key}.`),
  );

describe('the home module', () => {
  it('brings every page and section that it announces', async () => {
    const parts = await homeModule.load();
    expect(parts).toBe(homeParts);
    for (const { page } of homeModule.routes) expect(await parts.pages[page]?.()).toHaveProperty('default');
    for (const { section } of homeModule.homeSections ?? []) {
      expect((await parts.sections?.[section]?.())?.default).toEqual(expect.any(Function));
    }
  });

  it('has the same texts in every language', () => {
    expect(keysOf(zhTW)).toEqual(keysOf(zhCN));
    expect(keysOf(en)).toEqual(keysOf(zhCN));
  });
});
