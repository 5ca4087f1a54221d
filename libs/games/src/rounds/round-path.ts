import { EXTRA_PATHS } from '@heptad/feature-module';

/** The page of one round with its proof. */
export const roundPath = (id: string): string =>
  EXTRA_PATHS.venuesRoundById.replace(':id', encodeURIComponent(id));
