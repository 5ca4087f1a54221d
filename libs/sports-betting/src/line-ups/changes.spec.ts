import type { Player, Substitution, TeamLineUp } from '@heptad/venue-gateway';
import { benchOrder, changesOf } from './changes';

const player = (id: string, shirt: number, position?: Player['position']): Player => ({
  id,
  name: id,
  shortName: id,
  shirt,
  ...(position && { position }),
});
const TEAM: TeamLineUp = {
  starters: [player('a', 2), player('b', 3)],
  bench: [
    player('f', 19, 'forward'),
    player('k2', 30, 'goalkeeper'),
    player('x', 40),
    player('d', 15, 'defender'),
    player('k1', 12, 'goalkeeper'),
  ],
};
const change = (
  off: string,
  on: string,
  seconds: number,
  side: Substitution['side'] = 'home',
): Substitution => ({
  side,
  clock: { seconds, period: 'secondHalf' },
  off,
  on,
});

describe('the changes of a side', () => {
  it('say of both players when, and who the other was; those of the other side are none of its own', () => {
    const { off, on } = changesOf('home', TEAM, [change('a', 'f', 3_600), change('b', 'd', 3_700, 'away')]);
    expect([...off.keys(), ...on.keys()]).toEqual(['a', 'f']);
    expect(off.get('a')).toMatchObject({ clock: { seconds: 3_600 }, other: { id: 'f' } });
    expect(on.get('f')).toMatchObject({ clock: { seconds: 3_600 }, other: { id: 'a' } });
  });

  it('pass over players whom the line-up does not have', () => {
    const { off, on } = changesOf('home', TEAM, [change('a', 'nobody', 3_600), change('nobody', 'f', 3_600)]);
    expect([off.size, on.size]).toEqual([0, 0]);
  });

  it('put first on the bench who came on, as they came; the others by position and shirt', () => {
    const order = (changes: readonly Substitution[]) =>
      benchOrder(TEAM.bench, changesOf('home', TEAM, changes)).map(({ id }) => id);
    expect(order([])).toEqual(['k1', 'k2', 'd', 'f', 'x']);
    expect(order([change('b', 'f', 3_600), change('a', 'd', 4_000)])).toEqual(['f', 'd', 'k1', 'k2', 'x']);
  });
});
