import { matchOf } from '../testing/match-fakes';
import { fixtureOrder, takesBets, takesPick } from './fixture-order';

describe('matches to predict', () => {
  it('come with the open ones first, by kick-off, and the others with the latest first', () => {
    const order = fixtureOrder([
      matchOf({ id: 'old', state: 'right', kickOff: 1 }),
      matchOf({ id: 'late', kickOff: 9 }),
      matchOf({ id: 'new', state: 'wrong', kickOff: 5 }),
      matchOf({ id: 'soon', kickOff: 7 }),
    ]);
    expect(order.map(({ id }) => id)).toEqual(['soon', 'late', 'new', 'old']);
  });

  it.each([
    ['before it closes', {}, 9, true],
    ['at the moment it closes', {}, 10, false],
    ['once one was made', { pick: 'home' }, 9, false],
    ['when the platform says that it is closed', { state: 'closed' }, 9, false],
  ] as const)('take a prediction %s: %s', (_name, more, now, expected) =>
    expect(takesPick(matchOf({ closesAt: 10, ...more }), now)).toBe(expected),
  );

  it.each([
    ['before it', {}, true],
    ['while it is played', { state: 'closed' }, true],
    ['once it has ended', { state: 'closed', result: 'home' }, false],
    ['where it came to no result', { state: 'void' }, false],
    ['once a prediction of it was right', { state: 'right', result: 'home' }, false],
  ] as const)('take bets %s: %s', (_name, more, expected) => expect(takesBets(matchOf(more))).toBe(expected));
});
