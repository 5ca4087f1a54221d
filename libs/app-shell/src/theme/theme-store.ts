import {
  festivalArt,
  FIRST_PAINT_KEY,
  firstPaintValue,
  resolveTheme,
  themePreference,
  type BrandBundle,
  type ThemeName,
} from '@heptad/brand-config';
import { ITEMS, type Device } from '@heptad/device';
import type { ThemeChoice } from '@heptad/feature-module';

/** The skin's name on the html element. */
const FESTIVAL = 'festival';

/** The theme as the shell keeps it. */
export interface ThemeStore extends ThemeChoice {
  /** Shows or hides the festival skin (BRAND-004). */
  setFestival(on: boolean): void;
}

export interface ThemeHost {
  readonly root: Pick<HTMLElement, 'dataset'>;
  /** Whether the device asks for dark pages. */
  readonly systemDark: {
    readonly matches: boolean;
    addEventListener(type: 'change', listener: () => void): void;
  };
  /** Colours the browser's own bar (BRAND-002). */
  setBarColour(colour: string): void;
  /** Keeps a plain copy under a key for the next visit's first paint; may fail in silence. */
  mirror(key: string, value: string): void;
}

/** Applies the theme to the page at once (BRAND-013) and again whenever it is chosen again. */
export function createThemeStore(
  brand: BrandBundle,
  device: Pick<Device, 'clock' | 'items' | 'query' | 'native'>,
  host: ThemeHost,
): ThemeStore {
  const listeners = new Set<() => void>();
  const { hasDark, defaultTheme, festivals } = brand.config;
  const inApp = device.native.inShell;
  const appIsDark = device.query.isDark;
  let festival = host.root.dataset['skin'] === FESTIVAL;
  let theme: ThemeName = 'light';
  const forced = !hasDark || (inApp && appIsDark);
  const preference = () => themePreference(device.items.get(ITEMS.theme), { inApp, usual: defaultTheme });

  function apply(): void {
    const systemIsDark = host.systemDark.matches;
    theme = resolveTheme({ hasDark, inApp, appIsDark, systemIsDark, preference: preference() });
    host.root.dataset['theme'] = theme;
    const art = festival ? festivalArt(festivals, device.clock.now()) : undefined;
    const { dataset } = host.root;
    if (festival) dataset['skin'] = FESTIVAL;
    else delete dataset['skin'];
    if (art === undefined) delete dataset['festival'];
    else dataset['festival'] = art;
    host.setBarColour(brand.heads[theme].plain);
    host.mirror(FIRST_PAINT_KEY, firstPaintValue(forced ? theme : preference(), festival));
    for (const listener of listeners) listener();
  }
  apply();
  host.systemDark.addEventListener('change', apply);

  return {
    current: () => theme,
    preference,
    choosable: !forced,
    choose(wanted) {
      device.items.set(ITEMS.theme, wanted);
      apply();
    },
    setFestival(on) {
      festival = on;
      apply();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
