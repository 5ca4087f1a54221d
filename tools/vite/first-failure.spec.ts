import { join } from 'node:path';
import { FIRST_LOCALE_KEY, LOCALES } from '@heptad/brand-config';
import { brandCodes, readBrand } from './brand-source';
import { FIRST_FAILURE_HTML, firstFailureScript, firstFailureStyles } from './first-failure';
import { brandPage } from './page';

const ORIGIN = 'https://brand.example';

interface Visit {
  readonly started?: boolean;
  readonly unstyled?: boolean;
  readonly navigation?: 'navigate' | 'reload' | 'back_forward';
  readonly online?: boolean;
  readonly stored?: string | null;
  readonly language?: string;
  /** What the browser refuses: to read the storage, its workers and its caches, or to end a call. */
  readonly refuses?: 'storage' | 'workers' | 'to answer';
  /** A worker begins to serve the page after it has loaded. */
  readonly claimed?: boolean;
  /** The app has drawn over the place. */
  readonly drawn?: boolean;
}

/** Runs the script as a page does, up to the moment at which it has loaded. */
function load(visit: Visit) {
  const { started = false, unstyled = false, navigation = 'navigate', online = true, refuses } = visit;
  const did: string[] = [];
  const parts: Record<string, { textContent: string; disabled: boolean; onclick?: () => void }> = {
    h1: { textContent: '', disabled: false },
    p: { textContent: '', disabled: false },
    button: { textContent: '', disabled: false },
  };
  const place = { hidden: true, lang: '', querySelector: (name: string) => parts[name] };
  const listeners = new Map<string, (event: unknown) => void>();
  const timers: (() => void)[] = [];
  const denied = (): never => {
    throw new DOMException('Denied.', 'SecurityError');
  };
  const host = {
    addEventListener: (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
  };
  let looked = 0;
  const names = ['files-b2', 'assets-b1', 'other'];
  const run = new Function(
    ...[
      'window',
      'document',
      'navigator',
      'localStorage',
      'location',
      'performance',
      'caches',
      'fetch',
      'Image',
      'setTimeout',
    ],
    firstFailureScript(),
  );
  run(
    host,
    {
      documentElement: { dataset: started ? { started: '' } : {} },
      querySelector: () => (visit.drawn === true ? null : place),
      querySelectorAll: (selector: string) =>
        selector.includes('stylesheet')
          ? [{ sheet: unstyled ? null : {} }]
          : [{ src: `${ORIGIN}/assets/index.js` }, { href: `${ORIGIN}/assets/index.css` }],
      getElementById: () => ({ replaceChildren: () => void did.push('shown') }),
    },
    {
      onLine: online,
      language: visit.language ?? 'zh-CN',
      serviceWorker: {
        get controller() {
          return visit.claimed === true && looked++ > 0 ? {} : null;
        },
        getRegistrations:
          refuses === 'workers' ? denied : async () => [{ unregister: async () => did.push('unregistered') }],
      },
    },
    {
      getItem:
        refuses === 'storage' ? denied : (key: string) => (key === FIRST_LOCALE_KEY ? visit.stored : null),
    },
    { origin: ORIGIN, reload: () => did.push('reloaded') },
    {
      getEntriesByType: (type: string) =>
        type === 'navigation'
          ? [{ type: navigation }]
          : [
              { name: `${ORIGIN}/assets/index.js` },
              { name: `${ORIGIN}/assets/late.js` },
              { name: `${ORIGIN}/site/api/v1/user` },
            ],
    },
    {
      keys: refuses === 'workers' ? denied : async () => names,
      delete: async (name: string) => did.push(`dropped ${name}`),
    },
    async (address: string, { cache }: { cache: string }) => {
      did.push(`${cache} ${address.slice(ORIGIN.length)}`);
      if (refuses === 'to answer') return new Promise(() => undefined);
      throw new TypeError('no network');
    },
    class {
      onerror?: () => void;
      set src(address: string) {
        did.push(`evicted ${address.slice(ORIGIN.length)}`);
        queueMicrotask(() => this.onerror?.());
      }
    },
    (given: () => void) => timers.push(given),
  );
  const happens = (name: string) => {
    listeners.get(name)?.({ type: name });
    return new Promise(setImmediate);
  };
  return { did, parts, place, timers, happens };
}

const FILES = ['/assets/index.js', '/assets/index.css', '/assets/late.js'];
const EVICTED = FILES.map((file) => `evicted ${file}`);
const MENDED = [
  ...EVICTED,
  'unregistered',
  'dropped files-b2',
  'dropped assets-b1',
  ...FILES.map((file) => `reload ${file}`),
  ...EVICTED,
  'reloaded',
];

describe('a page whose first script does not run', () => {
  it('mends itself once: workers and caches go, files come past the browser’s cache, then one reload', async () => {
    const { did, happens } = load({});
    await happens('load');
    expect(did).toEqual(MENDED);
    await happens('start-failed');
    expect(did).toEqual(MENDED);
  });

  it('does so when somebody comes back to it', async () => {
    const { did, happens } = load({ navigation: 'back_forward' });
    await happens('load');
    expect(did).toEqual(MENDED);
  });

  it('that was reloaded never does it by itself again: it says so, and its button does', async () => {
    const { did, parts, place, happens } = load({ navigation: 'reload' });
    await happens('load');
    expect(did).toEqual(['shown']);
    expect(place.hidden).toBe(false);
    expect(parts['button']).toMatchObject({ textContent: '重新打开', disabled: false });
    parts['button']?.onclick?.();
    expect(parts['button']?.disabled).toBe(true);
    await happens('rest');
    expect(did).toEqual(['shown', ...MENDED]);
  });

  it('without a network keeps the worker, which is all there is', async () => {
    const { did, parts, happens } = load({ online: false });
    await happens('load');
    expect(did).toEqual(['shown']);
    parts['button']?.onclick?.();
    expect(did).toEqual(['shown', 'reloaded']);
  });

  it('keeps a worker that came since: it has not kept the page from starting', async () => {
    const { did, happens } = load({ claimed: true });
    await happens('load');
    expect(did).toEqual(MENDED.filter((step) => step !== 'unregistered'));
  });

  it('is mended as far as the browser lets it', async () => {
    const { did, happens } = load({ refuses: 'workers' });
    await happens('load');
    expect(did).toEqual(MENDED.filter((step) => !/^unregistered|^dropped/.test(step)));
  });

  it('does not wait for ever for a worker that answers nothing', async () => {
    const { did, timers, happens } = load({ refuses: 'to answer' });
    await happens('load');
    expect(did).not.toContain('reloaded');
    timers.forEach((ring) => ring());
    await happens('rest');
    expect(did.filter((each) => each === 'reloaded')).toHaveLength(1);
  });

  it.each([
    ['en', 'zh-CN', 'en', 'Open again'],
    ['zh-TW', 'en-US', 'zh-TW', '重新開啟'],
    ['zh-CN', 'en-US', 'zh-CN', '重新打开'],
    [null, 'en-GB', 'en', 'Open again'],
    [null, 'zh-Hant-HK', 'zh-TW', '重新開啟'],
    [null, 'zh-TW', 'zh-TW', '重新開啟'],
    [null, 'zh', 'zh-CN', '重新打开'],
    [null, 'fr', 'zh-CN', '重新打开'],
    ['<img>', 'en', 'zh-CN', '重新打开'],
  ])('speaks as chosen (%p), else as the browser does (%s): %s', async (stored, language, lang, button) => {
    const { parts, place, happens } = load({ navigation: 'reload', stored, language });
    await happens('load');
    expect([place.lang, parts['button']?.textContent]).toEqual([lang, button]);
  });

  it('speaks even where the storage is blocked', async () => {
    const { parts, happens } = load({ navigation: 'reload', refuses: 'storage', language: 'en' });
    await happens('load');
    expect(parts['h1']?.textContent).toBe('The page did not open');
    expect(parts['p']?.textContent).toContain('bet slip');
  });
});

describe('a page whose first script runs', () => {
  it('is left alone', async () => {
    const { did, happens } = load({ started: true });
    await happens('load');
    expect(did).toEqual([]);
  });

  it('but cannot show anything is mended like one whose first script does not', async () => {
    const { did, happens } = load({ started: true });
    await happens('load');
    await happens('start-failed');
    expect(did).toEqual(MENDED);
  });

  it('but has no styles is mended once; after that an app without styles is still an app', async () => {
    const first = load({ started: true, unstyled: true });
    await first.happens('load');
    expect(first.did).toEqual(MENDED);
    const second = load({ started: true, unstyled: true, navigation: 'reload' });
    await second.happens('load');
    expect(second.did).toEqual([]);
  });

  it('and has drawn is never drawn over', async () => {
    const { did, happens } = load({ started: true, drawn: true, navigation: 'reload' });
    await happens('start-failed');
    expect(did).toEqual([]);
  });
});

describe('the place where it is said', () => {
  const brands = join(__dirname, '../../brands');

  it.each(brandCodes(brands))(
    'stands where the app of %s draws, out of sight, in its own colours',
    (code) => {
      const source = readBrand(brands, code);
      const html = brandPage(
        '<html><head><!--brand-head--></head><body><div id="root"><!--brand-skeleton--></div></body>',
        source,
        { light: '<svg/>', dark: '<svg/>' },
      );
      expect(html).toContain(`${FIRST_FAILURE_HTML}<!--/skeleton--></div>`);
      expect(html).toContain(firstFailureStyles());
      for (const [token] of firstFailureStyles().matchAll(/--[\w-]+/g))
        expect(source.theme.css).toContain(`${token}:`);
      // The page's policy lets no handler stand in the markup, and no markup be made of text.
      expect(FIRST_FAILURE_HTML).toMatch(/^<main class="sk-fail" hidden><div role="alert">/);
      expect(firstFailureScript()).not.toMatch(/innerHTML|<\/script/i);
    },
  );

  it('speaks every language of the app', () => {
    for (const locale of LOCALES) expect(firstFailureScript()).toContain(`"${locale}":[`);
  });
});
