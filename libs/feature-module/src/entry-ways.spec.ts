import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const LIBS = join(__dirname, '../..');
/** Whoever names an entry page itself: the way in, its table, the shell's own ways, the page that offers both by name, and the table of errors. */
const NAMED_THERE = [
  'account/src/',
  'feature-module/src/',
  'app-shell/src/native/native-places.ts',
  'app-shell/src/site/demo/demo.tsx',
  'contracts/src/errors/',
];
const NAMES_ENTRY_PAGE = /entryLogin|entryRegister|\/entry\/(login|register)/;

/** Every source of the pages, but for their specs. */
function sources(): readonly string[] {
  return readdirSync(LIBS, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\/src\/.*\.tsx?$/.test(path) && !path.includes('node_modules'))
    .filter((path) => !/\.spec\.|^sandbox\/|^edge\/|^testing\//.test(path));
}

describe('the ways of a guest to log in', () => {
  it('SHELL-041 ask the brand’s mode in every feature: none names an entry page itself', () => {
    const files = sources();
    expect(files.some((path) => path.startsWith('sports-betting/'))).toBe(true);
    const naming = files.filter(
      (path) =>
        !NAMED_THERE.some((start) => path.startsWith(start)) &&
        NAMES_ENTRY_PAGE.test(readFileSync(join(LIBS, path), 'utf8')),
    );
    expect(naming).toEqual([]);
  });

  it('SHELL-041 the member centre of a guest asks it too', () => {
    const page = readFileSync(join(LIBS, 'account/src/member-centre/member-centre-page.tsx'), 'utf8');
    expect(page).not.toMatch(NAMES_ENTRY_PAGE);
  });
});
