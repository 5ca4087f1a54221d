import fc from 'fast-check';
import { type BetDraft, draftTotal, layChip, stakesOf, undoChip, wrongSpots } from './bet-draft';

const limits = { least: 1_000n, most: 5_000n, step: 100n };
const rich = { limits, balance: 1_000_000n, placed: 0n, mostSpots: 60 };
const lay = (draft: BetDraft, spot: string, chip: bigint, rules = rich) =>
  layChip(draft, { spot, chip }, rules);

describe('chips that are laid', () => {
  it('add up on their spot and in all', () => {
    const draft = [
      { spot: 'red', chip: 500n },
      { spot: 'odd', chip: 1_000n },
      { spot: 'red', chip: 500n },
    ];
    expect([...stakesOf(draft)]).toEqual([
      ['red', 1_000n],
      ['odd', 1_000n],
    ]);
    expect(draftTotal(draft)).toBe(2_000n);
  });

  it('go up to the most of a round and no further, on whichever spots', () => {
    const full = lay([], 'red', 5_000n);
    expect(full).toEqual([{ spot: 'red', chip: 5_000n }]);
    expect(lay(full as BetDraft, 'red', 1n)).toBe('aboveMost');
    expect(lay(full as BetDraft, 'black', 1n)).toBe('aboveMost');
  });

  it('count what is placed already', () => {
    expect(lay([], 'red', 1_001n, { ...rich, placed: 4_000n })).toBe('aboveMost');
    expect(lay([], 'red', 1_000n, { ...rich, placed: 4_000n })).toHaveLength(1);
  });

  it('are never more than the member has', () => {
    const poor = { ...rich, balance: 1_500n };
    const draft = lay([], 'red', 1_000n, poor) as BetDraft;
    expect(lay(draft, 'odd', 501n, poor)).toBe('aboveBalance');
    expect(lay(draft, 'odd', 500n, poor)).toHaveLength(2);
  });

  it('lie on no more spots than one call takes', () => {
    const two = { ...rich, mostSpots: 2 };
    const draft = lay(lay([], 'a', 100n, two) as BetDraft, 'b', 100n, two) as BetDraft;
    expect(lay(draft, 'c', 100n, two)).toBe('tooManySpots');
    expect(lay(draft, 'b', 100n, two)).toHaveLength(3);
  });

  it('are taken back one by one, the last one first', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ spot: fc.constantFrom('a', 'b'), chip: fc.bigInt({ min: 1n, max: 99n }) })),
        (draft) => {
          expect(draftTotal(draft) - draftTotal(undoChip(draft))).toBe(draft.at(-1)?.chip ?? 0n);
        },
      ),
    );
  });

  it('that make less than the least stake of a spot or lie between two steps are named', () => {
    const draft = [
      { spot: 'red', chip: 999n },
      { spot: 'odd', chip: 1_000n },
      { spot: 'even', chip: 1_050n },
    ];
    expect(wrongSpots(draft, limits)).toEqual(['red', 'even']);
    expect(wrongSpots([], limits)).toEqual([]);
  });
});
