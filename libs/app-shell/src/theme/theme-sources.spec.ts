import { stubBrand } from '@heptad/brand-config/testing';
import { createClock, createNativeBridge, createStoredItems, ITEMS, readEntryQuery } from '@heptad/device';
import { createNativeDispatcher } from '../native/native-effects';
import { createThemeStore } from './theme-store';

/** Everything that has a say in the theme. */
interface Situation {
  readonly hasDark: boolean;
  readonly query: string;
  readonly marked: boolean;
  readonly stored: 'light' | 'dark' | undefined;
  /** The device asks for dark pages. */
  readonly systemIsDark: boolean;
  /** What the shell or the page around says afterwards. */
  readonly said: 'light' | 'dark' | undefined;
}

const BOTH = [true, false];
const QUERIES = ['', '?isApp=1', '?isDark=1', '?isApp=1&isDark=1', '?isApp=0&isDark=1'];
const CHOICES = ['light', 'dark', undefined] as const;
const SITUATIONS: readonly Situation[] = BOTH.flatMap((hasDark) =>
  QUERIES.flatMap((query) =>
    BOTH.flatMap((marked) =>
      CHOICES.flatMap((stored) =>
        CHOICES.flatMap((said) =>
          BOTH.map((systemIsDark) => ({ hasDark, query, marked, stored, systemIsDark, said })),
        ),
      ),
    ),
  ),
);

/** The order of OPEN-032: a brand without dark, a dark app, what is stored or was said last, light in the app, the device. */
function expected({ hasDark, query, marked, stored, systemIsDark, said }: Situation): 'light' | 'dark' {
  if (!hasDark) return 'light';
  const inApp = marked || query.includes('isApp=1');
  if (inApp && query.includes('isDark=1')) return 'dark';
  return said ?? stored ?? (systemIsDark && !inApp ? 'dark' : 'light');
}

function start({ hasDark, query, marked, stored, systemIsDark }: Situation) {
  const clock = createClock();
  const items = createStoredItems(null, clock);
  if (stored !== undefined) items.set(ITEMS.theme, stored);
  const entry = readEntryQuery(query);
  const native = createNativeBridge({
    isApp: entry.isApp,
    userAgent: marked ? 'Browser ShellMark' : 'Browser',
    marker: 'ShellMark',
    scheme: 'x',
    follow: () => undefined,
  });
  const root: { dataset: DOMStringMap } = { dataset: {} };
  const store = createThemeStore(
    stubBrand({ config: { hasDark } }),
    { clock, items, query: entry, native },
    {
      root,
      systemDark: { matches: systemIsDark, addEventListener: () => undefined },
      setBarColour: () => undefined,
      mirror: () => undefined,
    },
  );
  const dispatch = createNativeDispatcher({
    items,
    theme: store,
    language: { choose: async () => undefined },
    signWith: () => undefined,
    logInWith: () => undefined,
    open: async () => undefined,
  });
  return { store, root, dispatch, items };
}

describe('what has a say in the theme', () => {
  it('BRAND-003 BRAND-010 BRAND-011 BRAND-012 NATIVE-019 follows one order in all of them', () => {
    for (const situation of SITUATIONS) {
      const { store, root, dispatch, items } = start(situation);
      const first = store.current();
      if (situation.said !== undefined) dispatch({ name: 'theme', payload: situation.said });
      const shown = { first, then: store.current(), onPage: root.dataset['theme'] };
      expect([situation, shown]).toEqual([
        situation,
        {
          first: expected({ ...situation, said: undefined }),
          then: expected(situation),
          onPage: expected(situation),
        },
      ]);
      // What was chosen where it may not show is kept for where it may.
      expect(items.get(ITEMS.theme)).toBe(situation.said ?? situation.stored);
    }
  });
});
