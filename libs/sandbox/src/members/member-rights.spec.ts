import { MEMBER_STATES } from './member';
import { requireRight, rightsOf } from './member-rights';
import { restAt } from './rest';

const RESTRICTED = ['locked', 'betLocked', 'selfExcluded'];

describe('what a member may do', () => {
  it.each(MEMBER_STATES.filter((state) => !RESTRICTED.includes(state)))('%s restricts nothing', (state) => {
    expect(rightsOf({ state, rest: undefined })).toEqual({
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
      expect(state && rightsOf({ state, rest: undefined }).bet).toBe(false);
    },
  );

  it('lets who has excluded themself take their money, but neither pay in nor enter a venue', () => {
    expect(rightsOf({ state: 'selfExcluded', rest: undefined })).toMatchObject({
      standing: 'excluded',
      payIn: false,
      takeOut: true,
      enterVenues: false,
    });
  });

  it('lets whose bets are locked look on, and keeps the money where it is', () => {
    expect(rightsOf({ state: 'betLocked', rest: undefined })).toMatchObject({
      standing: 'limited',
      payIn: false,
      takeOut: false,
      enterVenues: true,
    });
  });

  it.each([
    ['timeOut', 'timeOut'],
    ['exclusion', 'excluded'],
  ] as const)(
    'ROLE-011 ROLE-012 lets who rests (%s) take their money out, and nothing else',
    (kind, standing) => {
      const rest = { kind, until: 1 };
      const resting = { standing, bet: false, payIn: false, takeOut: true, enterVenues: false };
      expect(rightsOf({ state: 'active', rest })).toEqual(resting);
      expect(rightsOf({ state: 'captcha', rest })).toEqual(resting);
    },
  );

  it('keeps a locked account’s money and a self-exclusion, whatever rest is taken besides', () => {
    const rest = { kind: 'timeOut', until: 1 } as const;
    expect(rightsOf({ state: 'betLocked', rest })).toMatchObject({ standing: 'limited', takeOut: false });
    expect(rightsOf({ state: 'selfExcluded', rest })).toMatchObject({ standing: 'excluded', takeOut: true });
  });

  it('ERR-040 ERR-041 refuses by the code of the reason, and lets pass what is allowed', () => {
    const refused = (member: Parameters<typeof requireRight>[0]) => () =>
      requireRight(member, 'payIn', '受限');
    expect(refused({ state: 'active', rest: undefined })).not.toThrow();
    expect(refused({ state: 'betLocked', rest: undefined })).toThrow(
      expect.objectContaining({ code: 7202, message: '受限' }),
    );
    expect(refused({ state: 'active', rest: { kind: 'timeOut', until: 1 } })).toThrow(
      expect.objectContaining({ code: 7504 }),
    );
    expect(refused({ state: 'active', rest: { kind: 'exclusion', until: 1 } })).toThrow(
      expect.objectContaining({ code: 7505 }),
    );
    expect(refused({ state: 'selfExcluded', rest: undefined })).toThrow(
      expect.objectContaining({ code: 7505 }),
    );
  });
});

describe('the rest that holds', () => {
  it.each([
    [{ timeOut: null, exclusion: null }, undefined],
    [{ timeOut: 100, exclusion: null }, undefined],
    [
      { timeOut: 101, exclusion: null },
      { kind: 'timeOut', until: 101 },
    ],
    [
      { timeOut: 500, exclusion: 101 },
      { kind: 'exclusion', until: 101 },
    ],
    [
      { timeOut: 500, exclusion: 100 },
      { kind: 'timeOut', until: 500 },
    ],
  ])('ROLE-011 of %j at 100 is %j', (ends, expected) => {
    expect(restAt(ends, 100)).toEqual(expected);
  });
});
