import fc from 'fast-check';
import * as v from 'valibot';
import { epochMs, wireTime } from '../fields';
import * as fb from './fb/wire';
import * as im from './im/wire';
import * as ob from './ob/wire';

const times: readonly (readonly [string, v.GenericSchema])[] = [
  ['the platform', epochMs],
  ['a venue', wireTime],
  ['an IM event', im.event.entries.EventDate],
  ['an IM wager', im.wager.entries.SettlementDateTime],
  ['an FB match', fb.matchRecord.entries.bt],
  ['an FB outright', fb.outrightRecord.entries.bt],
  ['an FB order', fb.order.entries.cte],
  ['an FB settlement', fb.order.entries.stm],
  ['an FB leg', fb.orderLeg.entries.bt],
  ['an OB match', ob.match.entries.mgt],
  ['an OB outright', ob.outright.entries.mgt],
  ['an OB order', ob.order.entries.betTime],
  ['an OB settlement', ob.order.entries.settleTime],
  ['an OB leg', ob.orderDetail.entries.mgt],
];

const counts: readonly (readonly [string, (count: number) => boolean])[] = [
  ['an IM event', (count) => v.is(im.event.entries.HomeScore, count)],
  [
    'an IM period',
    (count) => v.is(im.relatedScore, { EventGroupTypeId: 1, PeriodId: 1, HomeScore: 0, AwayScore: count }),
  ],
  ['an FB score', (count) => v.is(fb.score, { pe: 1, tyg: 1, sc: [count, 0] })],
  ['an OB clock', (count) => v.is(ob.match.entries.mst, count)],
  ['an FB clock', (count) => v.is(fb.clock, { s: count, pe: 1, r: true })],
];

const anyNumber = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.maxSafeNat(),
  fc.constantFrom(8.64e15, 8.64e15 + 1, 1e16, 1e300, -1, 0.5),
);

describe('values that no page could show', () => {
  it.each(times)('are no time of %s: what is taken can be written as a date', (_, schema) => {
    const digits = fc.bigInt({ min: 0n, max: 10n ** 20n }).map(String);
    const extremes = fc.constantFrom('9999999999999999', '99999999999999999999');
    fc.assert(
      fc.property(fc.oneof(anyNumber, digits, extremes), (value) => {
        if (v.is(schema, value))
          expect(() => new Intl.DateTimeFormat('en').format(Number(value))).not.toThrow();
      }),
    );
    const now = Date.UTC(2026, 5, 1);
    expect(v.is(schema, now) || v.is(schema, String(now))).toBe(true);
  });

  it.each(counts)('are no count of %s: it is whole, not below nothing and small', (_, takes) => {
    fc.assert(
      fc.property(anyNumber, (count) => {
        expect(takes(count)).toBe(Number.isInteger(count) && count >= 0 && count <= 99_999);
      }),
    );
    expect(takes(0) && takes(112)).toBe(true);
  });
});

describe('identifiers beyond 2^53', () => {
  const schemas = [
    im.event.entries.EventId,
    im.marketLine.entries.MarketlineId,
    im.selection.entries.WagerSelectionId,
    im.wagerSelectionInfo.entries.WagerSelectionId,
  ];

  it('are not taken where they come as numbers: what is left of them may name another selection', () => {
    for (const schema of schemas) {
      expect(v.is(schema, JSON.parse('9007199254740993'))).toBe(false);
      expect(v.is(schema, 9_007_199_254_740_991)).toBe(true);
    }
  });
});
