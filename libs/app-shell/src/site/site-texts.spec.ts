import en from './messages/en.json';
import zhCN from './messages/zh-CN.json';
import zhTW from './messages/zh-TW.json';

const keysOf = (texts: object, path = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? keysOf(value, `${path}${key}.`) : [`${path}${key}`],
  );

it('the pages about the site say the same in all three languages', () => {
  expect(keysOf(zhTW)).toEqual(keysOf(zhCN));
  expect(keysOf(en)).toEqual(keysOf(zhCN));
});
