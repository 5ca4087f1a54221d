import { firstScreen } from '@heptad/ui-kit';
import type { ComponentType } from 'react';
import type { FeatureRegistry } from '../features/feature-registry';
import type { AppNoticesDeps } from '../notices/app-notices';
import { atOnce, latePart } from './late-part';
import { alertsOf } from './panels-of';

/**
 * What is shown over every page, fetched once the first screen is drawn; with it come the money writes that an earlier visit left.
 * @param covered whether the page is covered until it is there: it is then fetched at once
 */
export function noticesOver<Services>(
  registry: FeatureRegistry<Services>,
  deps: Omit<AppNoticesDeps, 'Alerts'>,
  covered: boolean,
): ComponentType {
  const make = async (): Promise<ComponentType> => {
    const [{ openAppNotices }, Alerts] = await Promise.all([
      import('../notices/app-notices'),
      alertsOf(registry),
    ]);
    const Notices = await openAppNotices({ ...deps, Alerts });
    // Where this cannot be fetched, the pages that make such writes take them up.
    void import('../writes/take-up-writes').then(
      ({ takeUpWrites }) => takeUpWrites(registry),
      () => undefined,
    );
    return Notices;
  };
  return covered ? atOnce(make) : latePart(window, firstScreen, make);
}
