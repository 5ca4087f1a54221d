import { PATHS } from '@heptad/feature-module';

/** The address of a promotion's page (ROUTE-124). */
export function promotionPath(id: string): string {
  return PATHS.activityPromoDetailsById.replace(':id', encodeURIComponent(id));
}
