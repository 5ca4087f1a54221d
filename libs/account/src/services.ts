import type { LanguageChoice, ThemeChoice } from '@heptad/feature-module';
import type { Session } from '@heptad/session';
import type { ToastStore } from '@heptad/ui-kit';

/** What the account feature needs of the composed app. */
export interface AccountServices {
  readonly session: Session;
  readonly toast: ToastStore;
  readonly theme: ThemeChoice;
  readonly language: LanguageChoice;
}
