import { LOCALES } from '@heptad/feature-module';
import { activitiesModule } from './activities-module';
import { claimWrite } from './claim/claim-write';

type Texts = { readonly [key: string]: string | Texts };
const keysOf = (texts: Texts, path = ''): string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [`${path}${key}`] : keysOf(text, `${path}${key}.`),
  );

describe('the activities module', () => {
  it('ROUTE-112 ROUTE-124 serves its addresses to guests too, and has its tab', () => {
    expect(activitiesModule.routes.map(({ path, guard }) => [path, guard])).toEqual([
      ['/activity/list', undefined],
      ['/activity/PromoDetails/:id', undefined],
    ]);
    expect(activitiesModule.navigation?.map(({ id, path }) => [id, path])).toEqual([
      ['promotions', '/activity/list'],
    ]);
  });

  it('brings every page and section that it announces', async () => {
    const parts = await activitiesModule.load();
    for (const { page } of activitiesModule.routes)
      expect(await parts.pages[page]?.()).toHaveProperty('default');
    for (const { section } of activitiesModule.homeSections ?? [])
      expect(await parts.sections?.[section]?.()).toHaveProperty('default');
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

  it('has the same texts in every language', async () => {
    const { messages } = await activitiesModule.load();
    const [first, ...others] = await Promise.all(
      LOCALES.map(async (locale) => keysOf((await messages[locale]()).default).sort()),
    );
    for (const keys of others) expect(keys).toEqual(first);
  });
});
