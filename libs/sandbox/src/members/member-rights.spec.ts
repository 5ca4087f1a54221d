import { MEMBER_STATES } from './member';
import { rightsOf } from './member-rights';

const RESTRICTED = ['locked', 'betLocked', 'selfExcluded'];

describe('what a member may do', () => {
  it.each(MEMBER_STATES.filter((state) => !RESTRICTED.includes(state)))('%s restricts nothing', (state) => {
    expect(rightsOf({ state })).toEqual({
      standing: 'active',
      bet: true,
      payIn: true,
      takeOut: true,
      enterVenues: true,
    });
  });

  it.each(RESTRICTED.map((state) => MEMBER_STATES.find((each) => each === state)))(
    '%s may not bet',
    (state) => {
      expect(state && rightsOf({ state }).bet).toBe(false);
    },
  );

  it('lets who has excluded themself take their money, but neither pay in nor enter a venue', () => {
    expect(rightsOf({ state: 'selfExcluded' })).toMatchObject({
      standing: 'excluded',
      payIn: false,
      takeOut: true,
      enterVenues: false,
    });
  });

  it('lets whose bets are locked look on, and keeps the money where it is', () => {
    expect(rightsOf({ state: 'betLocked' })).toMatchObject({
      standing: 'limited',
      payIn: false,
      takeOut: false,
      enterVenues: true,
    });
  });
});
