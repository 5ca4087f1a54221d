import { inGoldenWords, valueOf } from '@heptad/venue-gateway/testing';
import type { DescribeSuite } from './suite-scene';

/** What an adapter owes about stages, who serves, and matches that are over. */
export const describeStagesAndResults: DescribeSuite = (subject, scene) => {
  const { family, paths } = subject;
  const { results, sets, meaning, visit } = scene;
  const lastDay = { sport: 'football', from: 1_780_588_800_000, to: 1_780_675_199_999 } as const;

  it('reads the sets of a running match and who serves', async () => {
    const { world, sports } = visit();
    world.reply(paths.live, subject.wrap(sets.answer));
    const page = await valueOf(sports.matches({ period: 'live', sport: 'tennis' }));
    expect({ matches: page.matches.map(inGoldenWords) }).toEqual(meaning(`${family}-live-sets`));
  });

  it('ROUTE-082 reads the golden results, an abandoned match among them', async () => {
    const { world, sports } = visit();
    world.reply(paths.results, subject.wrap(results.answer));
    const page = await valueOf(sports.results(lastDay));
    expect({ matches: page.matches.map(inGoldenWords) }).toEqual(meaning(`${family}-results`));
    expect(page).toMatchObject({ total: 3, page: 1, hasMore: false, dropped: 0 });
  });

  it('ROUTE-082 asks for the results of one sport within its bounds, page by page', async () => {
    const { world, sports } = visit();
    world.reply(paths.results, subject.wrap(results.answer));
    const first = await valueOf(sports.results({ ...lastDay, page: 1, pageSize: 2 }));
    const second = await valueOf(sports.results({ ...lastDay, page: 2, pageSize: 2 }));
    await valueOf(sports.results({ ...lastDay, sport: 'basketball', page: 1, pageSize: 2 }));
    expect([first, second].map(({ page, hasMore }) => [page, hasMore])).toEqual([
      [1, true],
      [2, false],
    ]);
    const asked = world.sentTo(paths.results).map((request) => subject.resultsAsked(request));
    const { from, to } = lastDay;
    const wanted = { from, to, pageSize: 2, sport: expect.anything() };
    expect(asked).toEqual([
      { ...wanted, page: 1 },
      { ...wanted, page: 2 },
      { ...wanted, page: 1 },
    ]);
    const [football, again, basketball] = asked.map(({ sport }) => sport);
    expect(again).toEqual(football);
    expect(basketball).not.toEqual(football);
  });

  it('ROUTE-082 has no results of a sport the family does not number, without asking', async () => {
    const { world, sports } = visit();
    const page = await valueOf(sports.results({ ...lastDay, sport: subject.unknownSport }));
    expect(page.matches).toHaveLength(0);
    expect(world.sent).toHaveLength(0);
  });

  it('ROUTE-082 lets one bad result drop itself, and hands on a refusal', async () => {
    const { world, sports } = visit();
    const data = structuredClone(results.answer);
    subject.editRecords(data, (records) => records.splice(1, 1, null));
    world.reply(paths.results, subject.wrap(data));
    const page = await valueOf(sports.results(lastDay));
    expect([page.matches.length, page.dropped]).toEqual([2, 1]);
    world.reply(paths.results, subject.refuse(7003, '维护中'));
    expect(await sports.results(lastDay)).toMatchObject({ ok: false, error: { code: '7003' } });
  });

  it('ROUTE-082 gives up on results when its caller does', async () => {
    const { world, sports } = visit();
    world.reply(paths.results, subject.wrap(results.answer));
    const gone = new AbortController();
    const asked = sports.results({ ...lastDay, signal: gone.signal });
    gone.abort();
    expect(await asked).toMatchObject({ ok: false, error: { kind: 'cancelled' } });
  });
};
