import type { Match } from '@heptad/venue-gateway';
import { valueOf } from '@heptad/venue-gateway/testing';
import { keysOf, type DescribeSuite } from './suite-scene';

const selectionsOf = (match: Match | undefined) =>
  match?.markets.flatMap(({ selections }) => selections) ?? [];

/** What an adapter owes of lists that go on: pages, changes from one answer to the next, suspension. */
export const describeListChanges: DescribeSuite = (subject, scene) => {
  const { venue, paths } = subject;
  const { liveText, liveWith, readWith, withLive } = scene;

  describe('lists that go on', () => {
    it('tell which page they are and whether there is another', async () => {
      const world = scene.world();
      const page = liveWith((data) => {
        subject.editRecords(data, (records) => void records.splice(1));
        subject.secondPage(data);
      });
      world.reply(paths.early, page);
      const query = { period: 'early', sport: 'football', page: 2, pageSize: 2 } as const;
      const second = await valueOf(world.gateway.sports(venue).matches(query));
      expect(second).toMatchObject({ page: 2, total: 3, hasMore: false, matches: [{}] });
      const first = await valueOf(world.gateway.sports(venue).matches({ ...query, page: 1 }));
      expect(first).toMatchObject({ page: 1, total: 3, hasMore: true });
    });

    it('show a price that moved at its old place, and leave the others', async () => {
      const before = await valueOf(withLive().list());
      const after = await readWith(subject.reprice);
      expect(keysOf(after.matches)).toEqual(keysOf(before.matches));
      const moved = after.matches
        .flatMap(selectionsOf)
        .filter(({ odds }, place) => odds !== before.matches.flatMap(selectionsOf)[place]?.odds);
      expect(moved.map(({ odds }) => odds)).toEqual(['3.30']);
      const [first] = before.matches.flatMap(selectionsOf).filter(({ locked }) => !locked);
      expect(moved[0]?.key).toBe(first?.key);
    });

    it('let a match go that the venue sends no more, and take in one that comes', async () => {
      const whole = await valueOf(withLive().list());
      const fewer = liveWith((data) => subject.editRecords(data, (records) => void records.shift()));
      const { list } = withLive((_, count) => (count === 2 ? fewer : liveText));
      expect((await valueOf(list())).matches).toEqual(whole.matches);
      expect((await valueOf(list())).matches).toEqual(whole.matches.slice(1));
      expect((await valueOf(list())).matches).toEqual(whole.matches);
    });

    it('keep the venue’s order, whatever it is', async () => {
      const whole = await valueOf(withLive().list());
      const turned = await readWith((data) => subject.editRecords(data, (records) => void records.reverse()));
      expect(turned.matches).toEqual(whole.matches.toReversed());
    });

    it('each answer their own question when the later one is answered first', async () => {
      const fewer = liveWith((data) => subject.editRecords(data, (records) => void records.shift()));
      const { list } = withLive((_, count) => (count === 1 ? liveText : fewer));
      const [first, second] = [list(), list()];
      const later = (await valueOf(second)).matches;
      expect((await valueOf(first)).matches).toHaveLength(later.length + 1);
    });

    it('keep a suspended match in its place with its prices, and lock all of it', async () => {
      const whole = await valueOf(withLive().list());
      const page = await readWith((data) => subject.editRecords(data, ([record]) => subject.suspend(record)));
      const [match, ...others] = page.matches;
      expect(match).toMatchObject({ id: whole.matches[0]?.id, status: 'suspended' });
      expect(selectionsOf(match).every(({ locked }) => locked)).toBe(true);
      expect(selectionsOf(match).map(({ odds }) => odds)).toEqual(
        selectionsOf(whole.matches[0]).map(({ odds }) => odds),
      );
      expect(others).toEqual(whole.matches.slice(1));
    });
  });
};
