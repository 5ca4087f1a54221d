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

  it('are not given for modules that have been moved away', () => {
    expect(() => entranceScripts('/nowhere', bundle, { venueOrder: ['IMTY'] })).toThrow(
      'An entrance names libs/home/src/home-parts.ts, which is not there.',
    );
  });
});

describe('the script of the entrances', () => {
  /** Runs it in a page of which it needs no more than this. */
  function asked(pathname: string): readonly string[] {
    const links: { rel?: string; href?: string }[] = [];
    const page = {
      location: { pathname },
      document: {
        createElement: () => ({}),
        head: { append: (link: { rel?: string; href?: string }) => links.push(link) },
      },
    };
    runInNewContext(entranceScript({ '/': ['a.js'], '/home/sports': ['b.js', 'c.js'] }), page);
    return links.map(({ rel, href }) => `${rel} ${href}`);
  }

  it.each([
    ['/', ['modulepreload /a.js']],
    ['/home/sports', ['modulepreload /b.js', 'modulepreload /c.js']],
    ['/home/sports/', ['modulepreload /b.js', 'modulepreload /c.js']],
    ['/mine', []],
  ])('asks at %s for %j', (path, expected) => {
    expect(asked(path)).toEqual(expected);
  });
});
