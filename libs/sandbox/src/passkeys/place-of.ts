import type { ServedRequest } from '../server/serve';
import type { SitePlace } from './ceremony';

/** Where a request's page stands, by what the web tier says of it, and never by what the body says. */
export function placeOf({ origin }: Pick<ServedRequest, 'origin'>): SitePlace {
  return { origin, host: new URL(origin).hostname };
}
