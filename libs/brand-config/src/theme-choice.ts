export type ThemeName = 'light' | 'dark';

export interface ThemeSituation {
  /** The brand's own switch (BRAND-003). */
  readonly hasDark: boolean;
  /** The page runs inside the brand's app. */
  readonly inApp: boolean;
  /** The app said it is in dark mode; says nothing outside the app (OPEN-032). */
  readonly appIsDark: boolean;
  /** What storage holds, as it was found. */
  readonly stored: unknown;
}

/**
 * The theme to show: a dark app forces dark, then the stored choice counts, then light (BRAND-010…012). A brand without a
 * dark theme is always light (OPEN-031).
 */
export function resolveTheme({ hasDark, inApp, appIsDark, stored }: ThemeSituation): ThemeName {
  if (!hasDark) return 'light';
  if (inApp && appIsDark) return 'dark';
  return stored === 'dark' ? 'dark' : 'light';
}

/** Whether the site asks for the festival skin: exactly the string `'1'` turns it on (BRAND-004). */
export function isFestival(siteFestivalSkin: unknown): boolean {
  return siteFestivalSkin === '1';
}

/** Local storage's plain copy of theme and skin, which the page's first script reads before anything is painted. */
export const FIRST_PAINT_KEY = 'first-paint';

/** What is kept under {@link FIRST_PAINT_KEY}. */
export function firstPaintValue(theme: ThemeName, festival: boolean): string {
  return festival ? `${theme} festival` : theme;
}
