import { wireGame, wireHall, wireProvider } from '../testing/hall-answers';
import { toHall, toProviders } from './hall';
import { hallAreaOf, hallPath } from './hall-area';

const tabs = (...providers: Parameters<typeof wireHall>[1] & object) =>
  toProviders('egame', wireHall([wireGame('g')], providers));

describe('the tabs of a hall', () => {
  it('VENUE-015 OPEN-043 stand by the platform’s order, favourites first', () => {
    const shown = tabs(
      wireProvider('c', { sortIndex: 30 }),
      wireProvider('a', { sortIndex: 10 }),
      wireProvider('z', { sortIndex: 90, isFavor: 1 }),
    );
    expect(shown.map(({ code, favoured }) => [code, favoured])).toEqual([
      ['z', true],
      ['a', false],
      ['c', false],
    ]);
  });

  it('VENUE-015 OPEN-043 leave out what is not displayed and what is of another type', () => {
    const shown = tabs(
      wireProvider('a'),
      wireProvider('hidden', { isDisplay: 0 }),
      wireProvider('dealer', { type: 'live' }),
    );
    expect(shown.map(({ code }) => code)).toEqual(['a']);
  });

  it('VENUE-015 OPEN-043 say what is under maintenance, what is official by either field, and how many games there are', () => {
    const shown = tabs(
      wireProvider('a', { status: 0 }),
      wireProvider('b', { official: 1 }),
      wireProvider('c', { isOfficial: 1, countKey: 'nobody knows' }),
    );
    expect(shown.map(({ open, official, count }) => [open, official, count])).toEqual([
      [false, false, 1],
      [true, true, 1],
      [true, true, 1],
    ]);
    expect(toProviders('egame', { ...wireHall([], [wireProvider('a')]), counts: {} })[0]?.count).toBe(0);
  });
});

describe('the games of a hall', () => {
  it('have their provider, and bounds of a stake as amounts', () => {
    const { games } = toHall('egame', wireHall([wireGame('g', { least: '0.4' })]));
    expect(games[0]).toMatchObject({ area: 'egame', least: '0.40', provider: { code: 'a', venue: 'PMDZa' } });
  });

  it('are left out where their provider is not shown', () => {
    const hidden = wireProvider('b', { isDisplay: 0 });
    const answer = wireHall([wireGame('g'), wireGame('h', { provider: 'b' })], [wireProvider('a'), hidden]);
    expect(toHall('egame', answer).games.map(({ id }) => id)).toEqual(['g']);
  });
});

describe('the address of a hall', () => {
  it('names an area that the brand offers, and no other', () => {
    const offered = ['sports', 'egame', 'live'];
    expect(hallAreaOf('egame', offered)).toBe('egame');
    for (const text of ['fishing', 'sports', 'EGAME', '', undefined, 'constructor'])
      expect(hallAreaOf(text, offered)).toBeUndefined();
  });

  it('keeps what is chosen', () => {
    expect(hallPath('live')).toBe('/venues/live');
    expect(hallPath('egame', { game: 'a&b' })).toBe('/venues/egame?game=a%26b');
  });
});
