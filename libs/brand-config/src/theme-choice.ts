import type { Brand } from './brand';

export type ThemeName = 'light' | 'dark';

/** What a member may choose; `system` is what the device shows. */
export const THEME_PREFERENCES = ['system', 'light', 'dark'] as const;
export type ThemePreference = (typeof THEME_PREFERENCES)[number];

export interface ThemeSituation {
  /** The brand's own switch (BRAND-003). */
  readonly hasDark: boolean;
  /** The page runs inside the brand's app. */
  readonly inApp: boolean;
  /** The device asks for dark pages. */
  readonly systemIsDark: boolean;
  /** The app said it is in dark mode; says nothing outside the app (OPEN-032). */
  readonly appIsDark: boolean;
  readonly preference: ThemePreference;
}

/**
 * The theme that is asked for: the stored choice counts, then light inside the app (BRAND-012), then what the brand usually shows.
 * @param stored what storage holds, as it was found
 */
export function themePreference(
  stored: unknown,
  { inApp, usual }: { readonly inApp: boolean; readonly usual: ThemePreference },
): ThemePreference {
  return THEME_PREFERENCES.find((each) => each === stored) ?? (inApp ? 'light' : usual);
}

/**
 * The theme to show: a dark app forces dark, then the preference counts (BRAND-010…012). A brand without a dark theme is always light
 * (OPEN-031).
 */
export function resolveTheme(situation: ThemeSituation): ThemeName {
  const { hasDark, inApp, appIsDark, systemIsDark, preference } = situation;
  if (!hasDark) return 'light';
  if (inApp && appIsDark) return 'dark';
  if (preference === 'system') return systemIsDark ? 'dark' : 'light';
  return preference;
}

/** Whether the site asks for the festival skin: exactly the string `'1'` turns it on (BRAND-004). */
export function isFestival(siteFestivalSkin: unknown): boolean {
  return siteFestivalSkin === '1';
}

/**
 * The art of the festival that is on at a moment; undefined between festivals.
 * @param now milliseconds of the app's clock
 */
export function festivalArt(festivals: Brand['festivals'], now: number): string | undefined {
  return festivals.find(({ from, until }) => Date.parse(from) <= now && now < Date.parse(until))?.art;
}

/** Local storage's plain copy of theme and skin, which the page's first script reads before a skeleton is painted. */
export const FIRST_PAINT_KEY = 'first-paint';

/** What is kept under {@link FIRST_PAINT_KEY}. */
export function firstPaintValue(theme: ThemePreference, festival: boolean): string {
  return festival ? `${theme} festival` : theme;
}
