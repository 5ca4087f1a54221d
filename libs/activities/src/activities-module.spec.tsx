import { featureModuleSuite } from '@heptad/feature-testing';
import { activitiesModule } from './activities-module';
import { activitiesParts } from './activities-parts';
import { claimWrite } from './claim/claim-write';

featureModuleSuite(activitiesModule, activitiesParts.routes);

describe('the activities module', () => {
  it('ROUTE-112 ROUTE-124 serves its addresses to guests too, and has its tab', () => {
    expect(activitiesParts.routes?.map(({ path, guard }) => [path, guard])).toEqual([
      ['/activity/list', undefined],
      ['/activity/PromoDetails/:id', undefined],
    ]);
    expect(activitiesModule.navigation?.map(({ id, path }) => [id, path])).toEqual([
      ['promotions', '/activity/list'],
    ]);
  });

  it('says that money is under way while a claim has no end', async () => {
    const { moneyInFlight } = await activitiesModule.load();
    const state = (status: string) => ({ promotionClaim: [{ status }] });
    expect(moneyInFlight?.(state('sending'))).toBe(true);
    expect(moneyInFlight?.(state('undecided'))).toBe(true);
    expect(moneyInFlight?.(state('succeeded'))).toBe(false);
  });

  it('names the claims that are taken up on whichever page comes first', () => {
    expect(activitiesModule.writes).toEqual([claimWrite.name]);
  });
});
