import { defined } from '@heptad/formatting';
import type { Player, PlayerPosition, TeamLineUp } from '@heptad/venue-gateway';
import fc from 'fast-check';
import { placesOf } from './pitch-rows';

const player = (id: string, more: Partial<Player> = {}): Player => ({
  id,
  name: id,
  shortName: id,
  shirt: 1,
  ...more,
});
const eleven = (formation?: readonly number[]): TeamLineUp => ({
  ...(formation && { formation }),
  starters: Array.from({ length: 11 }, (_, index) => player(String(index + 1), { place: index + 1 })),
  bench: [],
});

const positions = fc.option(
  fc.constantFrom<PlayerPosition>('goalkeeper', 'defender', 'midfielder', 'forward', 'guard', 'centre'),
  { nil: undefined },
);
const lineUps = fc
  .record({
    formation: fc.option(fc.constantFrom([4, 3, 3], [4, 2, 3, 1], [3, 5, 2]), { nil: undefined }),
    starters: fc.array(
      fc.record({
        position: positions,
        place: fc.option(fc.integer({ min: 1, max: 11 }), { nil: undefined }),
      }),
      {
        maxLength: 14,
      },
    ),
  })
  .map(({ formation, starters }): TeamLineUp => {
    return {
      ...(formation && { formation }),
      starters: starters.map(({ position, place }, index) =>
        player(String(index), { ...(position && { position }), ...defined({ place }) }),
      ),
      bench: [],
    };
  });

describe('where a side stands', () => {
  it('is row by row of its formation, each from the left, and the goalkeeper behind alone', () => {
    const places = placesOf(eleven([4, 2, 3, 1]));
    expect(places.map(({ player: { id }, depth, across }) => [id, depth, across])).toEqual([
      ['1', 0.1, 0.5],
      ['2', 0.3, 0.125],
      ['3', 0.3, 0.375],
      ['4', 0.3, 0.625],
      ['5', 0.3, 0.875],
      ['6', 0.5, 0.25],
      ['7', 0.5, 0.75],
      ['8', 0.7, 1 / 6],
      ['9', 0.7, 0.5],
      ['10', 0.7, 5 / 6],
      ['11', 0.9, 0.5],
    ]);
  });

  it('keeps the place of somebody who is not told free', () => {
    const whole = eleven([4, 4, 2]);
    const places = placesOf({ ...whole, starters: whole.starters.filter(({ id }) => id !== '3') });
    expect(places).toEqual(placesOf(whole).filter(({ player: { id } }) => id !== '3'));
  });

  it('is by what they are where there is no formation, or two share a place', () => {
    const line = [
      player('f', { position: 'forward', place: 2 }),
      player('g', { position: 'goalkeeper', place: 2 }),
      player('d', { position: 'defender' }),
      player('x'),
    ];
    for (const formation of [undefined, [4, 4, 2]]) {
      const places = placesOf({ ...(formation && { formation }), starters: line, bench: [] });
      expect(places.map(({ player: { id } }) => id)).toEqual(['g', 'd', 'x', 'f']);
    }
  });

  it('shows everybody once, on the pitch and no more than five abreast', () => {
    fc.assert(
      fc.property(lineUps, (lineUp) => {
        const places = placesOf(lineUp);
        expect(places.map((each) => each.player.id).toSorted()).toEqual(
          lineUp.starters.map(({ id }) => id).toSorted(),
        );
        const spots = places.map(({ depth, across }) => `${String(depth)} ${String(across)}`);
        expect(new Set(spots).size).toBe(spots.length);
        for (const { depth, across, abreast } of places) {
          expect([depth > 0, depth < 1, across > 0, across < 1]).toEqual([true, true, true, true]);
          expect(abreast).toBeLessThanOrEqual(5);
        }
      }),
    );
  });
});
