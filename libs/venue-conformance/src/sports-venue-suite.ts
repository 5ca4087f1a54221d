import { isOver, LIST_KINDS } from '@heptad/venue-gateway';
import { inGoldenWords, valueOf } from '@heptad/venue-gateway/testing';
import { describeBets } from './bets-suite';
import { describeChanges } from './changes-suite';
import { describeTimeline } from './timeline-suite';
import { describeLineUps } from './line-up-suite';
import { describeStagesAndResults } from './results-suite';
import { keysOf, sceneOf } from './suite-scene';
import type { VenueSubject } from './venue-subject';

/** Everything an adapter must do, whatever it speaks: see README.md. */
export function describeSportsVenue(subject: VenueSubject): void {
  const { family, venue, paths } = subject;
  const scene = sceneOf(subject);
  const { early, detail, liveText, liveWith, readWith, withLive, meaning } = scene;

  describe(`${venue} speaks ${family}`, () => {
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

    describeStagesAndResults(subject);
    describeTimeline(subject);
    describeLineUps(subject);

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

    it('keeps the keys when the venue renumbers its offers', async () => {
      const renumbered = liveWith(subject.renumber);
      expect(renumbered).not.toBe(liveText);
      const { list } = withLive((_, count) => (count === 1 ? liveText : renumbered));
      const before = keysOf((await valueOf(list())).matches);
      expect(keysOf((await valueOf(list())).matches)).toEqual(before);
      expect(new Set(before).size).toBe(before.length);
      for (const key of before) expect(key.split('|')).toHaveLength(5);
    });

    it('locks whatever cannot be bet', async () => {
      const page = await valueOf(withLive().list());
      for (const match of page.matches)
        for (const market of match.markets)
          for (const selection of market.selections) {
            const held = match.status === 'suspended' || isOver(match.status) || market.status !== 'open';
            if (held || selection.odds === undefined) expect(selection.locked).toBe(true);
          }
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

    it.each([
      ['no JSON', '<html>bad gateway</html>'],
      ['a cut answer', liveText.slice(0, liveText.length / 2)],
      ['another shape', '[]'],
      ['nothing', ''],
    ])('calls %s malformed', async (_, text) => {
      expect(await withLive(text).list()).toMatchObject({ ok: false, error: { kind: 'malformed' } });
    });

    it('calls a success without its data malformed', async () => {
      const result = await withLive(subject.wrap({})).list();
      expect(result).toMatchObject({ ok: false, error: { kind: 'malformed' } });
    });

    it('hands on what the venue refuses with', async () => {
      const result = await withLive(subject.refuse(7003, '维护中')).list();
      expect(result).toMatchObject({
        ok: false,
        error: { kind: 'business', code: '7003', message: '维护中' },
      });
    });

    it('gives up when its caller does', async () => {
      const { sports } = withLive();
      const gone = new AbortController();
      const asked = sports.matches({ period: 'live', sport: 'football', signal: gone.signal });
      gone.abort();
      expect(await asked).toMatchObject({ ok: false, error: { kind: 'cancelled' } });
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

    it('shows a guest the same list in a session for looking', async () => {
      const { world, list } = withLive(liveText, 'guest');
      expect((await valueOf(list())).matches.length).toBeGreaterThan(0);
      expect(world.sentTo('/game/api/v1/venue/launch')).toHaveLength(0);
      expect(world.sentTo('/game/api/v1/venue/frontLaunch')).toHaveLength(1);
    });

    it('ERR-035 ERR-036 renews a refused token once for many calls and repeats each once', async () => {
      const { world, list } = withLive((request) =>
        subject.tokenIn(request) === 'token-1' ? subject.refuse(subject.tokenCode, 'token') : liveText,
      );
      const results = await Promise.all(Array.from({ length: 8 }, list));
      expect(results.every((result) => result.ok)).toBe(true);
      expect(world.launches()).toBe(2);
      expect(world.sentTo(paths.live)).toHaveLength(16);
    });

    it('ERR-035 ERR-036 does not renew again within a second', async () => {
      const { world, list } = withLive(subject.refuse(subject.tokenCode, 'token'));
      await list();
      await list();
      expect(world.launches()).toBe(2);
      world.time.now += 1000;
      await list();
      expect(world.launches()).toBe(3);
    });

    describeChanges(subject, scene);
    describeBets(subject, scene);
  });
}
