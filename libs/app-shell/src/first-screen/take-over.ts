import { FIRST_SCREEN_ID, parseFirstScreen, type Locale } from '@heptad/brand-config';
import type { FeatureDispatch } from '@heptad/feature-module';
import type { AppServices } from '../composition/app-services';
import { firstSectionsAsked, type AskingSection } from './first-sections';
import { answersOf, withAnswers } from './first-answers';

/** What the edge has rendered into the page, as the app takes it over. */
export interface TakenScreen {
  /** Services that know what was answered while it was rendered. */
  withAnswers(services: AppServices): AppServices;
  /** Asks for what the sections of its page show first. @returns when the answers are there */
  sectionsAsked(sections: readonly AskingSection[], dispatch: FeatureDispatch): Promise<unknown>;
  /** Whether the visitor is still where it was rendered for: who has been led elsewhere meanwhile is shown something else. */
  isHere(): boolean;
}

/**
 * What the edge has rendered for this address and language. Only rendered pages fetch this code.
 * @returns undefined where the app draws by itself
 */
export function takenScreen({ document, location }: Window, locale: Locale): TakenScreen | undefined {
  const first = parseFirstScreen(document.getElementById(FIRST_SCREEN_ID)?.textContent ?? '');
  if (first?.locale !== locale || first.path !== location.pathname) return undefined;
  return {
    withAnswers: (services) =>
      withAnswers(
        services,
        answersOf(first, () => services.clock.now()),
      ),
    sectionsAsked: (sections, dispatch) => firstSectionsAsked(first.path, sections, dispatch),
    isHere: () => location.pathname === first.path,
  };
}
