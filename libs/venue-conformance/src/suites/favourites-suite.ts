import { valueOf } from '@heptad/venue-gateway/testing';
import type { DescribeSuite } from './suite-scene';

/** What an adapter owes of favourites: reading, listing and marking them. */
export const describeFavourites: DescribeSuite = (subject, scene) => {
  const { venue, paths } = subject;
  const { live, withLive } = scene;

  describe('favourites', () => {
    const answer = () => {
      const data = structuredClone(live.answer);
      return subject.wrap(subject.favourites(data, [7100200301, 7100200302], [5101]));
    };

    it('are told by their ids, as text', async () => {
      const world = scene.world();
      world.reply(paths.favourites, answer());
      expect(await valueOf(world.gateway.sports(venue).favourites())).toEqual({
        matches: ['7100200301', '7100200302'],
        leagues: ['5101'],
      });
    });

    it('are listed whole, as any list', async () => {
      const world = scene.world();
      world.reply(paths.favourites, answer());
      const page = await valueOf(world.gateway.sports(venue).matches({ period: 'live', favourites: true }));
      expect(page.matches).toEqual((await valueOf(withLive().list())).matches);
      expect(page.hasMore).toBe(false);
    });

    it.each([
      ['match', true],
      ['match', false],
      ['league', true],
      ['league', false],
    ] as const)('mark a %s: %s', async (kind, marked) => {
      const world = scene.world();
      const path = marked ? paths.mark : paths.unmark;
      const taken = subject.wrap({ ServerTime: 1 });
      for (const each of [paths.mark, paths.unmark, paths.markLeague]) world.reply(each, taken);
      const subjectOf = { kind, id: '7100200301', sport: 'football' } as const;
      expect(await world.gateway.sports(venue).setFavourite(subjectOf, marked)).toEqual({
        ok: true,
        value: undefined,
      });
      const sent = world.sent.filter((request) => JSON.stringify(request.body).includes('7100200301'));
      expect(sent).toHaveLength(1);
      if (kind === 'match') expect(sent[0]?.path).toBe(path);
    });

    it('with an id that is none are refused without asking', async () => {
      const world = scene.world();
      const wrong = { kind: 'match', id: '../1', sport: 'football' } as const;
      expect(await world.gateway.sports(venue).setFavourite(wrong, true)).toMatchObject({
        ok: false,
        error: { kind: 'business', code: '7109' },
      });
      expect(world.sent).toHaveLength(0);
    });
  });
};
