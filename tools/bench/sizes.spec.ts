import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

interface Line {
  readonly what: string;
  readonly bytes: number;
  readonly over: boolean;
}

const chunk = (file: string, rest: object = {}): object => ({ file: `assets/${file}.js`, ...rest });
const SHARED = ['forms', 'windows', 'choices', 'strips', 'decimal', 'dates', 'writes'];
const MANIFEST = {
  ...Object.fromEntries(SHARED.map((name) => [`_shared-${name}.js`, chunk(`shared-${name}`, { name })])),
  'index.html': chunk('main', { isEntry: true, imports: ['_vendor.js'] }),
  '_vendor.js': chunk('vendor', { name: 'vendor' }),
  '_sheet.js': chunk('sheet', { name: 'sheet', imports: ['_vendor.js'] }),
  '../../libs/home/src/home-parts.ts': chunk('home', {
    dynamicImports: ['../../libs/home/src/page/home-page.tsx'],
  }),
  '../../libs/home/src/page/home-page.tsx': chunk('home-page', { imports: ['_vendor.js'] }),
  '../../libs/home/src/messages/zh-CN.json': chunk('home-zh'),
  '../../libs/finance/src/balance-head/balance-head.tsx': chunk('balance-head'),
  '../../libs/sports-betting/src/sports-parts.ts': chunk('sports', {
    dynamicImports: [
      '../../libs/sports-betting/src/results/results-page.tsx',
      '../../libs/sports-betting/src/hot-matches/hot-matches.tsx',
      '../../libs/sports-betting/src/messages/zh-CN.json',
      '../../libs/sports-betting/src/messages/en.json',
    ],
  }),
  '../../libs/sports-betting/src/results/results-page.tsx': chunk('results', { imports: ['_sheet.js'] }),
  '../../libs/sports-betting/src/hot-matches/hot-matches.tsx': chunk('hot'),
  '../../libs/sports-betting/src/messages/zh-CN.json': chunk('zh'),
  '../../libs/sports-betting/src/messages/en.json': chunk('en'),
};

/** Entry, vendor, home's parts, texts and page; sports' parts and texts, hot matches. */
const HOME = 80;

/** The module is a script of the toolchain, which Node loads and Jest does not. */
function held(manifest: object, sizes: Readonly<Record<string, number>>, floor: number): Line[] {
  const program = `
    import { heldAgainstBudgets } from ${JSON.stringify(join(__dirname, 'sizes.mjs'))};
    const [manifest, sizes, floor] = JSON.parse(process.argv[1]);
    process.stdout.write(JSON.stringify(heldAgainstBudgets(manifest, (file) => sizes[file] ?? 10, floor)));`;
  const input = JSON.stringify([manifest, sizes, floor]);
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', program, input], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  ) as Line[];
}

const bytesOf = (lines: readonly Line[], end: string): number | undefined =>
  lines.find(({ what }) => what.endsWith(end))?.bytes;

describe('sizes of a build', () => {
  it('counts for home its entry, its page, what the first screen shows of others, and what those import, once each', () => {
    expect(bytesOf(held(MANIFEST, {}, 1000), 'home')).toBe(HOME);
  });

  it('counts no entry for home that is not its page', () => {
    const withWorker = { ...MANIFEST, 'site-worker.ts': chunk('site-worker', { isEntry: true }) };
    expect(bytesOf(held(withWorker, {}, 1000), 'home')).toBe(HOME);
  });

  it('counts for a lazy page what home has not brought: its own chunk and the unnamed ones it shares', () => {
    expect(bytesOf(held(MANIFEST, { 'assets/results.js': 7 }, 1000), 'results-page.tsx')).toBe(17);
  });

  it('counts for a lazy page the texts that it brings itself, in the language of most visits', () => {
    const texts = '../../libs/sports-betting/src/results/messages/zh-CN.json';
    const others = { [texts]: chunk('results-zh'), '_texts.js': chunk('texts', { dynamicImports: [texts] }) };
    const page = '../../libs/sports-betting/src/results/results-page.tsx';
    const own = { ...MANIFEST, ...others, [page]: chunk('results', { dynamicImports: [texts] }) };
    expect(bytesOf(held(own, {}, 1000), 'results-page.tsx')).toBe(20);
    const imported = { ...MANIFEST, ...others, [page]: chunk('results', { imports: ['_texts.js'] }) };
    expect(bytesOf(held(imported, {}, 1000), 'results-page.tsx')).toBe(30);
  });

  it.each(
    Object.keys(MANIFEST).filter(
      (key) => key.startsWith('../../libs/') && !/(en\.json|results-page\.tsx)$/.test(key),
    ),
  )('fails where no source is %s any more, which would be counted no more', (key) => {
    const { [key]: moved, ...rest }: Readonly<Record<string, object>> = MANIFEST;
    const without = JSON.parse(
      JSON.stringify(rest).replaceAll(JSON.stringify(key), '"_vendor.js"'),
    ) as object;
    expect(moved).toBeDefined();
    expect(() => held(without, {}, 1000)).toThrow(/no source .* mend the pattern/);
  });

  it.each([...SHARED, 'vendor'])('fails where the build has no chunk %s any more', (name) => {
    const gone = JSON.parse(
      JSON.stringify(MANIFEST).replaceAll(`"name":"${name}"`, '"name":"other"'),
    ) as object;
    expect(() => held(gone, {}, 1000)).toThrow(new RegExp(`no chunk .*${name}`));
  });

  it('fails where no feature names its pages', () => {
    const entries = Object.entries(MANIFEST).filter(([key]) => !key.endsWith('-parts.ts'));
    expect(() => held(Object.fromEntries(entries), {}, 1000)).toThrow(/no source/);
  });

  it('leaves a named shared chunk out of a page, wherever home stands', () => {
    const named = { ...MANIFEST, '_sheet.js': chunk('sheet', { name: 'vendor' }) };
    expect(bytesOf(held(named, { 'assets/results.js': 7 }, 1000), 'results-page.tsx')).toBe(7);
  });

  it('holds a named shared chunk against a limit of its own', () => {
    const named = { ...MANIFEST, '_shared-forms.js': chunk('forms', { name: 'forms' }) };
    const over = (bytes: number): boolean | undefined =>
      held(named, { 'assets/forms.js': bytes }, 1000).find(({ what }) => what === 'chunk "forms"')?.over;
    expect([over(100), over(101)]).toEqual([false, true]);
  });

  it('is over budget only above the limit itself', () => {
    const over = (bytes: number): boolean | undefined =>
      held(MANIFEST, { 'assets/results.js': bytes }, 1000).find(({ what }) =>
        what.endsWith('results-page.tsx'),
      )?.over;
    expect([over(190), over(191)]).toEqual([false, true]);
  });

  it('refuses a manifest that imports what it does not hold', () => {
    expect(() =>
      held({ 'index.html': chunk('main', { isEntry: true, imports: ['_gone.js'] }) }, {}, 1000),
    ).toThrow(/_gone\.js/);
  });
});
