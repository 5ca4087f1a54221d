import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { platformText } from './platform-words';

const SOURCES = [join(__dirname, '..'), join(__dirname, '../../../sandbox-venues/src')];
const HAN = /\p{Script=Han}/u;
/** What refuses a member: the text that is thrown, or that stands in a table beside its code. */
const REFUSALS = [
  /new BusinessError\([^'`;]*?'([^']*\p{Script=Han}[^']*)'/gu,
  /\[[A-Z_]+_CODES\.\w+, '([^']*\p{Script=Han}[^']*)'\]/gu,
];

function sources(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /(?<!\.spec)\.ts$/.test(entry.name) ? [path] : [];
  });
}

const refusals = [
  ...new Set(
    SOURCES.flatMap(sources)
      .map((path) => readFileSync(path, 'utf8'))
      .flatMap((text) => REFUSALS.flatMap((form) => [...text.matchAll(form)].map(([, said]) => said ?? ''))),
  ),
];

describe('the platform’s own texts', () => {
  it('finds what members are refused with', () => {
    expect(refusals.length).toBeGreaterThan(80);
    expect(refusals).toEqual(
      expect.arrayContaining(['余额不足', '盘口暂停投注', '账号登录受限，请联系{{customerService}}']),
    );
  });

  it.each(refusals)('says %s in English, and in traditional characters', (chinese) => {
    expect(platformText(chinese, 'en')).not.toMatch(HAN);
    expect(platformText(chinese, 'zh-TW')).toMatch(HAN);
    expect(platformText(chinese, 'zh-CN')).toBe(chinese);
  });

  it('leaves a text that it does not know as it is', () => {
    expect(platformText('没有译文', 'en')).toBe('没有译文');
  });
});
