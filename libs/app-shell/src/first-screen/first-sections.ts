import { PATHS, type ComingPage, type FeatureDispatch } from '@heptad/feature-module';

/** A section of the home page that may ask ahead for what it shows first. */
export interface AskingSection {
  prefetch(page: ComingPage): Promise<unknown> | undefined;
}

/** Asks for what the sections of the home page show first, where that is the page. @returns when the answers are there */
export function firstSectionsAsked(
  pathname: string,
  homeSections: readonly AskingSection[],
  dispatch: FeatureDispatch,
): Promise<unknown> {
  if (pathname !== PATHS.home) return Promise.resolve();
  // The path is all that a rendered page goes by.
  const page = { url: new URL(pathname, 'http://page.invalid'), params: {}, dispatch };
  return Promise.all(homeSections.map((section) => section.prefetch(page)));
}
