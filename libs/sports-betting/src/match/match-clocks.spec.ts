import { matchClocks, takeClocks } from './match-clocks';

const TWO_MINUTES = 120_000;
const at = (minute: number) => ({ stage: 'firstHalf', minute }) as const;

describe('the clocks of matches', () => {
  it('are forgotten once their match is in no list and on no screen', () => {
    const start = 1_000_000;
    takeClocks(
      [
        ['over', at(45)],
        ['watched', at(45)],
        ['listed', at(1)],
      ],
      start,
    );
    takeClocks(
      [
        ['over', at(45)],
        ['watched', at(45)],
        ['listed', at(1)],
      ],
      start + 1,
    );
    const leave = matchClocks.subscribe('watched', () => undefined);
    takeClocks([['listed', at(2)]], start + TWO_MINUTES);
    expect(matchClocks.get('over')).toEqual(at(45));
    takeClocks([['listed', at(3)]], start + 2 * TWO_MINUTES - 1);
    expect(matchClocks.get('over')).toEqual(at(45));
    takeClocks([['listed', at(4)]], start + 2 * TWO_MINUTES);
    expect(matchClocks.get('over')).toBeUndefined();
    expect(matchClocks.get('watched')).toEqual(at(45));
    expect(matchClocks.get('listed')).toEqual(at(4));
    leave();
    takeClocks([], start + 3 * TWO_MINUTES);
    expect(matchClocks.get('watched')).toBeUndefined();
  });
});
