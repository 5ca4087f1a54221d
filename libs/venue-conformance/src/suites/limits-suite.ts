import { valueOf } from '@heptad/venue-gateway/testing';
import type { DescribeSuite } from './suite-scene';

/** What an adapter owes of limits. */
export const describeLimits: DescribeSuite = (subject, scene) => {
  const { paths } = subject;
  const { withLive } = scene;

  it('gives each selection its own limits, in whatever order they come', async () => {
    const { world, sports, list } = withLive();
    const { matches } = await valueOf(list());
    const [open] = matches.flatMap((match) =>
      match.markets
        .filter(({ selections }) => selections.length > 1 && selections.every(({ locked }) => !locked))
        .map((market) => ({ match, market })),
    );
    if (open === undefined) throw new Error('no market with all selections open');
    const legs = open.market.selections.map((selection) => ({ ...open, selection }));
    world.reply(paths.limits, (request) => subject.wrap(subject.limits(request)));
    const { selections } = await valueOf(sports.limits(legs));
    expect(selections).toEqual(
      legs.map(({ selection: { key, odds } }) => ({
        key,
        odds,
        available: true,
        min: '10.00',
        max: '500.00',
      })),
    );
  });
};
