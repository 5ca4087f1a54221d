import { LOTTERY, LOTTERY_PLAYS } from '@heptad/game-rules';
import { oddsText, selectionGroups } from './selection-groups';

describe('the board of a play', () => {
  it.each(LOTTERY_PLAYS)('of %s has every selection of the rules once', (play) => {
    const shown = selectionGroups(play).flatMap(({ selections }) => selections);
    expect(shown.toSorted()).toEqual(Object.keys(LOTTERY[play].selections).toSorted());
  });

  it('has the groups of fast three', () => {
    const groups = selectionGroups('fastThree');
    expect(groups.map(({ id }) => id)).toEqual(['sum', 'exactSum', 'triple']);
    expect(groups[0]?.selections).toEqual(['sum-big', 'sum-small', 'sum-odd', 'sum-even']);
    expect(groups[1]?.selections.slice(0, 8)).toEqual([
      'sum-3',
      'sum-4',
      'sum-5',
      'sum-6',
      'sum-7',
      'sum-8',
      'sum-9',
      'sum-10',
    ]);
    expect(groups[2]?.selections[0]).toBe('triple');
  });

  it('has a group for each place of five digits and PK ten', () => {
    expect(selectionGroups('fiveDigits').map(({ id }) => id)).toEqual([
      ...[1, 2, 3, 4, 5].map((place) => `place-${place}`),
      'sum',
      'dragonTiger',
    ]);
    const ten = selectionGroups('pkTen');
    expect(ten.slice(0, 10).map(({ id }) => id)).toEqual(
      Array.from({ length: 10 }, (_, at) => `place-${at + 1}`),
    );
    expect(ten[9]?.selections).toEqual(Array.from({ length: 10 }, (_, at) => `place-10-${at + 1}`));
  });
});

it.each([
  [970n, '9.70'],
  [20_952n, '209.52'],
  [105n, '1.05'],
])('odds of %i hundredths are shown as %s', (odds, text) => {
  expect(oddsText(odds)).toBe(text);
});
