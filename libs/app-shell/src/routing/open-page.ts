import type { AppRouter } from './create-router';

/** The page that is open, and the way to another one. */
export interface OpenPage {
  here(): AppRouter['state']['location'];
  /** Puts another page in its place. @param path within the site */
  goTo(path: string): void;
}
