import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandModule, brandStylesheet } from './brand-module';
import { brandCodes, readBrand } from './brand-source';
import { firstPaintScript } from './first-paint';
import { webManifest } from './launcher';
import { brandPage, withDeployment } from './page';

const BRANDS = join(__dirname, '../../brands');
const codes = brandCodes(BRANDS);
const ky = readBrand(BRANDS, 'ky');
const ml = readBrand(BRANDS, 'ml');

const PAGE = `<!doctype html>
<html>
  <head><!--brand-head--></head>
  <body><!--deployment--><div id="root"><!--brand-skeleton--></div></body>
</html>`;
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg"><path fill="#fff" d="M0 0"/></svg>';
const NIGHT = '<svg xmlns="http://www.w3.org/2000/svg"><path fill="#000" d="M0 0"/></svg>';
const EMPTY = { light: '<svg/>', dark: '<svg/>' };
const page = brandPage(PAGE, ky, { light: DRAWING, dark: DRAWING });

describe('the page of a brand', () => {
  it('carries name, colours, manifest and icons', () => {
    expect(page).toContain('<title>鲲跃</title>');
    expect(page).toContain('<html lang="zh-CN" data-theme="light" data-density="medium"');
    expect(page).toContain(' data-match-head="calm" data-match-row="calm" data-entry="">');
    expect(page).toContain('<meta name="theme-color" content="#ffffff">');
    expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest">');
    expect(page).toContain(`<style>${ky.theme.css}`);
  });

  it('SHELL-001 is in Chinese, as wide as the device, and a phone’s before a window is wide', () => {
    const built = brandPage(readFileSync(join(BRANDS, '../apps/ky/index.html'), 'utf8'), ky, EMPTY);
    expect(built).toMatch(/<html lang="zh-CN"[^>]*>[^]*<title>\p{Script=Han}+<\/title>/u);
    expect(built).toMatch(/<meta name="viewport" content="width=device-width, initial-scale=1[",]/);
    const widths = [...built.matchAll(/@media ?([^{]*width[^{]*)\{/g)].map(([, condition]) => condition);
    expect(widths.length).toBeGreaterThan(0);
    expect(widths.filter((condition) => !/^\((width>=|\d+rem<=width<)/.test(condition ?? ''))).toEqual([]);
  });

  it('holds the hero without a further request, and no style attributes', () => {
    expect(page).toContain(
      `src="data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%3E%3Cpath%20fill='%23fff'%20d='M0%200'/%3E%3C/svg%3E"`,
    );
    expect(page).not.toContain('style="');
  });

  it('holds the hero in an address that is one: no blank, bracket or sign of a tag stands in it as it is', () => {
    const odd = '<svg style="a{b:50%}"><text>海 | ^</text>\n</svg>';
    const drawn = brandPage(PAGE, ky, { light: odd, dark: odd });
    const address = /src="(data:[^"]*)"/.exec(drawn)?.[1] ?? '';
    expect(address).toMatch(/^[\w!$&'()*+,./:;=?@~%-]+$/);
    expect(decodeURIComponent(address)).toBe(
      `data:image/svg+xml,<svg style='a{b:50%}'><text>海 | ^</text></svg>`,
    );
  });

  it('holds the hero of both themes where they differ, and lets the theme choose', () => {
    const both = brandPage(PAGE, ky, { light: DRAWING, dark: NIGHT });
    expect(both).toMatch(/class="sk-hero sk-hero-light"[^>]*%23fff/);
    expect(both).toMatch(/class="sk-hero sk-hero-dark"[^>]*%23000/);
    expect(both).toContain(
      ":root:not([data-theme='dark']) .sk-hero-dark,[data-theme='dark'] .sk-hero-light{display:none}",
    );
    expect(page.match(/class="sk-hero/g)).toHaveLength(1);
  });

  it('shows the home page’s first sections in the brand’s order', () => {
    const order = (source: typeof ky) =>
      [
        ...brandPage(PAGE, source, EMPTY).matchAll(
          /class="sk-(?:box sk-)?(hero|notice|areas|hot-matches|promotions)"/g,
        ),
      ].map(([, id]) => id);
    expect(order(ky)).toEqual(['hero', 'areas', 'hot-matches']);
    expect(order(readBrand(BRANDS, 'yx'))[0]).toBe('hot-matches');
  });

  it('holds a skeleton for every kind of entry, of which one is shown, and none is read out', () => {
    for (const shape of ['sk', 'sk-lists', 'sk-mark'])
      expect(page.match(new RegExp(`class="${shape}" aria-hidden="true"`, 'g'))).toHaveLength(1);
    expect(page).toContain('[data-entry] .sk{display:none}');
    expect(page).toContain(
      ':root:not([data-entry=lists]) .sk-lists,:root:not([data-entry=mark]) .sk-mark{display:none}',
    );
  });

  it('shows none before its first script has chosen, which runs when their pictures are being loaded', () => {
    const script = page.indexOf(firstPaintScript(ky));
    expect(page).toMatch(/<html[^>]* data-entry=""/);
    expect(script).toBeGreaterThan(page.indexOf('class="sk-mark"'));
    expect(script).toBeLessThan(page.indexOf('<!--/skeleton-->'));
  });

  it('BRAND-013 has the device’s background until then, where the brand has a dark theme', () => {
    const device =
      '@media(scripting:enabled){[data-entry=""]{color-scheme:light dark}[data-entry=""] body{background:none}}';
    expect(page).toContain(device);
    expect(brandPage(PAGE, readBrand(BRANDS, 'jn'), EMPTY)).not.toContain(device);
  });

  it('paints before the stylesheet is there', () => {
    const linked = PAGE.replace(
      '</head>',
      '\n<link rel="stylesheet" crossorigin href="/assets/x.css"></head>',
    );
    const built = brandPage(linked, ky, EMPTY);
    expect(built.indexOf('rel="stylesheet"')).toBeGreaterThan(built.indexOf('class="sk-tabs"'));
    expect(built.match(/rel="stylesheet"/g)).toHaveLength(1);
  });

  it('leaves the deployment to the server', () => {
    expect(page).toContain('<!--deployment-->');
    const full = withDeployment(page, '{"name":"</script><script>alert(1)"}');
    expect(full).toContain(
      '<script type="application/json" id="deployment">{"name":"\\u003c/script>\\u003cscript>alert(1)"}',
    );
  });

  it('says which marker a page lacks', () => {
    expect(() => brandPage('<html></html>', ky, EMPTY)).toThrow('<!--brand-head--> exactly once');
  });

  it('names no other brand, in page, module or stylesheet', () => {
    for (const code of codes) {
      const own = readBrand(BRANDS, code);
      const built = [brandPage(PAGE, own, EMPTY), brandModule(own), brandStylesheet(own)].join('\n');
      for (const other of codes.filter((each) => each !== code)) {
        const { brand } = readBrand(BRANDS, other);
        expect(built).not.toContain(`brands/${other}/`);
        if (brand.names['zh-CN'] !== own.brand.names['zh-CN'])
          expect(built).not.toContain(brand.names['zh-CN']);
      }
    }
  });
});

describe('the first script', () => {
  /** The cookie of a visitor who has passed the check. */
  const PASSED = { cookie: 'security_check=1' };
  interface Visitor {
    readonly systemIsDark?: boolean;
    readonly search?: string;
    readonly userAgent?: string;
    readonly jar?: { readonly cookie: string };
  }
  const run = (
    source: typeof ky,
    pathname: string,
    stored: () => string | null,
    { systemIsDark = false, search = '', userAgent = 'Browser', jar = PASSED }: Visitor = {},
  ) => {
    const elements = new Map<string, Record<string, string>>();
    const dataset: Record<string, string> = { entry: '' };
    const find = (selector: string) => {
      const element = elements.get(selector) ?? {};
      elements.set(selector, element);
      return element;
    };
    new Function('document', 'localStorage', 'location', 'navigator', 'matchMedia', firstPaintScript(source))(
      Object.assign(Object.create(jar), { documentElement: { dataset }, querySelector: find }),
      { getItem: stored },
      { pathname, search },
      { userAgent },
      () => ({ matches: systemIsDark }),
    );
    return { dataset, elements };
  };

  it('BRAND-013 applies a stored dark theme to html before the first paint', () => {
    const { dataset, elements } = run(ky, '/', () => 'dark');
    expect(dataset['theme']).toBe('dark');
    expect(elements.get('meta[name=theme-color]')?.['content']).toBe('#181a21');
  });

  it.each([null, 'light', 'darkness', '{"theme":"dark"}'])(
    'BRAND-010 leaves the page light for %p',
    (stored) => {
      expect(run(ky, '/', () => stored).dataset['theme']).toBeUndefined();
    },
  );

  it('BRAND-010 shows the device’s dark until a theme was chosen', () => {
    const begins = (source: typeof ky, stored: string | null, systemIsDark: boolean) =>
      run(source, '/', () => stored, { systemIsDark }).dataset['theme'] ?? 'light';
    for (const kept of [null, 'system', 'system festival']) {
      expect(begins(ky, kept, true)).toBe('dark');
      expect(begins(ky, kept, false)).toBe('light');
    }
    expect(begins(ky, 'light', true)).toBe('light');
    expect(begins(ky, 'light festival', true)).toBe('light');
    expect(begins(ky, 'dark', false)).toBe('dark');
    expect(begins(ml, null, true)).toBe('light');
  });

  it('begins dark in a brand that is usually dark, until another was chosen', () => {
    const ayx = readBrand(BRANDS, 'ayx');
    const begins = (stored: string | null, systemIsDark: boolean) =>
      run(ayx, '/', () => stored, { systemIsDark }).dataset['theme'] ?? 'light';
    expect(begins(null, false)).toBe('dark');
    expect(begins('system', false)).toBe('light');
    expect(begins('system', true)).toBe('dark');
    expect(begins('light', true)).toBe('light');
  });

  it('BRAND-012 begins light in the brand’s app, until it was there once', () => {
    const inApp = { search: '?x=1&isApp=1', systemIsDark: true };
    const marked = { userAgent: `Browser ${ky.brand.native.marker}/2`, systemIsDark: true };
    for (const visitor of [inApp, marked]) {
      expect(run(ky, '/', () => null, visitor).dataset['theme']).toBeUndefined();
      expect(run(ky, '/', () => 'dark', visitor).dataset['theme']).toBe('dark');
    }
  });

  it('BRAND-004 applies the festival skin of the last visit, with either theme', () => {
    expect(run(ky, '/', () => 'dark festival').dataset).toEqual({ theme: 'dark', skin: 'festival' });
    expect(run(ky, '/', () => 'light festival').dataset).toEqual({ skin: 'festival' });
  });

  it('BRAND-004 has the art of the festival that is on, and only with the skin', () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-02-06T12:00:00+08:00'));
    expect(run(ky, '/', () => 'light festival').dataset).toEqual({ skin: 'festival', festival: 'lantern' });
    expect(run(ky, '/', () => 'light').dataset).toEqual({});
    now.mockReturnValue(Date.parse('2027-03-01T00:00:00+08:00'));
    expect(run(ky, '/', () => 'light festival').dataset).toEqual({ skin: 'festival' });
    const none = { ...ky, brand: { ...ky.brand, festivals: [] } };
    expect(run(none, '/', () => 'light festival').dataset).toEqual({ skin: 'festival' });
    now.mockRestore();
  });

  it('BRAND-003 leaves a brand without dark theme light', () => {
    expect(run(ml, '/', () => 'dark').dataset['theme']).toBeUndefined();
  });

  it('survives blocked storage', () => {
    const blocked = () => {
      throw new Error('denied');
    };
    expect(run(ky, '/', blocked).dataset).toEqual({});
  });

  it('SHELL-044 takes the sports icons for an entry on the sports pages only', () => {
    const manifest = (pathname: string) =>
      run(ky, pathname, () => null).elements.get('link[rel=manifest]')?.['href'];
    expect(manifest('/home/sports')).toBe('/manifest-sports.webmanifest');
    expect(manifest('/home/sports/live')).toBe('/manifest-sports.webmanifest');
    expect(manifest('/home/sportsman')).toBeUndefined();
    expect(manifest('/')).toBeUndefined();
  });

  it.each([
    ['/', undefined],
    ['/home/sports', 'lists'],
    ['/home/sports/', 'lists'],
    ['/home/sports/early', 'lists'],
    ['/home/sports/sportsDetails', 'mark'],
    ['/home/sports/sportsResult/', 'mark'],
    ['/home/sports/redList/person', 'mark'],
    ['/home/sportsman', 'mark'],
    ['/mine', 'mark'],
  ])('chooses the skeleton of %s', (pathname, entry) => {
    expect(run(ky, pathname, () => null).dataset['entry']).toBe(entry);
  });

  it.each(['', 'security_check=0', 'other_security_check=1', 'security_check=10; a=b'])(
    'shows no page’s skeleton before the check, with the cookies %p',
    (cookie) => {
      for (const pathname of ['/', '/home/sports', '/mine'])
        expect(run(ky, pathname, () => null, { jar: { cookie } }).dataset['entry']).toBe('mark');
    },
  );

  it('finds that the check is passed among other cookies', () => {
    const cookie = 'a=b; security_check=1; X-API-TOKEN=x';
    expect(run(ky, '/', () => null, { jar: { cookie } }).dataset['entry']).toBeUndefined();
  });

  it('shows no page’s skeleton where cookies are blocked, since a guide follows', () => {
    const jar = {
      get cookie(): string {
        throw new Error('denied');
      },
    };
    expect(run(ky, '/', () => null, { jar }).dataset['entry']).toBe('mark');
  });
});

it('SHELL-044 WEBCLIP-001 OPEN-008 each launcher set has a manifest of its own, opening where it says as a web clip', () => {
  const manifests = (['fullsite', 'sports'] as const).map(
    (set): { id: string; start_url: string; icons: { src: string }[] } => JSON.parse(webManifest(ky, set)),
  );
  expect(manifests.map((each) => each.start_url)).toEqual(['/?wcp=1', '/home/sports?wcp=1']);
  // What an installed site is known by stays as it was.
  expect(manifests.map((each) => each.id)).toEqual(['/', '/home/sports']);
  expect(manifests[1]?.icons.every(({ src }) => src.startsWith('/icons/sports-'))).toBe(true);
});

it('the stylesheet makes shadows follow the theme', () => {
  expect(brandStylesheet(ky)).toContain('--shadow-1: var(--elevation-1);');
});

it('the stylesheet has the variants of matches that the brand names, and no other', () => {
  for (const code of codes) {
    const source = readBrand(BRANDS, code);
    const { matchHead, matchRow } = source.brand.layout;
    const variants = [...brandStylesheet(source).matchAll(/match-variants\/(.*)\.css/g)].map(
      ([, variant]) => variant,
    );
    expect(variants).toEqual([`head/${matchHead}`, `row/${matchRow}`]);
  }
});

it('the stylesheet has the art of each festival of the brand once', () => {
  const [lantern] = ky.brand.festivals;
  if (lantern === undefined) throw new Error('the brand has no festival');
  const artsOf = (festivals: typeof ky.brand.festivals) =>
    [...brandStylesheet({ ...ky, brand: { ...ky.brand, festivals } }).matchAll(/festival\/(.*)\.css/g)].map(
      ([, art]) => art,
    );
  expect(artsOf([])).toEqual([]);
  expect(artsOf([lantern, lantern, { ...lantern, art: 'moon' }])).toEqual(['lantern', 'moon']);
});

it('the stylesheet lays the brand’s own textures', () => {
  for (const code of codes)
    for (const name of ['pattern', 'ornament'])
      expect(brandStylesheet(readBrand(BRANDS, code))).toContain(
        `--art-${name}: url('../../brands/${code}/assets/${name}.svg');`,
      );
});
