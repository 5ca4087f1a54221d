import { PATHS, type FeatureModule } from '@heptad/feature-module';
import type { RecordsServices } from './services';

/** What a member has bet and what became of it, what has moved their money, and their prizes. */
export const recordsModule: FeatureModule<RecordsServices> = {
  id: 'records',
  routes: [],
  pagesBelow: ['/record'],
  pagesForMembers: true,
  navigation: [
    { id: 'records', path: PATHS.recordBet, label: 'navigation.records', icon: 'records', order: 40 },
  ],
  panels: [
    // A guest has none: no room is kept free for them.
    { id: 'openBets', place: 'end', order: 15, panel: 'openBets', height: 0 },
    { id: 'openBetsInSlip', place: 'slip', order: 10, panel: 'openBetsInSlip' },
  ],
  writes: ['cashOuts'],
  load: async () => (await import('./records-parts')).recordsParts,
};
