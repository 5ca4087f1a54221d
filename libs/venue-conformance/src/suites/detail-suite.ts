import { inGoldenWords, valueOf } from '@heptad/venue-gateway/testing';
import type { DescribeSuite } from './suite-scene';

/** What an adapter owes of the detail of one match. */
export const describeDetail: DescribeSuite = (subject, scene) => {
  const { family, venue, paths } = subject;
  const { detail, meaning } = scene;

  it('reads the golden detail', async () => {
    const world = scene.world();
    world.reply(paths.detail, subject.wrap(detail.answer));
    const { match } = await valueOf(world.gateway.sports(venue).match('7100300401'));
    expect({ match: inGoldenWords(match) }).toEqual(meaning(`${family}-detail`));
  });

  it('refuses a detail of another match', async () => {
    const world = scene.world();
    world.reply(paths.detail, subject.wrap(detail.answer));
    const result = await world.gateway.sports(venue).match('7100300499');
    expect(result).toMatchObject({ ok: false, error: { kind: 'business', code: '7109' } });
  });

  it('refuses an id that is none without asking', async () => {
    const world = scene.world();
    const result = await world.gateway.sports(venue).match('../../admin');
    expect(result).toMatchObject({ ok: false, error: { kind: 'business' } });
    expect(world.sent).toHaveLength(0);
  });
};
