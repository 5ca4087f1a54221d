import { PATHS, type FeatureModule } from '@heptad/feature-module';
import type { RecordsServices } from './services';

/** What a member has bet, and what became of it. */
export const recordsModule: FeatureModule<RecordsServices> = {
  id: 'records',
  routes: [
    { path: PATHS.recordBet, page: 'bets', guard: 'member', layout: 'tabs' },
    { path: PATHS.recordBetSports, page: 'sportsBets', guard: 'member' },
    { path: PATHS.recordVirtualDisport, page: 'virtualBets', guard: 'member' },
    { path: PATHS.recordSliptOrder, page: 'slipOrders', guard: 'member' },
  ],
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
