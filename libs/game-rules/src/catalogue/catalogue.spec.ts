import { createHash } from 'node:crypto';
import { SLOT_MODELS } from '../slot/models';
import { greatestWinOf, isSlotStake } from '../slot/spin';
import { CATALOGUE, gameById, gamesIn, gamesOf } from './catalogue';
import { MOTIFS, type Game, type GameArea } from './game';
import { PROVIDERS } from './providers';

const AREAS: readonly GameArea[] = ['egame', 'live', 'esports', 'fishing', 'lottery'];
const repeated = (texts: readonly string[]) => texts.filter((text, at) => texts.indexOf(text) !== at);
const rowsOf = (wrong: (game: Game) => boolean) => CATALOGUE.filter(wrong).map(({ id }) => id);
const slots = CATALOGUE.flatMap((game) =>
  game.engine.kind === 'slot' ? [{ ...game, engine: game.engine }] : [],
);

describe('the catalogue', () => {
  it('has 1,200 games of 14 providers, most of them slots', () => {
    expect(CATALOGUE).toHaveLength(1_200);
    expect(PROVIDERS).toHaveLength(14);
    expect(new Set(CATALOGUE.map(({ provider }) => provider)).size).toBe(14);
    expect(slots.length).toBeGreaterThan(1_000);
  });

  it('says each id once, fit for an address', () => {
    expect(repeated(CATALOGUE.map(({ id }) => id))).toEqual([]);
    expect(rowsOf(({ id }) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id))).toEqual([]);
  });

  it('keeps its ids: addresses, records and favourites name games by them', () => {
    const ids = [...CATALOGUE.map(({ id }) => id)].sort().join();
    expect(createHash('sha256').update(ids).digest('hex').slice(0, 16)).toBe('92087e7588ce5e2e');
    for (const id of ['shanhai-treasure', 'lantern-night', 'jade-forest', 'deep-blue']) {
      expect(gameById(id)?.venue).toBe(id === 'deep-blue' ? 'BYHY' : 'PMDZ');
    }
  });

  it('finds a game by its id, and none by another text', () => {
    for (const game of CATALOGUE) expect(gameById(game.id)).toBe(game);
    expect(['', 'no-such-game', 'constructor'].map(gameById)).toEqual([undefined, undefined, undefined]);
  });

  it('has all games of each provider and of each area, each once', () => {
    expect(PROVIDERS.flatMap(({ code }) => gamesOf(code))).toHaveLength(1_200);
    expect(AREAS.flatMap(gamesIn)).toHaveLength(1_200);
    expect(gamesIn('esports')).toEqual([]);
  });
});

describe('the names of games', () => {
  const LANGUAGES = ['zh-CN', 'zh-TW', 'en', 'pinyin'] as const;

  it.each(LANGUAGES)('are said once in %s', (language) => {
    expect(repeated(CATALOGUE.map(({ names }) => names[language]))).toEqual([]);
  });

  it('have no pattern left in them', () => {
    expect(
      rowsOf(({ names }) => LANGUAGES.some((language) => /[~]|^\s|\s$|\s\s/.test(names[language]))),
    ).toEqual([]);
  });

  it('are of a length that names of games have', () => {
    expect(rowsOf(({ names }) => names['zh-CN'].length < 4 || names['zh-CN'].length > 10)).toEqual([]);
    expect(rowsOf(({ names }) => names.en.length > 32)).toEqual([]);
  });

  it('are English in English, and Chinese but for PK in Chinese', () => {
    expect(rowsOf(({ names }) => !/^[A-Z][A-Za-z0-9’ -]+$/.test(names.en))).toEqual([]);
    const isChinese = (name: string) => /^\p{Script=Han}+$/u.test(name.replace('PK', ''));
    expect(rowsOf(({ names }) => !isChinese(names['zh-CN']) || !isChinese(names['zh-TW']))).toEqual([]);
  });

  it('write each letter one way in traditional script', () => {
    const written = new Map<string, Set<string>>();
    for (const { names } of [...CATALOGUE, ...PROVIDERS]) {
      expect(names['zh-TW']).toHaveLength(names['zh-CN'].length);
      for (const [at, letter] of [...names['zh-CN']].entries()) {
        written.set(letter, (written.get(letter) ?? new Set()).add([...names['zh-TW']][at] ?? ''));
      }
    }
    expect([...written].filter(([, letters]) => letters.size > 1)).toEqual([]);
  });

  it('have a syllable of pinyin for each letter, the same each time but for 长', () => {
    const readings = new Map<string, Set<string>>();
    for (const { names } of [...CATALOGUE, ...PROVIDERS]) {
      const letters = names['zh-CN'].match(/PK|\p{Script=Han}/gu) ?? [];
      const syllables = names.pinyin.split(' ');
      expect(syllables).toHaveLength(letters.length);
      for (const [at, letter] of letters.entries()) {
        readings.set(letter, (readings.get(letter) ?? new Set()).add(syllables[at] ?? ''));
      }
    }
    const several = [...readings].filter(([, said]) => said.size > 1);
    expect(several.map(([letter, said]) => [letter, [...said].sort()])).toEqual([['长', ['chang', 'zhang']]]);
    expect(
      [...readings].filter(([, said]) => ![...said].every((one) => /^[a-z]{1,6}$|^PK$/.test(one))),
    ).toEqual([]);
  });
});

