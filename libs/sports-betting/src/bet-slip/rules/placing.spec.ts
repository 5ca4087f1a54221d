import type { PriceProblem } from './consent';
import { placementProblem, type PlacementQuestion } from './placing';
import type { StakeProblem } from './stakes';

const wager = (text: string, problem?: StakeProblem, ...prices: (PriceProblem | undefined)[]) => ({
  text,
  problem: problem ?? (text === '' ? ('missing' as const) : undefined),
  legs: prices.map((price) => ({ problem: price })),
});
const ask = (wagers: PlacementQuestion['wagers'], combo?: PlacementQuestion['combo']) =>
  placementProblem({ combo, wagers });

describe('why a slip cannot be placed', () => {
  it.each([
    ['there is nothing in it', ask([]), 'empty'],
    ['its combo cannot be', ask([], 'sameMatch'), 'sameMatch'],
    ['no stake is typed', ask([wager('', undefined, undefined)]), 'missing'],
    ['a price is held, before the stake is asked for', ask([wager('', undefined, 'locked')]), 'locked'],
    [
      'a held price comes before a changed one',
      ask([wager('10', undefined, 'oddsChanged', 'stale')]),
      'stale',
    ],
    ['a price has to be agreed to', ask([wager('10', undefined, 'oddsChanged')]), 'oddsChanged'],
    ['a stake is out of bounds', ask([wager('10', 'belowMin', undefined)]), 'belowMin'],
  ])('%s', (_name, problem, expected) => {
    expect(problem).toBe(expected);
  });

  it('is nothing when everything with a stake can be bet; singles without one hinder nobody', () => {
    expect(ask([wager('10', undefined, undefined), wager('', undefined, 'locked')])).toBeUndefined();
  });

  it.each(['0', '0.', '0.00'])('takes %s for no stake beside another one', (nothing) => {
    expect(ask([wager('10', undefined, undefined), wager(nothing, 'missing', 'locked')])).toBeUndefined();
    expect(ask([wager(nothing, 'missing', undefined)])).toBe('missing');
  });

  it('does not pass over a stake that cannot be read', () => {
    expect(ask([wager('10', undefined, undefined), wager('1.234', 'missing', undefined)])).toBe('missing');
  });
});
