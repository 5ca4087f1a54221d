import { runInNewContext } from 'node:vm';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { brandCodes, readBrand } from '../brand-source';
import { offlinePage } from './offline-page';
import { readFileList } from './built-file';
import { stampBuild } from './site-worker-plugin';

const BRANDS = join(__dirname, '../../../brands');
const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const base64 = (text: string): string => createHash('sha256').update(text).digest('base64');

function bundle(more: Readonly<Record<string, string>> = {}) {
  const chunk = (fileName: string, isEntry: boolean) => ({
    type: 'chunk' as const,
    fileName,
    isEntry,
    code: fileName === 'site-worker.js' ? 'serve("%BUILD%","%ENTRY%","%FILES%")' : `// ${fileName}`,
  });
  const asset = (source: string | Uint8Array) => ({ type: 'asset' as const, source });
  const worker = chunk('site-worker.js', true);
  const page = asset(
    '<link rel="icon" href="/favicon.svg"><script type="module" crossorigin src="/assets/index-Ab12Cd3.js"></script>' +
      '<link rel="stylesheet" crossorigin href="/assets/index-Ab12Cd34.css"><script>"/assets/home-Ab12Cd3.js"</script>',
  );
  const files = {
    'index.html': page,
    'favicon.svg': asset('<svg/>'),
    'assets/index-Ab12Cd3.js': chunk('assets/index-Ab12Cd3.js', true),
    'assets/home-Ab12Cd3.js': chunk('assets/home-Ab12Cd3.js', false),
    'assets/index-Ab12Cd34.css': asset(new TextEncoder().encode('p{}')),
    'site-worker.js': worker,
    ...Object.fromEntries(Object.entries(more).map(([name, content]) => [name, asset(content)])),
  };
  return { worker, page, files };
}

describe('the stamp of a build', () => {
  const stamped = (more?: Readonly<Record<string, string>>): string => {
    const { worker, files } = bundle(more);
    stampBuild(files);
    return worker.code;
  };

  it('names the page’s first script, the build, the same for the same files, and what they hold', () => {
    const [, list = ''] =
      /^serve\("[\da-f]{16}","\/assets\/index-Ab12Cd3\.js","([^"]+)"\)$/.exec(stamped()) ?? [];
    expect(readFileList(list)).toEqual(
      new Map(
        Object.entries({
          '/assets/home-Ab12Cd3.js': '// assets/home-Ab12Cd3.js',
          '/assets/index-Ab12Cd34.css': 'p{}',
          '/assets/index-Ab12Cd3.js': '// assets/index-Ab12Cd3.js',
        }).map(([path, content]) => [path, base64(content).slice(0, 16)]),
      ),
    );
    expect(stamped()).toBe(stamped());
  });

  it('is another one as soon as one file is another, by its name or by what it holds', () => {
    const [one, renamed, changed] = [
      stamped({ 'assets/style-Ab12Cd34.css': 'p{}' }),
      stamped({ 'assets/style-Ab12Cd35.css': 'p{}' }),
      stamped({ 'assets/style-Ab12Cd34.css': 'b{}' }),
    ].map((code) => code.slice(0, 24));
    expect(new Set([one, renamed, changed]).size).toBe(3);
  });

  it('lets the browser check what the page itself names', () => {
    const { page, files } = bundle();
    stampBuild(files);
    expect(page.source).toContain(
      `src="/assets/index-Ab12Cd3.js" integrity="sha256-${base64('// assets/index-Ab12Cd3.js')}">`,
    );
    expect(page.source).toContain(`href="/assets/index-Ab12Cd34.css" integrity="sha256-${base64('p{}')}">`);
    expect(String(page.source).match(/integrity/g)).toHaveLength(2);
  });

  it('is refused for a build without a worker or a page, with two first scripts, or that names what is not there', () => {
    const { files } = bundle();
    expect(() => stampBuild({ ...files, 'site-worker.js': { type: 'asset', source: '' } })).toThrow(
      'site-worker.js',
    );
    expect(() => stampBuild({ 'site-worker.js': files['site-worker.js'] })).toThrow('index.html');
    const second = { type: 'chunk', fileName: 'b.js', isEntry: true, code: '' } as const;
    expect(() => stampBuild({ ...files, 'b.js': second })).toThrow('b.js');
    const page = { type: 'asset', source: '<script src="/assets/gone.js">' } as const;
    expect(() => stampBuild({ ...files, 'index.html': { ...page } })).toThrow('assets/gone.js');
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
    ['zh-CN', 'en', 'zh-CN', '网络未连接', '鲲跃'],
    ['zh-TW', 'en', 'zh-TW', '網路未連線', '鯤躍'],
    ['en', 'zh-CN', 'en', 'No network connection', 'Kunyue'],
    // Who was never here.
    [null, 'en-GB', 'en', 'No network connection', 'Kunyue'],
    [null, 'zh-Hant-HK', 'zh-TW', '網路未連線', '鯤躍'],
    [null, 'fr', 'zh-CN', '网络未连接', '鲲跃'],
  ])('speaks the language shown last, %s, or else the browser’s, %s', (kept, own, lang, title, name) => {
    const { html } = offlinePage(readBrand(BRANDS, 'ky'));
    const { window } = new JSDOM(html, {
      url: 'https://play.example/mine',
      runScripts: 'dangerously',
      beforeParse(browser) {
        Object.defineProperty(browser.navigator, 'language', { value: own });
        if (kept !== null) browser.localStorage.setItem('first-locale', kept);
      },
    });
    const { document } = window;
    expect(document.documentElement.lang).toBe(lang);
    expect(document.title).toBe(`${title} - ${name}`);
    const shown = [...document.querySelectorAll('main')].filter(
      (each) => window.getComputedStyle(each).display !== 'none',
    );
    expect(shown.map((each) => [each.lang, each.querySelector('h1')?.textContent])).toEqual([[lang, title]]);
    window.close();
  });

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
      navigator: { onLine, language: 'zh-CN' },
      document: { documentElement: { dataset: {} } },
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
