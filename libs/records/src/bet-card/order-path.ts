import { PATHS } from '@heptad/feature-module';

/** Where one order is shown by itself (ROUTE-073). */
export function orderPath(id: string): string {
  return `${PATHS.recordSliptOrder}?${new URLSearchParams({ id }).toString()}`;
}
