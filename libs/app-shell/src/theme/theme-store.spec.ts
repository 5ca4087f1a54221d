import { FIRST_PAINT_KEY, type Brand, type BrandBundle, type ThemePreference } from '@heptad/brand-config';
import { createClock, createStoredItems, ITEMS, type Device } from '@heptad/device';
import { createThemeStore } from './theme-store';

interface Situation {
  readonly hasDark?: boolean;
  readonly inApp?: boolean;
  readonly appIsDark?: boolean;
  readonly stored?: ThemePreference;
  readonly skin?: string;
  readonly systemIsDark?: boolean;
  readonly defaultTheme?: 'system' | 'dark';
  readonly festivals?: Brand['festivals'];
}

function start(situation: Situation = {}) {
  const { hasDark = true, inApp = false, appIsDark = false, stored, skin } = situation;
  const { systemIsDark = false, defaultTheme = 'system', festivals = [] } = situation;
  const clock = createClock();
  const items = createStoredItems(null, clock);
  if (stored !== undefined) items.set(ITEMS.theme, stored);
  const brand = {
    config: { hasDark, defaultTheme, festivals },
    heads: { light: { plain: '#ffffff' }, dark: { plain: '#181a21' } },
  } as BrandBundle;
  const device = { clock, items, query: { isDark: appIsDark }, native: { inShell: inApp } } as Device;
  const root: { dataset: DOMStringMap } = { dataset: skin === undefined ? {} : { skin } };
  const turns: (() => void)[] = [];
  const systemDark = {
    matches: systemIsDark,
    addEventListener: (_type: string, turn: () => void) => void turns.push(turn),
  };
  const host = { root, systemDark, setBarColour: jest.fn(), mirror: jest.fn() };
  const turnSystem = (dark: boolean) => {
    systemDark.matches = dark;
    for (const turn of turns) turn();
  };
  return { store: createThemeStore(brand, device, host), host, items, turnSystem };
}

describe('the theme', () => {
  it('BRAND-010 is light unless storage holds another', () => {
    expect(start().store.current()).toBe('light');
    expect(start({ stored: 'light' }).store.current()).toBe('light');
    expect(start({ stored: 'dark' }).store.current()).toBe('dark');
  });

  it('BRAND-010 follows the device until one is chosen, and again when that is chosen', () => {
    const { store, host, turnSystem } = start({ systemIsDark: true });
    expect(store.current()).toBe('dark');
    expect(store.preference()).toBe('system');
    expect(host.mirror).toHaveBeenLastCalledWith(FIRST_PAINT_KEY, 'system');
    turnSystem(false);
    expect(host.root.dataset['theme']).toBe('light');
    store.choose('dark');
    turnSystem(true);
    turnSystem(false);
    expect(store.current()).toBe('dark');
    store.choose('system');
    expect(store.current()).toBe('light');
    turnSystem(true);
    expect(store.current()).toBe('dark');
  });

  it('is dark by default where the brand says so, whatever the device asks for', () => {
    const { store, host, items } = start({ defaultTheme: 'dark' });
    expect(store.current()).toBe('dark');
    expect(items.get(ITEMS.theme)).toBeUndefined();
    expect(host.mirror).toHaveBeenLastCalledWith(FIRST_PAINT_KEY, 'dark');
    store.choose('system');
    expect(store.current()).toBe('light');
  });

  it('BRAND-003 is always light, and no choice, where the brand has no dark one', () => {
    for (const situation of [
      { stored: 'dark' },
      { inApp: true, appIsDark: true },
      { systemIsDark: true, defaultTheme: 'dark' },
    ] as const) {
      const { store, host } = start({ hasDark: false, ...situation });
      expect(store.current()).toBe('light');
      expect(store.choosable).toBe(false);
      store.choose('dark');
      expect(host.root.dataset['theme']).toBe('light');
    }
  });

  it('BRAND-011 is dark in a dark app, whatever is stored or chosen', () => {
    const { store } = start({ inApp: true, appIsDark: true, stored: 'light' });
    expect(store.current()).toBe('dark');
    expect(store.choosable).toBe(false);
    store.choose('light');
    expect(store.current()).toBe('dark');
  });

  it('BRAND-012 is light in an app that is not dark, and may be chosen there', () => {
    const { store } = start({ inApp: true, systemIsDark: true, defaultTheme: 'dark' });
    expect(store.current()).toBe('light');
    expect(store.choosable).toBe(true);
    store.choose('dark');
    expect(store.current()).toBe('dark');
  });

  it('takes no notice of a dark app outside the app', () => {
    expect(start({ appIsDark: true }).store.current()).toBe('light');
  });

  it('BRAND-013 is put on the page at once, with the bar’s colour and a plain copy for the next visit', () => {
    const { host } = start({ stored: 'dark' });
    expect(host.root.dataset['theme']).toBe('dark');
    expect(host.setBarColour).toHaveBeenLastCalledWith('#181a21');
    expect(host.mirror).toHaveBeenLastCalledWith(FIRST_PAINT_KEY, 'dark');
  });

  it('BRAND-013 is put on the page again and kept when it is chosen anew, and its readers hear of it', () => {
    const { store, host, items } = start();
    const reader = jest.fn();
    const stop = store.subscribe(reader);
    store.choose('dark');
    expect(host.root.dataset['theme']).toBe('dark');
    expect(items.get(ITEMS.theme)).toBe('dark');
    expect(reader).toHaveBeenCalledTimes(1);
    stop();
    store.choose('light');
    expect(reader).toHaveBeenCalledTimes(1);
  });
});

describe('the festival skin', () => {
  it('BRAND-004 is put on and taken off, beside the theme', () => {
    const { store, host } = start();
    expect(host.root.dataset).toEqual({ theme: 'light' });
    store.setFestival(true);
    expect(host.root.dataset).toEqual({ theme: 'light', skin: 'festival' });
    expect(host.mirror).toHaveBeenLastCalledWith(FIRST_PAINT_KEY, 'system festival');
    store.setFestival(false);
    expect(host.root.dataset).toEqual({ theme: 'light' });
  });

  it('BRAND-004 has the art of the campaign that is on, and goes with it', () => {
    const on = { art: 'moon', from: '2020-01-01T00:00:00Z', until: '2999-01-01T00:00:00Z' } as const;
    const { store, host } = start({ festivals: [on] });
    expect(host.root.dataset).toEqual({ theme: 'light' });
    store.setFestival(true);
    expect(host.root.dataset).toEqual({ theme: 'light', skin: 'festival', festival: 'moon' });
    store.setFestival(false);
    expect(host.root.dataset).toEqual({ theme: 'light' });
  });

  it('has no art beside its campaigns, and takes off one whose time is over', () => {
    const over = { art: 'moon', from: '2020-01-01T00:00:00Z', until: '2020-02-01T00:00:00Z' } as const;
    const { host } = start({ skin: 'festival', festivals: [over] });
    expect(host.root.dataset).toEqual({ theme: 'light', skin: 'festival' });
  });

  it('stays on from the first paint until the site says otherwise', () => {
    const { store, host } = start({ skin: 'festival' });
    expect(host.root.dataset['skin']).toBe('festival');
    store.choose('dark');
    expect(host.root.dataset).toEqual({ theme: 'dark', skin: 'festival' });
  });
});
