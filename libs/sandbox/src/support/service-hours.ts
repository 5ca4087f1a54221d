import type { CallResponse, chat } from '@heptad/contracts';
import { isWithin, nextOpening, PLATFORM_ZONE } from '../payments/channel-hours';
import type { Site } from '../platform/sites';

/** Day and night. */
const ALWAYS = { from: 0, to: 0 };

/** When people of a site are there, by the platform's clock. */
export function serviceHoursOf(site: Site, now: number): CallResponse<typeof chat.home>['hours'] {
  const hours = site.serviceHours ?? ALWAYS;
  const open = hours.from === hours.to || isWithin(hours, now);
  return {
    ...hours,
    timeZone: PLATFORM_ZONE,
    open,
    ...(open ? {} : { opensAt: nextOpening(hours, now) }),
  };
}
