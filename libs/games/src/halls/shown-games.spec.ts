import fc from 'fast-check';
import { wireGame, wireHall, wireProvider } from '../testing/hall-answers';
import { categoriesOf, isOfCategory } from './categories';
import { toHall } from './hall';
import { chipsOf, HALL_CHIPS, HALL_SORTS, readChoice, writeChoice } from './hall-choice';
import { HOT_COUNT, isNew, NEW_FOR_MS, shownGames, type Shown } from './shown-games';

const NOW = Date.parse('2026-11-20T04:00:00Z');
const hall = toHall(
  'egame',
  wireHall(
    [
      wireGame('old', { pinyin: 'c', rtp: { least: '0.95', most: '0.97' } }),
      wireGame('fresh', { released: '2026-11-15', pinyin: 'b', art: { motif: 'dragon', hues: [0, 60] } }),
      wireGame('hot', { plays: 9, pinyin: 'd', provider: 'b', jackpot: 'jade' }),
      wireGame('warm', { plays: 2, pinyin: 'a', rtp: { least: '0.9', most: '0.96' } }),
    ],
    [wireProvider('a'), wireProvider('b')],
  ),
);
const ALL: Shown = {
  chip: 'all',
  provider: undefined,
  category: undefined,
  sort: 'plays',
  found: undefined,
  mine: { favourites: ['warm', 'old'], recent: ['hot', 'gone'] },
  now: NOW,
};
const show = (own: Partial<Shown> = {}) => shownGames(hall, { ...ALL, ...own }).map(({ id }) => id);

describe('what a hall shows', () => {
  it.each([
    ['plays', ['hot', 'warm', 'old', 'fresh']],
    ['newest', ['fresh', 'old', 'hot', 'warm']],
    ['name', ['warm', 'fresh', 'old', 'hot']],
    ['rtp', ['old', 'fresh', 'hot', 'warm']],
  ] as const)('stands by %s, equals in the platform’s order', (sort, ids) => {
    expect(show({ sort })).toEqual(ids);
  });

  it.each([
    ['hot', ['hot', 'warm']],
    ['new', ['fresh']],
    ['jackpot', ['hot']],
    ['favourites', ['warm', 'old']],
    ['recent', ['hot']],
  ] as const)('is narrowed by the chip %s, in its own order', (chip, ids) => {
    expect(show({ chip })).toEqual(ids);
  });

  it('is narrowed by a provider and a category, both together', () => {
    expect(show({ provider: 'b' })).toEqual(['hot']);
    expect(show({ category: 'creatures' })).toEqual(['fresh']);
    expect(show({ provider: 'b', category: 'creatures' })).toEqual([]);
    expect(show({ provider: 'nobody' })).toEqual([]);
    expect(show({ category: 'no such' })).toEqual([]);
  });

  it('is what the search found, the best first, within what narrows it', () => {
    expect(show({ found: ['old', 'gone', 'hot'] })).toEqual(['old', 'hot']);
    expect(show({ found: ['old', 'hot'], provider: 'b' })).toEqual(['hot']);
    expect(show({ found: [] })).toEqual([]);
  });

  it('never shows a game twice or one that is not in the hall, whatever is chosen', () => {
    const ids = hall.games.map(({ id }) => id);
    const some = fc.subarray([...ids, 'gone']);
    fc.assert(
      fc.property(
        fc.constantFrom(...HALL_CHIPS),
        fc.constantFrom(...HALL_SORTS),
        fc.option(fc.constantFrom('a', 'b', 'c'), { nil: undefined }),
        fc.option(some, { nil: undefined }),
        some,
        (chip, sort, provider, found, favourites) => {
          const shown = show({ chip, sort, provider, found, mine: { favourites, recent: favourites } });
          expect(new Set(shown).size).toBe(shown.length);
          expect(shown.every((id) => ids.includes(id))).toBe(true);
        },
      ),
    );
  });

  it('counts at most so many games as hot', () => {
    const many = Array.from({ length: HOT_COUNT + 5 }, (_, place) =>
      wireGame(`g${String(place)}`, { plays: place }),
    );
    const shown = shownGames(toHall('egame', wireHall(many)), { ...ALL, chip: 'hot' });
    expect(shown).toHaveLength(HOT_COUNT);
    expect(shown[0]?.id).toBe(`g${String(HOT_COUNT + 4)}`);
  });

  it('counts a game as new from its day for sixty days, and not before', () => {
    const day = Date.parse('2026-11-20');
    const at = (now: number) => isNew({ released: '2026-11-20' }, now);
    expect([at(day - 1), at(day), at(day + NEW_FOR_MS - 1), at(day + NEW_FOR_MS)]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

describe('the categories of an area', () => {
  it('hold each e-game once', () => {
    for (const game of hall.games)
      expect(categoriesOf('egame').filter((category) => isOfCategory(game, category))).toHaveLength(1);
  });

  it('are what is played at live tables, and none elsewhere', () => {
    const table = wireGame('t', { engine: 'baccarat', art: { motif: 'dragon', hues: [0, 0] } });
    const [game] = toHall('live', wireHall([table], [wireProvider('a', { type: 'live' })])).games;
    expect(categoriesOf('live').filter((category) => isOfCategory(game!, category))).toEqual(['baccarat']);
    expect([categoriesOf('lottery'), categoriesOf('fishing')]).toEqual([[], []]);
  });
});

describe('what is chosen in a hall', () => {
  it('is read from an address, and what is said wrongly is not said', () => {
    const read = (query: string) => readChoice(new URLSearchParams(query), 'egame');
    expect(read('chip=hot&sort=rtp&provider=a&category=nature&words=%E9%BE%99')).toEqual({
      chip: 'hot',
      sort: 'rtp',
      provider: 'a',
      category: 'nature',
      words: '龙',
    });
    expect(read('chip=no&sort=')).toMatchObject({ chip: 'all', sort: 'plays', words: '' });
    expect(read(`words=${'x'.repeat(99)}`).words).toHaveLength(40);
    expect(readChoice(new URLSearchParams('chip=jackpot'), 'live').chip).toBe('all');
    expect(chipsOf('live')).not.toContain('jackpot');
  });

  it('is written without what goes by itself, and leaves the rest of the address', () => {
    const now = new URLSearchParams('game=g&chip=hot');
    expect(writeChoice(now, { chip: 'all', sort: 'name', words: '' }).toString()).toBe('game=g&sort=name');
    expect(writeChoice(now, { provider: 'a', sort: 'plays' }).toString()).toBe('game=g&chip=hot&provider=a');
    expect(now.toString()).toBe('game=g&chip=hot');
  });
});
