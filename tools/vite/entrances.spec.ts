import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { entranceScripts, type Built } from './entrances';
import { entranceScript } from './first-paint';

const WORKSPACE = join(__dirname, '../..');

const chunk = (fileName: string, modules: readonly string[], imports: readonly string[] = []) => ({
  type: 'chunk' as const,
  fileName,
  isEntry: fileName === 'assets/index.js',
  moduleIds: modules.map((module) => join(WORKSPACE, module)),
  imports,
});

const bundle: Built = Object.fromEntries(
  [
    chunk('assets/index.js', [], ['assets/vendor.js']),
    chunk('assets/vendor.js', []),
    chunk(
      'assets/home-page.js',
      ['libs/home/src/page/home-page.tsx'],
      ['assets/image.js', 'assets/vendor.js'],
    ),
    chunk('assets/image.js', ['libs/ui-kit/src/image/image.tsx']),
    chunk('assets/hall-page.js', ['libs/games/src/halls/hall-page.tsx'], ['assets/image.js']),
    chunk('assets/im.js', ['libs/venue-gateway/src/im/im-venue.ts']),
    chunk('assets/ob.js', ['libs/venue-gateway/src/ob/ob-venue.ts']),
  ].map((each) => [each.fileName, each]),
);

describe('the scripts of an entrance', () => {
  it('are those of its modules and what they import, less the app’s own', () => {
    expect(entranceScripts(WORKSPACE, bundle, { venueOrder: ['IMTY'] })['/']).toEqual([
      'assets/home-page.js',
      'assets/image.js',
    ]);
  });

  it('have the adapter of the brand’s first venue and no other', () => {
    const of = (venueOrder: readonly ['IMTY'] | readonly ['DBTY', 'IMTY']) =>
      entranceScripts(WORKSPACE, bundle, { venueOrder: [...venueOrder] })['/home/sports'];
    expect(of(['IMTY'])).toEqual(['assets/im.js']);
    expect(of(['DBTY', 'IMTY'])).toEqual(['assets/ob.js']);
  });

  it.each(['egame', 'live', 'fishing', 'lottery'])('are those of the page of halls for %s', (area) => {
    expect(entranceScripts(WORKSPACE, bundle, { venueOrder: ['IMTY'] })[`/venues/${area}`]).toEqual([
      'assets/hall-page.js',
      'assets/image.js',
    ]);
  });

  it('are not given for modules that have been moved away', () => {
    expect(() => entranceScripts('/nowhere', bundle, { venueOrder: ['IMTY'] })).toThrow(
      'An entrance names libs/home/src/home-parts.ts, which is not there.',
    );
  });
});

describe('the script of the entrances', () => {
  interface OwnScript {
    readonly href: string;
    onload?: () => void;
    onerror?: () => void;
  }

  /** Runs it in a page of which it needs no more than this. @param come those of the app's own scripts that are there */
  function run(pathname: string, own: readonly OwnScript[] = [], come: readonly OwnScript[] = []) {
    const links: { rel?: string; href?: string }[] = [];
    runInNewContext(
      entranceScript({ '/': ['a.js'], '/home/sports': ['b.js', 'c.js'], '/venues/egame': ['d.js'] }),
      {
        location: { pathname },
        performance: { getEntriesByName: (name: string) => come.filter(({ href }) => href === name) },
        document: {
          createElement: () => ({}),
          head: { append: (link: { rel?: string; href?: string }) => links.push(link) },
          querySelectorAll: () => own,
        },
      },
    );
    return () => links.map(({ rel, href }) => `${rel} ${href}`);
  }

  it.each([
    ['/', ['modulepreload /a.js']],
    ['/home/sports', ['modulepreload /b.js', 'modulepreload /c.js']],
    ['/home/sports/', ['modulepreload /b.js', 'modulepreload /c.js']],
    ['/mine', []],
  ])('asks at %s for %j', (path, expected) => {
    expect(run(path)()).toEqual(expected);
  });

  const owned = (): [OwnScript, OwnScript] => [{ href: '/app.js' }, { href: '/vendor.js' }];

  it('asks once the app’s own scripts have come, and not before the last of them', () => {
    const [app, vendor] = owned();
    const asked = run('/', [app, vendor]);
    app.onload?.();
    expect(asked()).toEqual([]);
    vendor.onload?.();
    expect(asked()).toEqual(['modulepreload /a.js']);
  });

  it('asks at once where they had come before, from the browser’s store', () => {
    const own = owned();
    expect(run('/', own, own)()).toEqual(['modulepreload /a.js']);
    const [app, vendor] = owned();
    const asked = run('/', [app, vendor], [app]);
    expect(asked()).toEqual([]);
    vendor.onload?.();
    expect(asked()).toEqual(['modulepreload /a.js']);
  });

  it('asks for a hall beside the last of the app’s own scripts, once', () => {
    const [app, vendor] = owned();
    const own = [app, vendor, { href: '/style-runtime.js' }];
    const asked = run('/venues/egame', own, own.slice(2));
    expect(asked()).toEqual([]);
    app.onload?.();
    expect(asked()).toEqual(['modulepreload /d.js']);
    vendor.onload?.();
    expect(asked()).toEqual(['modulepreload /d.js']);
  });

  it('does not wait for one that does not come', () => {
    const [app, vendor] = owned();
    const asked = run('/', [app, vendor]);
    app.onerror?.();
    vendor.onload?.();
    expect(asked()).toEqual(['modulepreload /a.js']);
  });
});
