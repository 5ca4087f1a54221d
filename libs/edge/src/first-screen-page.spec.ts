import { JSDOM, VirtualConsole } from 'jsdom';
import type { RenderedScreen } from '@heptad/brand-config';
import { parseFirstScreen } from '@heptad/brand-config';
import { createFirstScreenPage } from './first-screen-page';
import { inlineHashes } from './page';
import { SCREEN_PAGE as BUILT } from './test-site';

const SCREEN: RenderedScreen = {
  html: '<p style="height:45px">1.85</p>',
  name: 'Brand',
  description: 'Words',
  path: '/home/sports',
  locale: 'en',
  at: 1_000,
  answers: { q: '</script><script>alert(1)</script>' },
};

const pageOf = (screen: Partial<RenderedScreen> = {}): string => {
  const make = createFirstScreenPage(BUILT);
  if (make === undefined) throw new Error('no page');
  return make({ ...SCREEN, ...screen });
};

describe('a page with its first screen', () => {
  it('has the screen in the app’s root, and the skeleton ahead of it and its styles', () => {
    const page = pageOf();
    const screen = '<div id="root" data-rendered><p data-style="height:45px">1.85</p></div>';
    const skeleton = '<div id="first-skeleton"><i>skeleton</i></div>';
    expect(page).toContain(skeleton);
    expect(page).toContain(screen);
    expect(page.indexOf('<body>')).toBeLessThan(page.indexOf(skeleton));
    expect(page.indexOf(skeleton)).toBeLessThan(page.indexOf('<link rel="stylesheet"'));
    expect(page).toContain('<html lang="en"');
  });

  it('tells the app what was answered, in a block that nothing in it can end', () => {
    const [, json = ''] = /id="first-screen">(.*?)<\/script>/.exec(pageOf()) ?? [];
    const { html, name, description, ...known } = SCREEN;
    expect([html, name, description]).toEqual([expect.stringContaining('1.85'), 'Brand', 'Words']);
    expect(parseFirstScreen(json)).toEqual(known);
  });

  it('is called as the brand is in the screen’s language, and so is what stands until it is read', () => {
    const built = BUILT.replace(
      '<i>skeleton</i>',
      '<div class="sk-top">某牌</div><div class="sk-mark">某牌<i></i></div>',
    );
    const page = createFirstScreenPage(built)?.(SCREEN) ?? '';
    expect(page).toContain('<title>Brand</title>');
    expect(page).toContain('<meta name="description" content="Words">');
    expect(page).toContain('<meta name="apple-mobile-web-app-title" content="Brand">');
    expect(page).toContain('<div class="sk-top">Brand</div><div class="sk-mark">Brand<i></i></div>');
    expect(page).not.toContain('某牌');
  });

  it('is called as the build has called it where an earlier build has rendered the screen', () => {
    const { name, description, ...screen } = SCREEN;
    expect([name, description]).toEqual(['Brand', 'Words']);
    const page = createFirstScreenPage(BUILT)?.(screen) ?? '';
    expect(page).toContain('<title>某牌</title>');
    expect(page).toContain('<meta name="description" content="一句话">');
  });

  it('is called by text alone, whatever a name holds', () => {
    const page = pageOf({
      name: '$&</title><script>alert(1)</script>',
      description: '$1"><script>alert(2)</script>',
    });
    expect(page).not.toMatch(/<script>alert/);
    const { head } = new JSDOM(page).window.document;
    expect(head.querySelector('title')?.text).toBe('$&</title><script>alert(1)</script>');
    expect(head.querySelector<HTMLMetaElement>('meta[name=description]')?.content).toBe(
      '$1"><script>alert(2)</script>',
    );
  });

  it('is styled before it is shown', () => {
    const page = pageOf();
    expect(page.indexOf('<link rel="stylesheet"')).toBeLessThan(page.indexOf('<div id="root"'));
    expect(page.match(/<link rel="stylesheet"/g)).toHaveLength(1);
  });

  it('has its styles in it where they are known, unless they could end where they stand', () => {
    const styled = (text: string) => createFirstScreenPage(BUILT, () => text)?.(SCREEN) ?? '';
    const page = styled('.a>.b{color:red}');
    expect(page).not.toContain('<link rel="stylesheet"');
    expect(page.indexOf('<style>.a>.b{color:red}</style>')).toBeLessThan(page.indexOf('<div id="root"'));
    expect(inlineHashes(page).styles).toHaveLength(3);
    expect(styled('.a::after{content:"</STYLE>"}')).toContain('<link rel="stylesheet"');
  });

  it('asks for no picture ahead of what shows it', () => {
    const ahead = '<link rel="preload" as="image" href="/assets/hero-1.svg" fetchPriority="high"/>';
    const page = pageOf({
      html: `${ahead}<img src="/assets/hero-1.svg"><link rel="preload" as="font" href="/f">`,
    });
    expect(page).not.toContain(ahead);
    expect(page).toContain('<img src="/assets/hero-1.svg"><link rel="preload" as="font" href="/f">');
  });

  it('has the app’s scripts behind what is shown, each once', () => {
    const scripts =
      '<script type="module" src="/assets/a.js"></script><link rel="modulepreload" href="/assets/b.js">';
    const page = createFirstScreenPage(BUILT.replace('</head>', `${scripts}</head>`))?.(SCREEN) ?? '';
    expect(page.split(scripts)).toHaveLength(2);
    expect(page.indexOf(scripts)).toBeGreaterThan(page.indexOf('1.85'));
  });

  it('has the same scripts and styles by the policy whatever was rendered', () => {
    expect(inlineHashes(pageOf({ html: '<b>x</b>', locale: 'zh-TW' }))).toEqual(inlineHashes(pageOf()));
  });

  it.each([
    ['zh-CN', '脚本未能运行'],
    ['zh-TW', '腳本未能執行'],
    ['en', 'scripts did not run'],
  ] as const)('says in %s what is missing where scripts do not run', (locale, words) => {
    expect(/<noscript>.*?<\/noscript>/.exec(pageOf({ locale }))?.[0]).toContain(words);
  });

  describe('once all of it is read', () => {
    /** The page as a browser of that cookie reads it. */
    const read = (cookie: string, page = pageOf(), path = '/home/sports'): Document => {
      const { window } = new JSDOM(page, {
        url: `https://play.example${path}`,
        runScripts: 'dangerously',
        virtualConsole: new VirtualConsole(),
        beforeParse(browser) {
          browser.document.cookie = cookie;
          browser.matchMedia = () => ({ matches: false }) as MediaQueryList;
          browser.localStorage.setItem('first-locale', 'en');
        },
      });
      return window.document;
    };

    it('has its styles, and the skeleton no more', () => {
      const page = read('security_check=1');
      expect(page.getElementById('root')?.innerHTML).toBe('<p style="height: 45px;">1.85</p>');
      expect(page.getElementById('first-skeleton')).toBeNull();
      expect(page.documentElement.dataset).not.toHaveProperty('awaited');
    });

    it.each([
      ['dark', '<i>skeleton</i>'],
      ['light', '<p style="height: 45px;">1.85</p>'],
    ])('BRAND-013 has home in the %s theme, which the skeleton’s script chose, as %s', (theme, shown) => {
      const chosen = `<script>document.documentElement.dataset.theme='${theme}'</script>`;
      const home = createFirstScreenPage(BUILT.replace('<!--/skeleton-->', `${chosen}<!--/skeleton-->`));
      const root = read('security_check=1', home?.({ ...SCREEN, path: '/' }), '/').getElementById('root');
      expect(root?.innerHTML.replace(chosen, '')).toBe(shown);
    });

    it('has the skeleton in the app’s root where the screen is not for this browser', () => {
      const page = read('security_check=0');
      const root = page.getElementById('root');
      expect(root?.innerHTML).toBe('<i>skeleton</i>');
      expect(root?.dataset).not.toHaveProperty('rendered');
      expect(page.getElementById('first-skeleton')).toBeNull();
    });
  });

  it('is not made of a page whose skeleton is not marked', () => {
    expect(createFirstScreenPage('<html><body><div id="root"></div></body></html>')).toBeUndefined();
  });
});
