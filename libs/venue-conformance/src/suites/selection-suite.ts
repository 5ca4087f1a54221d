import { isOver } from '@heptad/venue-gateway';
import { valueOf } from '@heptad/venue-gateway/testing';
import { keysOf, type DescribeSuite } from './suite-scene';

/** What an adapter owes of selections: keys that stay, and a lock where no bet is taken. */
export const describeSelections: DescribeSuite = (subject, scene) => {
  const { liveText, liveWith, withLive } = scene;

  it('keeps the keys when the venue renumbers its offers', async () => {
    const renumbered = liveWith(subject.renumber);
    expect(renumbered).not.toBe(liveText);
    const { list } = withLive((_, count) => (count === 1 ? liveText : renumbered));
    const before = keysOf((await valueOf(list())).matches);
    expect(keysOf((await valueOf(list())).matches)).toEqual(before);
    expect(new Set(before).size).toBe(before.length);
    for (const key of before) expect(key.split('|')).toHaveLength(5);
  });

  it('locks whatever cannot be bet', async () => {
    const page = await valueOf(withLive().list());
    for (const match of page.matches)
      for (const market of match.markets)
        for (const selection of market.selections) {
          const held = match.status === 'suspended' || isOver(match.status) || market.status !== 'open';
          if (held || selection.odds === undefined) expect(selection.locked).toBe(true);
        }
  });
};
