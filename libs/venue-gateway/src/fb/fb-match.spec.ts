import type { fb } from '@heptad/contracts';
import { fbMarkets, fbSide } from './fb-markets';

const group = (line: object): fb.MarketGroup => ({
  mty: 1000,
  pe: 1001,
  nm: '让球',
  mks: [{ id: '9', ss: 1, li: '-0.5', op: [{ na: '主', ty: 1, od: 1.95 }], ...line }],
});

describe('FB markets', () => {
  it.each([
    [-1, 'suspended', true],
    [0, 'suspended', true],
    [1, 'open', false],
    [9, 'suspended', true],
  ])('reads market state %i as %s', (ss, status, locked) => {
    expect(fbMarkets('7', [group({ ss })], false)).toMatchObject([{ status, selections: [{ locked }] }]);
  });

  it('locks a price below zero and keeps its amount where it is a price', () => {
    const op = [
      { na: '主', ty: 1, od: -1.95 },
      { na: '客', ty: 2, od: -1 },
    ];
    const [market] = fbMarkets('7', [group({ op })], false);
    expect(market?.selections.map(({ locked, odds }) => [locked, odds])).toEqual([
      [true, '1.95'],
      [true, undefined],
    ]);
  });

  it('locks everything of a match that is held', () => {
    expect(fbMarkets('7', [group({})], true)).toMatchObject([
      { status: 'open', selections: [{ locked: true }] },
    ]);
  });

  it('leaves out kinds and periods it does not know, and lines without their line', () => {
    expect(
      fbMarkets('7', [{ ...group({}), mty: 1 }, { ...group({}), pe: 1 }, group({ li: '' })], false),
    ).toEqual([]);
  });

  it('reads a score out of its digits and a runner by its team', () => {
    expect([fbSide('correctScore', 10_201), fbSide('correctScore', 99), fbSide('outright', 1004)]).toEqual([
      'score:2:1',
      'score:other',
      'runner:1004',
    ]);
    expect(fbSide('moneyline', 77)).toBe('other:77');
  });
});