describe('the venues of games (VENUE-015, VENUE-016)', () => {
  it('are those of their provider in their area', () => {
    const venuesOf = (game: Game) => PROVIDERS.find(({ code }) => code === game.provider)?.venues[game.area];
    expect(rowsOf((game) => venuesOf(game) !== game.venue)).toEqual([]);
  });

  it('have one provider and one area each, and games', () => {
    const venues = PROVIDERS.flatMap((provider) => Object.values(provider.venues));
    expect(repeated(venues)).toEqual([]);
    expect(new Set(CATALOGUE.map(({ venue }) => venue))).toEqual(new Set(venues));
  });

  it.each(['YB', 'BY', 'PMDZ'])('has the family %s more than once', (family) => {
    const venues = new Set(CATALOGUE.map(({ venue }) => venue).filter((code) => code.startsWith(family)));
    expect(venues.size).toBeGreaterThan(1);
  });
});

describe('the figures of games', () => {
  it('are those of the slot that opens', () => {
    for (const { rtp, greatestWin, engine } of slots) {
      const model = SLOT_MODELS[engine.volatility];
      expect(rtp).toEqual({ least: model.stated.rtp, most: model.stated.rtp });
      expect(BigInt(Math.round(Number(greatestWin) * 100))).toBe(greatestWinOf(model, 100n));
    }
  });

  it('return more than nothing and less than the stake, the best bet no less than the worst', () => {
    const isShare = (text: string) => /^0\.\d{4}$/.test(text);
    expect(rowsOf(({ rtp }) => !isShare(rtp.least) || !isShare(rtp.most) || rtp.least > rtp.most)).toEqual(
      [],
    );
  });

  it('have stakes that their engine takes', () => {
    const cannot = slots.filter(({ limits }) => !isSlotStake(limits.least) || !isSlotStake(limits.greatest));
    expect(cannot).toEqual([]);
    expect(rowsOf(({ limits }) => limits.least <= 0n || limits.least >= limits.greatest)).toEqual([]);
  });

  it('have a day of release that is in the calendar', () => {
    expect(rowsOf(({ released }) => new Date(released).toISOString().slice(0, 10) !== released)).toEqual([]);
    expect(rowsOf(({ released }) => released < '2022-03-01' || released > '2026-11-15')).toEqual([]);
  });

  it('have a theme of a known motif and of hues on the circle', () => {
    const isHue = (hue: number) => Number.isInteger(hue) && hue >= 0 && hue < 360;
    expect(
      rowsOf(({ theme }) => !MOTIFS.includes(theme.motif) || !isHue(theme.hue) || !isHue(theme.accent)),
    ).toEqual([]);
  });
});

describe('halls of real size', () => {
  const countsBy = (key: (game: Game) => string | undefined) => {
    const counts: Record<string, number> = {};
    for (const game of CATALOGUE) counts[String(key(game))] = (counts[String(key(game))] ?? 0) + 1;
    return counts;
  };

  it('have slots of each volatility from each provider of e-games', () => {
    for (const { code, venues } of PROVIDERS.filter((provider) => provider.venues.egame !== undefined)) {
      const own = slots.filter((slot) => slot.provider === code);
      expect(own.length).toBeGreaterThan(80);
      expect(new Set(own.map(({ engine }) => engine.volatility)).size).toBe(3);
      expect(new Set(own.map(({ venue }) => venue))).toEqual(new Set([venues.egame]));
    }
  });

  it('have tables, lotteries of each play at each interval, and fishing', () => {
    const kinds = countsBy(({ engine }) => engine.kind);
    expect(kinds).toEqual({ slot: 1_069, baccarat: 36, roulette: 18, lottery: 36, fishing: 41 });
    const variants = countsBy(({ engine }) =>
      engine.kind === 'lottery' ? `${engine.play}/${engine.interval}` : undefined,
    );
    expect(Object.keys(variants)).toHaveLength(10);
  });

  it('have three jackpots of about as many games each', () => {
    const { undefined: without = 0, ...jackpots } = countsBy(({ jackpot }) => jackpot);
    expect(Object.keys(jackpots).sort()).toEqual(['amber', 'cinnabar', 'jade']);
    expect(without).toBeGreaterThan(1_000);
    for (const games of Object.values(jackpots)) expect(games).toBeGreaterThan(30);
  });
});
