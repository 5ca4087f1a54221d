import { LOCALES } from '@heptad/feature-module';
import { mediaModule } from './media-module';

type Texts = { readonly [key: string]: string | Texts };
const keysOf = (texts: Texts, path = ''): string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [`${path}${key}`] : keysOf(text, `${path}${key}.`),
  );

describe('the media module', () => {
  it('serves anchors to guests too, where the brand has them', () => {
    expect(mediaModule.capability).toBe('anchors');
    expect(mediaModule.routes.map(({ path, guard }) => [path, guard])).toEqual([
      ['/anchors', undefined],
      ['/anchors/:channel', undefined],
    ]);
  });

  it('brings every page and section that it announces', async () => {
    const parts = await mediaModule.load();
    for (const { page } of mediaModule.routes) expect(await parts.pages[page]?.()).toHaveProperty('default');
    for (const { section } of mediaModule.homeSections ?? [])
      expect(await parts.sections?.[section]?.()).toHaveProperty('default');
  });

  it('has the same texts in every language', async () => {
    const { messages } = await mediaModule.load();
    const [first, ...others] = await Promise.all(
      LOCALES.map(async (locale) => keysOf((await messages[locale]()).default).sort()),
    );
    for (const keys of others) expect(keys).toEqual(first);
  });
});
