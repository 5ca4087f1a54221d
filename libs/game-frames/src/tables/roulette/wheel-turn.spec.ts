import { WHEEL } from '@heptad/game-rules';
import fc from 'fast-check';
import { pocketOf, POCKETS, restingTurn } from './wheel-turn';

describe('the wheel', () => {
  it('has its 37 pockets around, 0 at the top', () => {
    expect(POCKETS).toBe(37);
    expect([pocketOf(0), pocketOf(32), pocketOf(26)]).toEqual([0, 1, 36]);
    expect(new Set(WHEEL.map(pocketOf)).size).toBe(37);
  });

  it('turns onward and rests with the number at the top', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(36), { minLength: 1, maxLength: 40 }), (numbers) => {
        let turned = 0;
        for (const number of numbers) {
          const next = restingTurn(turned, number);
          expect(next - turned).toBeGreaterThanOrEqual(4 * POCKETS);
          expect(next - turned).toBeLessThan(5 * POCKETS);
          // Turned by so many pockets, the number's own comes to the top.
          expect((next + pocketOf(number)) % POCKETS).toBe(0);
          turned = next;
        }
      }),
    );
  });

  it('makes a whole number of turns for the number that it rests on', () => {
    expect(restingTurn(restingTurn(0, 17), 17) - restingTurn(0, 17)).toBe(4 * POCKETS);
  });
});
