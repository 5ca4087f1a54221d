import { LOCALES } from '@heptad/feature-module';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textMarks } from './text-marks';

const LIBS = join(__dirname, '../..');

/** Every folder of texts of the libraries, those of pages and of parts of pages among them. */
const folders = readdirSync(LIBS, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !path.includes('node_modules') && /\/src\/.*\/?messages(\/[^/.]+)?$/.test(path))
  .filter((path) => existsSync(join(LIBS, path, 'zh-CN.json')));

describe('the folders of texts', () => {
  it('are found, those that come with a page too', () => {
    expect(folders).toEqual(expect.arrayContaining(['sports-betting/src/messages', 'home/src/messages']));
    expect(folders).toContain('sports-betting/src/line-ups/messages');
  });

  it.each(folders)('%s has the same texts, with the same places left open, in every language', (folder) => {
    const [first, ...others] = LOCALES.map((locale) =>
      textMarks(JSON.parse(readFileSync(join(LIBS, folder, `${locale}.json`), 'utf8'))),
    );
    expect(first).not.toEqual([]);
    for (const marks of others) expect(marks).toEqual(first);
  });
});
