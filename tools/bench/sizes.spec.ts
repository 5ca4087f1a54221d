import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

interface Line {
  readonly what: string;
  readonly bytes: number;
  readonly over: boolean;
}

const chunk = (file: string, rest: object = {}): object => ({ file: `assets/${file}.js`, ...rest });
const MANIFEST = {
  'index.html': chunk('main', { isEntry: true, imports: ['_vendor.js'] }),
  '_vendor.js': chunk('vendor', { name: 'vendor' }),
  '_sheet.js': chunk('sheet', { name: 'sheet', imports: ['_vendor.js'] }),
  '../../libs/home/src/home-parts.ts': chunk('home', {
    dynamicImports: ['../../libs/home/src/page/home-page.tsx'],
  }),
  '../../libs/home/src/page/home-page.tsx': chunk('home-page', { imports: ['_vendor.js'] }),
  '../../libs/finance/src/finance-parts.ts': chunk('finance', {
    dynamicImports: [
      '../../libs/finance/src/wallet/wallet-page.tsx',
      '../../libs/finance/src/balance-card/balance-card.tsx',
      '../../libs/finance/src/messages/zh-CN.json',
      '../../libs/finance/src/messages/en.json',
    ],
  }),
  '../../libs/finance/src/wallet/wallet-page.tsx': chunk('wallet', { imports: ['_sheet.js'] }),
  '../../libs/finance/src/balance-card/balance-card.tsx': chunk('balance'),
  '../../libs/finance/src/messages/zh-CN.json': chunk('zh'),
  '../../libs/finance/src/messages/en.json': chunk('en'),
};

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
    expect(bytesOf(held(MANIFEST, {}, 1000), 'home')).toBe(70);
  });

  it('counts no entry for home that is not its page', () => {
    const withWorker = { ...MANIFEST, 'site-worker.ts': chunk('site-worker', { isEntry: true }) };
    expect(bytesOf(held(withWorker, {}, 1000), 'home')).toBe(70);
  });

  it('counts for a lazy page what home has not brought: its own chunk and the unnamed ones it shares', () => {
    expect(bytesOf(held(MANIFEST, { 'assets/wallet.js': 7 }, 1000), 'wallet-page.tsx')).toBe(17);
  });

  it('leaves a named shared chunk out of a page, wherever home stands', () => {
    const named = { ...MANIFEST, '_sheet.js': chunk('sheet', { name: 'vendor' }) };
    expect(bytesOf(held(named, { 'assets/wallet.js': 7 }, 1000), 'wallet-page.tsx')).toBe(7);
  });

  it('holds a named shared chunk against a limit of its own', () => {
    const named = { ...MANIFEST, '_forms.js': chunk('forms', { name: 'forms' }) };
    const over = (bytes: number): boolean | undefined =>
      held(named, { 'assets/forms.js': bytes }, 1000).find(({ what }) => what === 'chunk "forms"')?.over;
    expect([over(100), over(101)]).toEqual([false, true]);
  });

  it('is over budget only above the limit itself', () => {
    const over = (bytes: number): boolean | undefined =>
      held(MANIFEST, { 'assets/wallet.js': bytes }, 1000).find(({ what }) => what.endsWith('wallet-page.tsx'))
        ?.over;
    expect([over(190), over(191)]).toEqual([false, true]);
  });

  it('refuses a manifest that imports what it does not hold', () => {
    expect(() =>
      held({ 'index.html': chunk('main', { isEntry: true, imports: ['_gone.js'] }) }, {}, 1000),
    ).toThrow(/_gone\.js/);
  });
});
