import { beadPlate, bigRoad, ROAD_ROWS, type BaccaratResult } from '@heptad/game-rules';
import fc from 'fast-check';
import { roadWindow } from './road-window';

const results = (text: string): BaccaratResult[] =>
  [...text].map((letter) => ({
    outcome: letter === 'B' ? 'banker' : letter === 'P' ? 'player' : 'tie',
    playerPair: false,
    bankerPair: false,
  }));

describe('the window of a road', () => {
  it('shows a short road whole, from the left', () => {
    const road = bigRoad(results('BBPB'));
    expect(roadWindow(road, 12)).toEqual(road);
    expect(roadWindow([], 12)).toEqual([]);
  });

  it('drops the oldest columns of a long one', () => {
    const plate = beadPlate(results('BPTBPT'.repeat(4)));
    const shown = roadWindow(plate, 3);
    expect(shown).toHaveLength(3 * ROAD_ROWS);
    expect(shown[0]).toMatchObject({ column: 0, row: 0 });
    expect(shown.at(-1)).toMatchObject({ column: 2, row: 5 });
  });

  it('keeps the newest entry, inside the window, whatever the tails', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('B', 'P', 'T'), { minLength: 1, maxLength: 90 }),
        fc.integer({ min: 1, max: 20 }),
        (letters, columns) => {
          const road = bigRoad(results(letters.join('')));
          const shown = roadWindow(road, columns);
          for (const { column } of shown) expect(column >= 0 && column < columns).toBe(true);
          const furthest = Math.max(...road.map(({ column }) => column));
          expect(Math.max(...shown.map(({ column }) => column))).toBe(Math.min(furthest, columns - 1));
        },
      ),
    );
  });
});
