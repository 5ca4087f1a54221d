import { im } from '@heptad/contracts';
import { SPORT_KEYS } from '../entities/sport';
import { CATEGORY_IDS, sportIdOf, sportIdsOf, sportOf } from './sports';

describe('sport catalogues', () => {
  it('SPORT-003 keeps the numbers of the families apart', () => {
    expect(sportOf('im', 3)).toBe('tennis');
    expect(sportOf('fb', 3)).toBe('basketball');
    expect(sportOf('ob', 3)).toBe('baseball');
  });

  it.each([
    [1, 'football'],
    [2, 'basketball'],
    [3, 'tennis'],
    [7, 'badminton'],
    [8, 'baseball'],
    [11, 'boxing'],
    [13, 'cricket'],
    [15, 'darts'],
    [19, 'americanFootball'],
    [21, 'golf'],
    [29, 'racing'],
    [34, 'snooker'],
    [36, 'tableTennis'],
    [40, 'volleyball'],
    [45, 'entertainment'],
  ])('SPORT-004 reads IM %i as %s', (id, sport) => {
    expect(sportOf('im', id)).toBe(sport);
  });

  it('SPORT-005 knows the virtual sports of IM', () => {
    expect([sportOf('im', 39), sportOf('im', 43)]).toEqual(['virtualFootball', 'virtualBasketball']);
  });

  it('SPORT-006 names the leagues IM numbers', () => {
    expect(im.LEAGUE_IDS).toEqual({
      worldCup: 44,
      nationsCup: 46,
      virtualEngland: 47,
      friendly: 49,
      spain: 52,
      italy: 53,
    });
  });

  it('SPORT-007 SPORT-009 SPORT-013 has pseudo categories that no family takes for a sport', () => {
    expect(CATEGORY_IDS).toEqual({ hot: -4, all: -2, virtual: 99999, esports: 99998 });
    for (const id of Object.values(CATEGORY_IDS))
      for (const family of ['im', 'ob', 'fb'] as const) expect(sportOf(family, id)).toBeUndefined();
  });

  it.each([
    [1, 'football'],
    [3, 'basketball'],
    [92, 'carRacing'],
    [177, 'electronicFootball'],
    [178, 'electronicBasketball'],
  ])('SPORT-008 reads FB %i as %s', (id, sport) => {
    expect(sportOf('fb', id)).toBe(sport);
  });

  it('SPORT-010 SPORT-011 gives each virtual and e-sports number of OB and DB a sport of its own', () => {
    const ids = [...Array.from({ length: 11 }, (_, n) => 1001 + n), 100, 101, 102, 103];
    const sports = ids.map((id) => sportOf('ob', id));
    expect(sports).not.toContain(undefined);
    expect(new Set(sports).size).toBe(15);
  });

  it('SPORT-012 knows the common sports of OB and DB', () => {
    expect([1, 2, 5].map((id) => sportOf('ob', id))).toEqual(['football', 'basketball', 'tennis']);
  });

  it('SPORT-003 goes there and back in every family', () => {
    for (const family of ['im', 'ob', 'fb'] as const) {
      for (const id of sportIdsOf(family)) {
        const sport = sportOf(family, id);
        expect(sport && sportIdOf(family, sport)).toBe(id);
      }
    }
    for (const sport of SPORT_KEYS)
      expect((['im', 'ob', 'fb'] as const).some((family) => sportIdOf(family, sport) !== undefined)).toBe(
        true,
      );
  });
});
