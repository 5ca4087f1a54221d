import { betInGoldenWords, valueOf } from '@heptad/venue-gateway/testing';
import type { ToldState } from '../venue-subject';
import type { DescribeSuite } from './suite-scene';

const STATES: readonly ToldState[] = [
  'pending',
  'accepted',
  'rejected',
  'won',
  'halfWon',
  'push',
  'halfLost',
  'lost',
  'void',
  'cashedOut',
];

/** What an adapter owes of bets once placed: lists and states. */
export const describePlacedBets: DescribeSuite = (subject, scene) => {
  const { family, paths } = subject;
  const { placed, meaning, withLive } = scene;

  it('lists bets and drops what cannot be read', async () => {
    const { world, sports } = withLive();
    world.reply(paths.betList, subject.wrap(subject.betList([subject.orderIn(placed), { broken: true }])));
    const page = await valueOf(sports.bets({ settled: false }));
    expect(page.bets.map((bet) => ({ bet: betInGoldenWords(bet) }))).toEqual([meaning(`${family}-order`)]);
    expect(page.dropped).toBe(1);
  });

  it.each(STATES)('tells a bet that is %s from every other', async (state) => {
    const { world, sports } = withLive();
    const order = structuredClone(subject.orderIn(placed));
    subject.setState(order, state);
    world.reply(paths.askBet, subject.wrap(subject.betAnswer([order])));
    const bet = await valueOf(sports.bet('1'));
    expect(bet.state).toBe(state);
    const over = !['pending', 'accepted', 'rejected'].includes(state);
    expect(bet.returned).toBe(over ? '12.34' : undefined);
  });
};
