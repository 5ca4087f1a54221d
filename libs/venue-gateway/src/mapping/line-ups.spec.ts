import { defined } from '@heptad/formatting';
import fc from 'fast-check';
import type { Substitution } from '../entities/line-up';
import { announcedLineUps, formationOf, shortNameOf, type ReadPlayer } from './line-ups';

const read = (side: ReadPlayer['side'], id: string, starts: boolean, place?: number): ReadPlayer => ({
  side,
  starts,
  player: { id, name: id, shortName: id, shirt: 1, ...defined({ place }) },
});
const change = (off: string, on: string, side: Substitution['side'] = 'home'): Substitution => ({
  side,
  clock: { seconds: 3_600, period: 'secondHalf' },
  off,
  on,
});

describe('formations', () => {
  it.each([
    ['4-3-3', [4, 3, 3]],
    ['4-2-3-1', [4, 2, 3, 1]],
    ['5-5', [5, 5]],
  ])('reads %s', (text, rows) => expect(formationOf(text)).toEqual(rows));

  it.each([
    '',
    '4-4-3',
    '10',
    '4-3',
    '4--3-3',
    '04-3-3',
    '1-1-1-1-1-1-4',
    '-4-3-3',
    ' 4-3-3',
    null,
    undefined,
    433,
    [4],
  ])('takes %p for none of ten men', (text) => expect(formationOf(text)).toBeUndefined());

  it('are of ten men, whatever comes', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(formationOf(text)?.reduce((sum, row) => sum + row, 0) ?? 10).toBe(10);
      }),
    );
  });
});

describe('short names', () => {
  it.each([
    ['卢卡·费拉莫', undefined, '费拉莫'],
    ['卢卡·费拉莫', '卢卡', '卢卡'],
    ['林泽远', '', '林泽远'],
    ['Erik Norlsen', null, 'Erik Norlsen'],
    ['卢卡·', undefined, '卢卡·'],
  ])('of %s given %p are %s', (name, short, expected) => expect(shortNameOf(name, short)).toBe(expected));
});

describe('line-ups', () => {
  it('of nobody are none', () => {
    expect(announcedLineUps([read('home', '1', false)], {}, [])).toEqual({ state: 'none' });
    expect(announcedLineUps([], { home: [4, 4, 2] }, [])).toEqual({ state: 'none' });
  });

  it('stand by their places, those without a place after them as they came', () => {
    const players = [
      read('home', 'c', true),
      read('home', 'b', true, 4),
      read('away', 'x', true),
      read('home', 'd', true),
      read('home', 'a', true, 1),
    ];
    const lineUps = announcedLineUps(players, {}, []);
    expect(lineUps.state === 'announced' && lineUps.home.starters.map(({ id }) => id)).toEqual([
      'a',
      'b',
      'c',
      'd',
    ]);
  });

  it('change only between players of the side', () => {
    const players = [read('home', '1', true), read('home', '2', false), read('away', '3', false)];
    const changes = [
      change('1', '2'),
      change('1', '3'),
      change('1', '1'),
      change('1', '2', 'away'),
      change('9', '2'),
    ];
    const lineUps = announcedLineUps(players, {}, changes);
    expect(lineUps.state === 'announced' && lineUps.substitutions).toEqual([changes[0]]);
  });
});
