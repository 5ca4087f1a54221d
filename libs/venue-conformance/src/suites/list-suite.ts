import { LIST_KINDS } from '@heptad/venue-gateway';
import { inGoldenWords, valueOf } from '@heptad/venue-gateway/testing';
import type { DescribeSuite } from './suite-scene';

/** What an adapter owes of its lists and their counts. */
export const describeLists: DescribeSuite = (subject, scene) => {
  const { family, venue, paths } = subject;
  const { early, readWith, withLive, meaning } = scene;

  it('reads the golden list of running matches', async () => {
    const page = await valueOf(withLive().list());
    expect({ matches: page.matches.map(inGoldenWords) }).toEqual(meaning(`${family}-live-list`));
    expect(page.dropped).toBe(0);
    expect(page.matches.every((match) => match.venue === venue)).toBe(true);
  });

  it('reads the golden list of early matches', async () => {
    const world = scene.world();
    world.reply(paths.early, subject.wrap(early.answer));
    const page = await valueOf(world.gateway.sports(venue).matches({ period: 'early', sport: 'football' }));
    expect({ matches: page.matches.map(inGoldenWords) }).toEqual(meaning(`${family}-early-list`));
  });

  it('lets one bad record drop itself', async () => {
    const whole = await valueOf(withLive().list());
    const page = await readWith((data) =>
      subject.editRecords(data, (records) => void records.splice(1, 0, null, {}, 'nonsense', 7, [])),
    );
    expect(page.matches).toEqual(whole.matches);
    expect(page.dropped).toBe(5);
  });

  it('leaves out sports it does not know', async () => {
    const whole = await valueOf(withLive().list());
    const page = await readWith((data) =>
      subject.editRecords(data, ([record]) => subject.setSport(record, 987)),
    );
    expect(page.matches).toEqual(whole.matches.slice(1));
  });

  it('keeps a record that came twice once', async () => {
    const whole = await valueOf(withLive().list());
    const page = await readWith((data) =>
      subject.editRecords(data, (records) => void records.push(structuredClone(records[0]))),
    );
    expect(page.matches).toEqual(whole.matches);
  });

  it('has nothing of a sport the family does not number, without asking', async () => {
    const { world, sports } = withLive();
    const page = await valueOf(sports.matches({ period: 'today', sport: subject.unknownSport }));
    expect(page).toEqual({ matches: [], page: 1, total: 0, hasMore: false, dropped: 0 });
    expect(world.sent).toHaveLength(0);
  });

  it.each(LIST_KINDS)(
    'counts the sports of %s, and has none where the venue has no such list',
    async (listKind) => {
      const { world, sports } = withLive();
      world.reply(paths.counts, subject.wrap(subject.counts));
      const counts = await valueOf(sports.sports(listKind));
      expect(counts).toEqual(listKind === 'live' ? [{ sport: 'football', count: 3 }] : []);
    },
  );
};
