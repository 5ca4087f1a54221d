import { DAY_MS, headOf, NOW } from '../testing/activity-fakes';
import { nextMoment } from './next-moment';
import { runningEdition } from './use-activity-id';

describe('the edition that an address without an id means', () => {
  const kind = 'penaltyIntoGold';
  const over = headOf({ id: 'over', kind, state: 'closed', startsAt: NOW - 9 * DAY_MS });
  const last = headOf({ id: 'last', kind, state: 'claimed', startsAt: NOW - 5 * DAY_MS });
  const runs = headOf({ id: 'runs', kind, state: 'open', startsAt: NOW });
  const next = headOf({ id: 'next', kind, state: 'announced', startsAt: NOW + DAY_MS });
  const other = headOf({ id: 'other', kind: 'happyCard', state: 'toClaim' });

  it.each([
    [[over, next, last, runs, other], 'runs'],
    [[over, next, other], 'next'],
    [[over, other], 'over'],
    [[other], undefined],
    [[], undefined],
    [[runs, { ...last, state: 'toClaim' as const }], 'last'],
  ])('is what waits or runs, else what comes next, else what was last', (all, id) => {
    expect(runningEdition(all, kind)?.id).toBe(id);
  });
});

describe('the next moment of an activity', () => {
  const times = { startsAt: 10, endsAt: 20, claimableUntil: 30 };
  it.each([
    [9, { what: 'start', at: 10 }],
    [10, { what: 'end', at: 20 }],
    [19, { what: 'end', at: 20 }],
    [20, { what: 'claim', at: 30 }],
    [30, undefined],
  ])('at %d is %p', (now, moment) => {
    expect(nextMoment(times, now)).toEqual(moment);
  });
});
