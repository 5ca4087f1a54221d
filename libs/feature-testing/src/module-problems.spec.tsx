import type { FeatureModule, FeatureParts, FeatureRoute, LazyComponent } from '@heptad/feature-module';
import { BarEnd } from '@heptad/ui-kit';
import type { FeatureServices } from './fake-services';
import { guardProblems, guestProblems, pageProblems, partProblems, textProblems } from './module-problems';

type Module = FeatureModule<FeatureServices>;
type Parts = FeatureParts<FeatureServices>;

const shown: LazyComponent = async () => ({ default: BarEnd });
const open: FeatureRoute<FeatureServices> = { path: '/gift', page: 'gift' };
const guarded: FeatureRoute<FeatureServices> = { path: '/record/gift/:id', page: 'gift', guard: 'member' };
const texts = { title: '{{name}}', group: { none: 'none' } };

const PARTS = {
  pages: { gift: shown },
  sections: { gifts: shown },
  panels: { aside: shown },
  commands: { 'gift.open': () => undefined },
  messages: {
    'zh-CN': async () => ({ default: texts }),
    'zh-TW': async () => ({ default: texts }),
    en: async () => ({ default: texts }),
  },
} satisfies Parts;

/** A module that breaks no rule, with what takes the place of its parts. */
const gifts = (broken: Partial<Parts> = {}, routes: Module['routes'] = [open, guarded]): Module => ({
  id: 'gift',
  routes,
  homeSections: [{ id: 'gifts', order: 1, section: 'gifts', minHeight: 1 }],
  panels: [{ id: 'aside', order: 1, place: 'end', panel: 'aside' }],
  commands: ['gift.open'],
  load: async () => ({ ...PARTS, ...broken }),
});

const lost: LazyComponent = async () => {
  throw new Error('404');
};

describe('a module that keeps every rule', () => {
  it('has no problem', async () => {
    const module = gifts();
    expect(await partProblems(module)).toEqual([]);
    expect(await textProblems(module)).toEqual([]);
    expect(guardProblems(module)).toEqual([]);
    for (const route of module.routes) expect(await pageProblems(module, route)).toEqual([]);
    expect(await guestProblems(module, guarded)).toEqual([]);
  });

  it('may be without sections, panels and commands', async () => {
    const { pages, messages } = PARTS;
    const module: Module = { id: 'gift', routes: [open], load: async () => ({ pages, messages }) };
    expect(await partProblems(module)).toEqual([]);
  });
});

describe('the routes that come with a module’s parts', () => {
  const later = (routes: Module['routes'], traits: Partial<Module> = {}): Module => ({
    ...gifts({ routes }, []),
    pagesBelow: ['/record/gift', '/gift'],
    ...traits,
  });

  it('are routes like any other', async () => {
    const module = later([open, guarded]);
    expect(await partProblems(module)).toEqual([]);
    expect(await pageProblems(module, guarded)).toEqual([]);
    expect(await guestProblems(module, guarded)).toEqual([]);
    expect(await partProblems(later([]))).toEqual(['page gift has no route']);
    const own: FeatureRoute<FeatureServices> = { ...open, page: shown };
    expect(await partProblems(later([own, guarded]))).toEqual([]);
    expect(await pageProblems(later([own]), own)).toEqual([]);
    expect(await pageProblems(later([{ ...own, path: '/gift/1' }]), own)).toEqual([
      '/gift does not lead to its page',
    ]);
  });

  it('are told of where no address fetches them, or a page among those for members is open to guests', async () => {
    expect(await partProblems(later([{ ...open, path: '/gifts' }]))).toEqual([
      '/gifts is below no path of gift',
    ]);
    expect(await partProblems(later([open, guarded], { pagesForMembers: true }))).toEqual([
      '/gift is among pages for members and has no guard',
    ]);
    const prefetch = () => undefined;
    const first = [open, { ...guarded, prefetch }];
    expect(await partProblems(later([], { routes: first }))).toEqual(['/gift could come with the parts']);
  });
});

describe('the parts of a module', () => {
  it.each<readonly [string, Partial<Parts>, readonly string[]]>([
    [
      'a page is missing',
      { pages: {} },
      ['page gift is announced and missing', 'page gift is announced and missing'],
    ],
    ['a page has no route', { pages: { gift: shown, spare: shown } }, ['page spare has no route']],
    ['a section is missing', { sections: {} }, ['section gifts is announced and missing']],
    ['a panel does not load', { panels: { aside: lost } }, ['panel aside does not load: Error: 404']],
    ['a command is not answered', { commands: {} }, ['command gift.open is not answered']],
    [
      'a command is not announced',
      { commands: { ...PARTS.commands, 'gift.take': () => undefined } },
      ['command gift.take is not announced'],
    ],
  ])('are told where %s', async (_, broken, problems) => {
    expect(await partProblems(gifts(broken))).toEqual(problems);
  });

  it('are told where what a page loads is no component', async () => {
    // As a module without a default export would be.
    const load = async () => ({ ...PARTS, pages: { gift: async () => JSON.parse('{}') } });
    expect(await partProblems({ ...gifts(), routes: [open], load })).toEqual(['page gift is no component']);
  });
});

