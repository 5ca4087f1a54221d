import { featureModuleSuite } from '@heptad/feature-testing';
import { activitiesModule } from './activities-module';
import { activitiesParts } from './activities-parts';
import { claimWrite } from './claim/claim-write';
import { claimWrite as activityClaim, playWrite } from './engine/write/activity-write';
import { applyWrite } from './kinds/friend-invitation/apply-write';

featureModuleSuite(activitiesModule, activitiesParts.routes);

describe('the activities module', () => {
  it('ROUTE-112 ROUTE-124 serves its addresses to guests too, and has its tab', () => {
    expect(activitiesParts.routes?.map(({ path, guard }) => [path, guard])).toEqual(
      expect.arrayContaining([
        ['/activity/list', undefined],
        ['/activity/list/:id', undefined],
        ['/activity/records/:id', 'member'],
        ['/activity/PromoDetails/:id', undefined],
      ]),
    );
    expect(activitiesModule.navigation?.map(({ id, path }) => [id, path])).toEqual([
      ['promotions', '/activity/list'],
    ]);
  });

  it('says that money is under way while a claim has no end', async () => {
    const { moneyInFlight } = await activitiesModule.load();
    for (const name of activitiesModule.writes ?? []) {
      const state = (status: string) => ({ [name]: [{ status }] });
      expect(moneyInFlight?.(state('sending'))).toBe(true);
      expect(moneyInFlight?.(state('undecided'))).toBe(true);
      expect(moneyInFlight?.(state('succeeded'))).toBe(false);
    }
  });

  it('names the claims that are taken up on whichever page comes first', () => {
    expect(activitiesModule.writes).toEqual([
      claimWrite.name,
      playWrite.name,
      activityClaim.name,
      applyWrite.name,
    ]);
  });
});
