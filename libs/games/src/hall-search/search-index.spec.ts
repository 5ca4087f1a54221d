import { CATALOGUE, PROVIDERS } from '@heptad/game-rules';
import fc from 'fast-check';
import { makeIndex, plainText, type Find, type Searched } from './search-index';

const NAMES = new Map(PROVIDERS.map(({ code, names }) => [code, names]));
const GAMES: readonly Searched[] = CATALOGUE.map(({ id, names, provider }) => ({
  id,
  name: names['zh-CN'],
  en: names.en,
  pinyin: names.pinyin,
  provider: { name: NAMES.get(provider)!['zh-CN'], pinyin: NAMES.get(provider)!.pinyin },
}));

describe('the search over 1,200 games', () => {
  let find: Find;
  beforeAll(async () => {
    find = await makeIndex(GAMES);
  });

  it.each([
    '翡翠森林',
    '翡翠森',
    '森林',
    'feicuisenlin',
    'fei cui sen lin',
    'FeiCui',
    'senlin',
    'fcsl',
    'FCSL',
    'Jade Forest',
    'jade forest',
    'jadef',
    'forest jade',
    ' 翡翠·森林 ',
  ])('finds a game by %j', (words) => {
    expect(find(words)).toContain('jade-forest');
  });

  it('puts the game of that very name first', () => {
    expect(find('翡翠森林')[0]).toBe('jade-forest');
    expect(find('jade forest')[0]).toBe('jade-forest');
  });

  it('forgives one wrong letter in a longer word', () => {
    expect(find('jadeforezt')).toContain('jade-forest');
  });

  it('finds the games of a provider by its name', () => {
    expect(find('shanhai').length).toBeGreaterThan(80);
    expect(find('山海').length).toBeGreaterThan(80);
  });

  it.each(['', '  ', '···', 'qqqqqqqq', '龘龘'])('finds nothing by %j', (words) => {
    expect(find(words)).toEqual([]);
  });

  it('finds every game by every beginning of its names', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...GAMES),
        fc.constantFrom('name', 'en', 'pinyin', 'initials'),
        fc.nat(),
        (game, form, cut) => {
          const whole =
            form === 'initials'
              ? game.pinyin
                  .split(' ')
                  .map(([first = '']) => first)
                  .join('')
              : game[form as 'name' | 'en' | 'pinyin'];
          const typed = whole.slice(0, 1 + (cut % whole.length));
          fc.pre(plainText(typed) !== '');
          expect(find(typed)).toContain(game.id);
        },
      ),
    );
  });

  it('never throws and never names a game twice, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (typed) => {
        const found = find(typed);
        expect(new Set(found).size).toBe(found.length);
      }),
    );
  });
});
