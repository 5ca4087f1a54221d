import fc from 'fast-check';
import { activityState, type StateFacts } from './activity-state';

const RUNNING: StateFacts = {
  now: 50,
  startsAt: 10,
  endsAt: 100,
  claimableUntil: 200,
  stopped: false,
  joined: true,
  earning: false,
  unpaid: 0,
  paid: 0,
  more: true,
};

describe('the state of an activity', () => {
  it.each<[Partial<StateFacts>, string]>([
    [{ now: 9 }, 'announced'],
    [{ now: 10, joined: false }, 'open'],
    [{}, 'joined'],
    [{ earning: true }, 'earning'],
    [{ unpaid: 1, earning: true }, 'toClaim'],
    [{ paid: 3, more: false }, 'claimed'],
    [{ paid: 3 }, 'joined'],
    [{ now: 99, joined: false }, 'open'],
    [{ now: 100, joined: false }, 'closed'],
    [{ now: 100, paid: 1 }, 'claimed'],
    [{ now: 199, unpaid: 1 }, 'toClaim'],
    [{ now: 200, unpaid: 1 }, 'expired'],
    [{ stopped: true }, 'stopped'],
    [{ stopped: true, now: 9 }, 'stopped'],
    [{ stopped: true, paid: 1 }, 'claimed'],
    [{ stopped: true, unpaid: 1 }, 'toClaim'],
  ])('with %j is %s', (facts, state) => {
    expect(activityState({ ...RUNNING, ...facts })).toBe(state);
  });

  const facts = fc.record<StateFacts>({
    now: fc.nat(250),
    startsAt: fc.constant(10),
    endsAt: fc.constant(100),
    claimableUntil: fc.constant(200),
    stopped: fc.boolean(),
    joined: fc.boolean(),
    earning: fc.boolean(),
    unpaid: fc.nat(2),
    paid: fc.nat(2),
    more: fc.boolean(),
  });

  it('lets a prize that waits be claimed until its deadline and never after it', () => {
    fc.assert(
      fc.property(facts, (all) => {
        const begun = all.now >= all.startsAt || all.stopped;
        const waits = begun && all.unpaid > 0 && all.now < all.claimableUntil;
        expect(activityState(all) === 'toClaim').toBe(waits);
      }),
    );
  });

  it('is open to be joined only while it runs', () => {
    fc.assert(
      fc.property(facts, (all) => {
        const runs = !all.stopped && all.now >= all.startsAt && all.now < all.endsAt;
        if (['open', 'joined', 'earning'].includes(activityState(all))) expect(runs).toBe(true);
      }),
    );
  });
});
