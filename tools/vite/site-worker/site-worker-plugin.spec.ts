import { runInNewContext } from 'node:vm';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { brandCodes, readBrand } from '../brand-source';
import { offlinePage } from './offline-page';
import { stampSiteWorker } from './site-worker-plugin';

const BRANDS = join(__dirname, '../../../brands');
const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function bundle(more: readonly string[] = []) {
  const chunk = (fileName: string, isEntry: boolean) => ({
    type: 'chunk' as const,
    fileName,
    isEntry,
    code: fileName === 'site-worker.js' ? 'serve("%BUILD%","%ENTRY%")' : '',
  });
  const worker = chunk('site-worker.js', true);
  const files = [chunk('assets/index-Ab12Cd34.js', true), chunk('assets/home-Ab12Cd34.js', false), worker];
  const all = [...files, ...more.map((name) => ({ ...chunk(name, false), type: 'asset' as const }))];
  return { worker, files: Object.fromEntries(all.map((file) => [file.fileName, file])) };
}

describe('the stamp of a build', () => {
  const stamped = (more?: readonly string[]): string => {
    const { worker, files } = bundle(more);
    stampSiteWorker(files);
    return worker.code;
  };

  it('names the page’s first script and the build, the same for the same files', () => {
    expect(stamped()).toMatch(/^serve\("[\da-f]{16}","\/assets\/index-Ab12Cd34\.js"\)$/);
    expect(stamped()).toBe(stamped());
  });

  it('is another one as soon as one file is another', () => {
    expect(stamped(['assets/style-Ab12Cd34.css'])).not.toBe(stamped(['assets/style-Ab12Cd35.css']));
  });

  it('is refused for a build without a worker or with two first scripts', () => {
    const { files } = bundle();
    expect(() => stampSiteWorker({ ...files, 'site-worker.js': { type: 'asset' } })).toThrow(
      'site-worker.js',
    );
    const second = { type: 'chunk', fileName: 'b.js', isEntry: true, code: '' } as const;
    expect(() => stampSiteWorker({ ...files, 'b.js': second })).toThrow('b.js');
  });
});

describe('the page without a network', () => {
  it.each(brandCodes(BRANDS))(
    'of %s says so in Chinese, fetches nothing and lives by its own policy',
    (code) => {
      const source = readBrand(BRANDS, code);
      const { html, policy } = offlinePage(source);
      expect(html).toContain('<html lang="zh-CN"');
      expect(html).toContain('网络未连接');
      expect(html).toContain(source.brand.names['zh-CN']);
      expect(html).not.toMatch(/\bsrc=|url\(|<link/);
      const [, style = ''] = /<style>([^]*?)<\/style>/.exec(html) ?? [];
      const [, script = ''] = /<script>([^]*?)<\/script>/.exec(html) ?? [];
      expect(policy).toContain(`style-src ${hash(style)}`);
      expect(policy).toContain(`script-src ${hash(script)}`);
      expect(policy).toContain("default-src 'none'");
      for (const token of html.match(/var\((--[\w-]+)\)/g) ?? [])
        expect(source.theme.css).toContain(`${token.slice(4, -1)}:`);
    },
  );

  it.each([
    ['is offline: when it is online again, and not before', false],
    ['says that it is online: every few seconds', true],
  ])('asks for its address again by itself where the browser %s', (_, onLine) => {
    const { html } = offlinePage(readBrand(BRANDS, brandCodes(BRANDS)[0] ?? ''));
    const [, script = ''] = /<script>([^]*?)<\/script>/.exec(html) ?? [];
    const reload = jest.fn();
    const timers: number[] = [];
    const listeners = new Map<string, () => void>();
    runInNewContext(script, {
      location: { reload },
      navigator: { onLine },
      localStorage: { getItem: () => null },
      addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
      setTimeout(go: () => void, ms: number) {
        timers.push(ms);
        go();
      },
    });
    expect(reload).toHaveBeenCalledTimes(onLine ? 1 : 0);
    expect(timers.every((ms) => ms >= 4_000 && ms < 8_000)).toBe(true);
    reload.mockClear();
    listeners.get('online')?.();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
