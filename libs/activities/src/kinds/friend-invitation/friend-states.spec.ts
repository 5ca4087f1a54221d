import { applicable, friendCounts, friendLink, hasReached, type Friend } from './friend-states';

const friend = (state: Friend['state']): Friend => ({
  id: state,
  name: 'Fr****1',
  joinedAt: 1,
  deposits: '0.00',
  turnover: '0.00',
  state,
});
const friends = (['registered', 'deposited', 'qualified', 'applied', 'paid'] as const).map(friend);

describe('invited friends', () => {
  it('are applied for only while they qualify and nobody has applied yet', () =>
    expect(applicable({ friends }).map(({ state }) => state)).toEqual(['qualified']));

  it('are counted once in each sum they belong to', () => {
    expect(friendCounts({ friends })).toEqual({ joined: 5, qualified: 3, paid: 1 });
    expect(friendCounts({ friends: [] })).toEqual({ joined: 0, qualified: 0, paid: 0 });
  });

  it.each([
    ['99.99', '100.00', false],
    ['100.00', '100.00', true],
    ['900.00', '1000.00', false],
  ])('have with %s of %s reached it: %s', (have, need, reached) =>
    expect(hasReached(have, need)).toBe(reached),
  );

  it('come by an address of this site, whatever is in the code', () =>
    expect(friendLink('https://ky.test', '/entry/register?invite_code=A%26B')).toBe(
      'https://ky.test/entry/register?invite_code=A%26B',
    ));
});
