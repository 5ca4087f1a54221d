import { firstScreen } from '@heptad/ui-kit';
import { visitErrors } from './visit-errors';
import type { WatchOptions } from './watch-visit';

/** {@link watchVisit} once the first screen is drawn; a visit whose code does not come is not watched. */
export async function watchWhenDrawn(options: Omit<WatchOptions, 'errors'>): Promise<void> {
  await firstScreen.drawn();
  await import('./watch-visit').then(
    ({ watchVisit }) => watchVisit({ ...options, errors: visitErrors }),
    () => undefined,
  );
}
