import { PATHS, type FeatureModule } from '@heptad/feature-module';
import type { ActivitiesServices } from './services';

/** Promotions: what runs, how far a member is, and what has been won (SHELL-010). */
export const activitiesModule: FeatureModule<ActivitiesServices> = {
  id: 'activities',
  routes: [],
  pagesBelow: ['/activity'],
  navigation: [
    {
      id: 'promotions',
      path: PATHS.activityList,
      label: 'navigation.promotions',
      icon: 'promotions',
      order: 35,
    },
  ],
  homeSections: [{ id: 'promotions', order: 60, section: 'promotions', minHeight: 165 }],
  writes: ['promotionClaim', 'activityPlay', 'activityClaim', 'friendApply'],
  load: async () => (await import('./activities-parts')).activitiesParts,
};
