import type { Locale, ThemeName, ThemePreference } from '@heptad/brand-config';

/** The theme that is shown, and how a member changes it. The shell keeps it; pages only choose. */
export interface ThemeChoice {
  current(): ThemeName;
  /** What was asked for; `system` follows the device. */
  preference(): ThemePreference;
  /** False where the brand has no dark theme or a dark app forces it (BRAND-003, BRAND-011). */
  readonly choosable: boolean;
  choose(theme: ThemePreference): void;
  /** @returns how to stop listening */
  subscribe(listener: () => void): () => void;
}

/** The language of the interface, and how a member changes it. */
export interface LanguageChoice {
  current(): Locale;
  /** Fetches the texts, switches, and keeps the choice; `system` is the browser's language and forgets the choice. A failed fetch changes nothing; the member is told of it here. */
  choose(locale: Locale | 'system'): Promise<void>;
}
