import { valueOf } from '@heptad/venue-gateway/testing';
import { orderOf, type DescribeSuite } from './suite-scene';

/** What an adapter owes of handicaps in play: the score that they count from, there and back. */
export const describeCountedScores: DescribeSuite = (subject, scene) => {
  const { paths } = subject;
  const { placed, withLive } = scene;

  it('says which score a handicap in play counts from, of no other market', async () => {
    const page = await valueOf(withLive().list());
    const [match] = page.matches;
    const handicaps = match?.markets.filter(({ kind }) => kind === 'handicap') ?? [];
    expect(handicaps.length).toBeGreaterThan(0);
    for (const { countsFrom } of handicaps) expect(countsFrom).toEqual(match?.score);
    for (const { kind, countsFrom } of page.matches.flatMap(({ markets }) => markets))
      if (kind !== 'handicap') expect(countsFrom).toBeUndefined();
  });

  it('sends the score that the member saw with the bet, and asks for none where none was shown', async () => {
    const { world, sports, list } = withLive();
    const [match] = (await valueOf(list())).matches;
    world.reply(paths.placeBet, subject.wrap(placed.answer));
    const kinds = match?.markets.filter(({ status }) => status === 'open') ?? [];
    for (const market of kinds.filter(({ kind }) => kind === 'handicap' || kind === 'moneyline')) {
      const order = orderOf(match && { ...match, markets: [market] });
      await valueOf(sports.placeBet(order, `key-${market.key}`));
      const sent = world.sentTo(paths.placeBet).at(-1);
      expect(sent && subject.countsFrom.sent(sent)).toEqual(market.countsFrom);
    }
    expect(world.sentTo(paths.placeBet)).toHaveLength(2);
  });

  it('reads the score at the bet in an order', async () => {
    const { world, sports } = withLive();
    const order = structuredClone(subject.orderIn(placed));
    subject.countsFrom.set(order, { home: 3, away: 0 });
    world.reply(paths.askBet, subject.wrap(subject.betAnswer([order])));
    const bet = await valueOf(sports.bet('1'));
    expect(bet.legs[0]?.countsFrom).toEqual({ home: 3, away: 0 });
  });
};
