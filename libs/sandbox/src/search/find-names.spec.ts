import fc from 'fast-check';
import { findNames, type Slot } from './find-names';
import type { NameBook, Named } from './name-book';
import { keysOf } from './name-keys';

const named = (id: string, cn: string, en: string, sport: Named['sport'] = 'football'): Named => {
  const name = { 'zh-CN': cn, 'zh-TW': cn, en };
  return { id, sport, name, keys: keysOf(name) };
};
const LEAGUES = [named('l1', '红石联赛', 'Redstone League'), named('l2', '白石联赛', 'Whitestone League')];
const TEAMS = [
  named('t1', '红石', 'Redstone'),
  named('t2', '小红石', 'Little Redstone'),
  named('t3', '白河', 'White River'),
  named('t4', '红河', 'Red River', 'tennis'),
];
const BOOK: NameBook = {
  leagues: LEAGUES,
  teams: TEAMS,
  players: TEAMS.slice(0, 2).map((team) => ({ ...named(`${team.id}01`, '红安', 'Hong An'), team })),
};
const slot = (id: string, homeId: string, awayId: string, more: Partial<Slot> = {}): Slot => ({
  id,
  leagueId: 'l2',
  homeId,
  awayId,
  kickOff: 1_000,
  running: false,
  ...more,
});
const BOUNDS = { sports: ['football', 'tennis'], most: 8 } as const;
const ids = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);
const itemIds = (hits: readonly { readonly item: Named }[]) => hits.map(({ item }) => item.id);

describe('a search by name', () => {
  it('puts what begins with the words before what has them inside, even before what runs', () => {
    const slots = [slot('a', 't1', 't3', { kickOff: 9_000 }), slot('b', 't2', 't3', { running: true })];
    const { teams, matches } = findNames(BOOK, slots, 'hong', BOUNDS);
    expect(itemIds(teams)).toEqual(['t1', 't2']);
    expect(ids(matches)).toEqual(['a', 'b']);
  });

  it('puts what runs before what is to come, and what is sooner before what is later', () => {
    const slots = [
      slot('late', 't1', 't3', { kickOff: 3_000 }),
      slot('soon', 't1', 't3', { kickOff: 2_000 }),
      slot('runs', 't1', 't3', { kickOff: 5_000, running: true }),
    ];
    const found = findNames(BOOK, slots, '红石', BOUNDS);
    expect(ids(found.matches)).toEqual(['runs', 'soon', 'late']);
    expect(found.teams[0]?.next.id).toBe('runs');
  });

  it('puts the matches of a league behind those of the teams', () => {
    const slots = [
      slot('league', 't3', 't4', { leagueId: 'l1', running: true }),
      slot('team', 't3', 't2', { kickOff: 9_000 }),
    ];
    expect(ids(findNames(BOOK, slots, '红石', BOUNDS).matches)).toEqual(['team', 'league']);
  });

  it('finds nothing without a match, of another sport, or by no letter', () => {
    const slots = [slot('a', 't1', 't4')];
    expect(itemIds(findNames(BOOK, slots, '小红', BOUNDS).teams)).toEqual([]);
    expect(itemIds(findNames(BOOK, slots, '红', { ...BOUNDS, sports: ['tennis'] }).teams)).toEqual(['t4']);
    expect(findNames(BOOK, slots, ' -· ', BOUNDS)).toEqual({
      matches: [],
      teams: [],
      leagues: [],
      players: [],
    });
  });

  it('leads a player to the next match of the team', () => {
    const { players } = findNames(BOOK, [slot('a', 't3', 't2')], 'hongan', BOUNDS);
    expect(players.map(({ item, next }) => [item.team.id, next.id])).toEqual([['t2', 'a']]);
  });

  it('is bounded, each thing once, in the same order whatever the order of the matches', () => {
    const slots = fc.array(
      fc
        .record({
          homeId: fc.constantFrom('t1', 't2', 't3', 't4'),
          awayId: fc.constantFrom('t1', 't2', 't3', 't4'),
          leagueId: fc.constantFrom('l1', 'l2'),
          kickOff: fc.nat(3),
          running: fc.boolean(),
        })
        .map((fields) => fields),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(
        slots,
        fc.constantFrom('红', 'h', 'bai', 'r', 'stone', '石'),
        fc.nat(6),
        (fields, words, most) => {
          const all = fields.map((each, at) => ({ id: `m${String(at)}`, ...each }));
          const found = findNames(BOOK, all, words, { ...BOUNDS, most });
          expect(findNames(BOOK, all.toReversed(), words, { ...BOUNDS, most })).toEqual(found);
          for (const group of [ids(found.matches), itemIds(found.teams), itemIds(found.leagues)]) {
            expect(group.length).toBeLessThanOrEqual(most);
            expect(new Set(group).size).toBe(group.length);
          }
        },
      ),
    );
  });
});
