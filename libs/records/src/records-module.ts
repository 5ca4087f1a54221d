import { PATHS, type FeatureModule } from '@heptad/feature-module';
import type { RecordsServices } from './services';

/** What a member has bet, and what became of it. */
export const recordsModule: FeatureModule<RecordsServices> = {
  id: 'records',
  routes: [{ path: PATHS.recordBet, page: 'bets', guard: 'member', layout: 'tabs' }],
  navigation: [
    { id: 'records', path: PATHS.recordBet, label: 'navigation.records', icon: 'records', order: 40 },
  ],
  load: async () => (await import('./records-parts')).recordsParts,
};
