import { StoreReach } from './store-reach';

describe('the reach of a store', () => {
  let elapsed = 0;
  let told: string[];
  let reach: StoreReach;
  beforeEach(() => {
    told = [];
    reach = new StoreReach(
      (isLost, reason) => void told.push(isLost ? `lost: ${reason}` : 'back'),
      () => elapsed,
    );
  });

  it('is asked always while it answers, and nobody is told', () => {
    reach.answered();
    expect([reach.isAsked(), reach.isAsked(), told]).toEqual([true, true, []]);
  });

  it('is tried by one question a second once it is lost', () => {
    reach.failed('gone');
    elapsed += 999;
    expect(reach.isAsked()).toBe(false);
    elapsed += 1;
    expect([reach.isAsked(), reach.isAsked()]).toEqual([true, false]);
    reach.failed('still gone');
    elapsed += 1_000;
    expect(reach.isAsked()).toBe(true);
    reach.answered();
    expect([reach.isAsked(), reach.isAsked()]).toEqual([true, true]);
    expect(told).toEqual(['lost: gone', 'back']);
  });
});
