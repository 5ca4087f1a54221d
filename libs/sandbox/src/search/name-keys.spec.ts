import { leaguesOf, SIM_SPORTS } from '@heptad/sandbox-simulation';
import fc from 'fast-check';
import { makeNameBook } from './name-book';
import { keysOf, nearness, plainText } from './name-keys';
import { isReadable, readPinyin } from './pinyin';

const liverpool = keysOf({ 'zh-CN': '利物浦', 'zh-TW': '利物浦', en: 'Liverpool FC' });
const bayern = keysOf({ 'zh-CN': '拜仁慕尼黑', 'zh-TW': '拜仁慕尼黑', en: 'FC Bayern München' });
const lens = keysOf({ 'zh-CN': '绿联FC', 'zh-TW': '綠聯FC', en: 'Østlens' });
const near = (keys: typeof liverpool, typed: string) => nearness(keys, plainText(typed));

describe('names by what is typed', () => {
  it.each(['利', '利物浦', 'liwu', 'li wu pu', 'LWP', 'lw', 'Liver', 'liverpool f.c.', 'L'])(
    'begin with %s',
    (typed) => {
      expect(near(liverpool, typed)).toBe(0);
    },
  );

  it.each(['物浦', 'wupu', 'wp', 'pool'])('have %s inside', (typed) => {
    expect(near(liverpool, typed)).toBe(1);
  });

  it.each(['', ' · ', 'iw', 'wulipu', '利浦', 'p', '利物浦队'])('are not found by %j', (typed) => {
    expect(near(liverpool, typed)).toBeUndefined();
  });

  it.each([
    [bayern, 'munchen'],
    [bayern, 'MÜNCHEN'],
    [bayern, 'muni'],
    [lens, '綠聯'],
    [lens, 'lvlian'],
    [lens, 'lulian'],
    [lens, 'lülian'],
    [lens, 'llfc'],
    [lens, 'ostlens'],
  ] as const)('are compared without accents and in both scripts: %#', (keys, typed) => {
    expect(near(keys, typed)).toBeDefined();
  });

  it('are found by every beginning of every form, whatever its case and blanks', () => {
    const { teams, leagues } = makeNameBook(7);
    fc.assert(
      fc.property(
        fc.constantFrom(...teams, ...leagues),
        fc.constantFrom('zh-CN' as const, 'zh-TW' as const, 'en' as const, 'pinyin' as const),
        fc.nat(),
        fc.boolean(),
        ({ keys, name }, form, cut, loud) => {
          const whole = form === 'pinyin' ? readPinyin(name['zh-CN']).join(' ') : name[form];
          const typed = whole.slice(0, 1 + (cut % whole.length));
          fc.pre(plainText(typed) !== '');
          expect(near(keys, ` ${loud ? typed.toUpperCase() : typed.toLowerCase()} `)).toBe(0);
        },
      ),
    );
  });

  it.each([
    ['英超', 'Premier'],
    ['yc', 'Premier'],
    ['皇馬', 'Real Madrid'],
    ['PSG', 'Paris'],
  ])('are found by %s, as everybody calls them', (typed, english) => {
    const { teams, leagues } = makeNameBook(7);
    const found = [...teams, ...leagues].filter(({ keys }) => near(keys, typed) === 0);
    expect(found.map(({ name }) => name.en).join()).toContain(english);
  });

  it('never throw, whatever is typed, and answer alike for the plain text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        expect(plainText(plainText(typed))).toBe(plainText(typed));
        expect([0, 1, undefined]).toContain(near(bayern, typed));
      }),
    );
  });
});

describe('pinyin', () => {
  it('is known for every letter that a team, a league or a player is called by', () => {
    const { players } = makeNameBook(7);
    const names = SIM_SPORTS.flatMap(leaguesOf).flatMap(({ league, teams }) => [league, ...teams]);
    const letters = new Set([...names, ...players].flatMap(({ name }) => [...name['zh-CN']]));
    const unknown = [...letters].filter((letter) => /\p{Script=Han}/u.test(letter) && !isReadable(letter));
    expect(unknown).toEqual([]);
  });

  it('reads a letter by its word', () => {
    expect(readPinyin('柏林联合').join(' ')).toBe('bo lin lian he');
    expect(readPinyin('柏太阳神').join(' ')).toBe('bai tai yang shen');
    expect(readPinyin('古渡船长').join(' ')).toBe('gu du chuan zhang');
    expect(readPinyin('長·FC')).toEqual(['長', '·', 'F', 'C']);
  });
});
