import { fakeMatch } from '../testing/sports-scene';
import { splitMatch } from '../match/match-shape';
import { UNREFINED } from './list-refinement';
import { refineMatches } from './refine-matches';

const match = (id: string, league: string, home: string, away: string) =>
  splitMatch(
    fakeMatch(id, {
      league: { id: league, name: `League ${league}.` },
      home: { name: home },
      away: { name: away },
    }),
  ).shape;

const matches = [
  match('1', 'a', 'River Plate', '博卡青年'),
  match('2', 'a', '上海海港', 'Boca'),
  match('3', 'b', 'River', '上海申花'),
];
const ids = (...more: Parameters<typeof refineMatches> extends [unknown, ...infer Rest] ? Rest : never) =>
  refineMatches(matches, ...more).map(({ id }) => id);

describe('the matches that are looked for', () => {
  it('are all without a wish, in the list’s order', () => {
    expect(ids(UNREFINED, undefined)).toEqual(['1', '2', '3']);
  });

  it.each([
    ['river', ['1', '3']],
    ['  RIVER   上海 ', ['3']],
    ['LEAGUE  b.', ['3']],
    ['nobody', []],
  ] as const)('have every word of %j in a name', (words, found) => {
    expect(ids({ ...UNREFINED, words }, undefined)).toEqual(found);
  });

  it('are of the leagues that are chosen', () => {
    expect(ids({ ...UNREFINED, leagues: { all: false, except: new Set(['b']) } }, undefined)).toEqual(['3']);
    expect(ids({ ...UNREFINED, leagues: { all: true, except: new Set(['b']) } }, undefined)).toEqual([
      '1',
      '2',
    ]);
  });

  it('are marked, or of a marked league, where only favourites are wanted', () => {
    const only = { ...UNREFINED, onlyFavourites: true };
    expect(ids(only, { matches: ['2'], leagues: ['b'] })).toEqual(['2', '3']);
    expect(ids(only, { matches: [], leagues: [] })).toEqual([]);
    expect(ids(only, undefined)).toEqual([]);
  });
});

describe('the matches of followed teams', () => {
  const teams = (id: string, home: string, away: string) =>
    splitMatch(
      fakeMatch(id, { home: { id: home, name: `主${home}` }, away: { id: away, name: `客${away}` } }),
    ).shape;
  const list = [teams('1', 'a', 'b'), teams('2', 'c', 'd'), teams('3', 'e', 'f')];
  const ids = (onlyFavourites: boolean, followed?: readonly string[]) =>
    refineMatches(list, { ...UNREFINED, onlyFavourites }, { matches: ['1'], leagues: [] }, followed).map(
      ({ id }) => id,
    );

  it('stand first among the favourites, at home and away', () => {
    expect(ids(true, ['f', 'c'])).toEqual(['2', '3', '1']);
    expect(ids(true, [])).toEqual(['1']);
  });

  it('keep their place in a list of everything', () => {
    expect(ids(false, ['f'])).toEqual(['1', '2', '3']);
  });
});
