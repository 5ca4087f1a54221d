import type { ob } from '@heptad/contracts';
import { obMarkets, obPlayMeaning, obSide } from './ob-markets';
import { obScore } from './ob-match';

describe('OB plays', () => {
  it.each([
    [1, { kind: 'moneyline', period: 'full' }],
    ['153', { kind: 'moneyline', period: 'full' }],
    ['19', { kind: 'handicap', period: 'firstHalf' }],
    [1015, { kind: 'oddEven', period: 'firstHalf' }],
    [13004, { kind: 'handicap', period: 'quarter3' }],
    [21002, { kind: 'overUnder', period: 'set1' }],
    [99, undefined],
    [77004, undefined],
  ])('reads hpid %p', (hpid, meaning) => {
    expect(obPlayMeaning(hpid)).toEqual(meaning);
  });

  it('takes scores and runners by their own option', () => {
    expect([
      obSide('correctScore', '2:1'),
      obSide('correctScore', 'Other'),
      obSide('outright', '1004'),
    ]).toEqual(['score:2:1', 'score:other', 'runner:1004']);
    expect(obSide('moneyline', 'Z')).toBe('other:Z');
  });
});

describe('OB markets', () => {
  const option = (over: object = {}) => ({ oid: '1', ot: '1', on: '主', ov: 195000, os: 1, ...over });
  const market = (over: Partial<ob.Market> = {}): ob.Market => ({
    hid: '9',
    hn: 1,
    hs: 0,
    hv: '-0.5',
    ol: [option()],
    ...over,
  });
  const play = (hpid: string, hl: ob.Market[]): ob.Play => ({ hpid, hpn: '玩法', hl });

  it.each([
    [0, 'open', false],
    [1, 'suspended', true],
    [2, 'closed', true],
    [11, 'suspended', true],
    [42, 'suspended', true],
  ])('reads market state %i as %s', (hs, status, locked) => {
    expect(obMarkets('7', [play('4', [market({ hs })])], false)).toMatchObject([
      { status, selections: [{ locked }] },
    ]);
  });

  it('locks an option that is held or has no price', () => {
    const [held] = obMarkets(
      '7',
      [play('4', [market({ ol: [option({ os: 2 }), option({ ot: '2', ov: 0 })] })])],
      false,
    );
    expect(held?.selections.map(({ locked, odds }) => [locked, odds])).toEqual([
      [true, '1.95'],
      [true, undefined],
    ]);
  });

  it('keeps a line’s key when it changes its place, and tells lineless ones apart by theirs', () => {
    const at = (hn: number) => obMarkets('7', [play('4', [market({ hn })])], false)[0]?.key;
    expect(at(1)).toBe(at(3));
    const lineless = obMarkets(
      '7',
      [play('15', [market({ hn: 2, hv: '' }), market({ hn: 1, hv: null })])],
      false,
    );
    expect(lineless.map(({ key }) => key)).toEqual(['ob|7|15|', 'ob|7|15|n2']);
  });
});

describe('OB scores', () => {
  it('reads one by its name, and nothing where there is none', () => {
    expect(obScore(['S11|1:0', 'S1|2:1'], 'S1')).toEqual({ home: 2, away: 1 });
    expect(obScore(['S11|1:0'], 'S1')).toBeUndefined();
    expect(obScore(null, 'S1')).toBeUndefined();
  });
});