describe('the texts of a module', () => {
  it.each([
    ['a text is missing in one language', { title: '{{name}}' }, ['en has no text group.none']],
    [
      'one language leaves another place open',
      { title: '{{nick}}', group: { none: '' } },
      [
        'zh-CN has no text title {{nick}}',
        'zh-TW has no text title {{nick}}',
        'en has no text title {{name}}',
      ],
    ],
    [
      'one language has a text more',
      { ...texts, more: 'more' },
      ['zh-CN has no text more', 'zh-TW has no text more'],
    ],
  ])('are told where %s', async (_, english, problems) => {
    const messages = { ...PARTS.messages, en: async () => ({ default: english }) };
    expect(await textProblems(gifts({ messages }))).toEqual(problems);
  });

  it('are told of a page, a section or a panel that brings its own', async () => {
    const own = async (english: object) => ({
      default: () => <p>gift</p>,
      messages: {
        'zh-CN': async () => ({ default: { page: { one: '一' } } }),
        'zh-TW': async () => ({ default: { page: { one: '壹' } } }),
        en: async () => ({ default: JSON.parse(JSON.stringify(english)) }),
      },
    });
    const whole = { page: { one: 'one' } };
    expect(await textProblems(gifts({ pages: { gift: () => own(whole) } }))).toEqual([]);
    expect(await textProblems(gifts({ pages: { gift: () => own({ page: { two: '' } }) } }))).toEqual([
      'page gift: zh-CN has no text page.two',
      'page gift: zh-TW has no text page.two',
      'page gift: en has no text page.one',
    ]);
    const other = { ...whole, title: '{{name}}!' };
    expect(await textProblems(gifts({ sections: { gifts: () => own(other) } }))).toEqual([
      'section gifts: zh-CN has no text title {{name}}',
      'section gifts: zh-TW has no text title {{name}}',
      'section gifts: en has another text title in the feature',
    ]);
    const alone: Module = {
      ...gifts(),
      panels: [{ id: 'side', place: 'end', order: 1, panel: () => own({ page: {} }) }],
    };
    expect(await textProblems(alone)).toEqual(['panel side: en has no text page.one']);
    expect(await partProblems(alone)).toEqual([]);
  });

  it('are told where there are none', async () => {
    const none = async () => ({ default: {} });
    const messages = { 'zh-CN': none, 'zh-TW': none, en: none };
    expect(await textProblems(gifts({ messages }))).toEqual(['there are no texts']);
  });
});

describe('the guards of a module', () => {
  it.each(['/record', '/record/gift', '/mine/vip', '/mine/finance/gift/:id'])(
    'are told where %s has none',
    (path) => {
      expect(guardProblems({ routes: [{ path, page: 'gift' }] })).toEqual([`${path} is open to guests`]);
    },
  );

  it.each(['/', '/mine', '/mine/about', '/recording', '/activity/list'])('may be missing at %s', (path) => {
    expect(guardProblems({ routes: [{ path, page: 'gift' }] })).toEqual([]);
  });

  it('are told where a guest is not led to the login', async () => {
    expect(await guestProblems(gifts(), open)).toEqual(['a guest comes from /gift to /gift']);
  });
});

describe('the pages of a module', () => {
  let silence: jest.SpyInstance;
  beforeEach(() => {
    silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => silence.mockRestore());

  it('are told where no route of that path is there', async () => {
    const module = gifts({}, [open]);
    const unreachable = { path: '/far', page: 'gift' };
    expect(await pageProblems(module, unreachable)).toEqual(['/far does not lead to page gift']);
  });

  it('are told where another route of the feature takes the address', async () => {
    const two = gifts({ pages: { gift: shown, all: shown } }, [open, { path: '/gift', page: 'all' }]);
    expect(await pageProblems(two, { path: '/gift', page: 'all' })).toEqual([
      '/gift does not lead to page all',
    ]);
  });

  it.each<readonly [string, LazyComponent, string]>([
    [
      'leaves no way to customer service',
      async () => ({ default: () => <p>gift</p> }),
      '/gift has 0 ways to customer service',
    ],
    [
      'offers customer service beside the end of its bar',
      async () => ({
        default: () => (
          <>
            <BarEnd />
            <a href="/customer/chat">gift</a>
          </>
        ),
      }),
      '/gift has 2 ways to customer service',
    ],
    ['shows nothing', async () => ({ default: () => null }), '/gift shows nothing'],
    ['does not load', lost, '/gift breaks'],
    [
      'throws',
      async () => ({
        default: () => {
          throw new Error('a page that throws');
        },
      }),
      '/gift breaks',
    ],
  ])('are told where one %s', async (_, page, problem) => {
    expect(await pageProblems(gifts({ pages: { gift: page } }), open)).toEqual([problem]);
  });
});
