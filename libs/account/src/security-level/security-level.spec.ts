import fc from 'fast-check';
import { PROTECTIONS, securityLevel } from './security-level';

const NONE = { secondaryPassword: false, phone: false, email: false };

describe('the security level', () => {
  it.each([
    [{}, 'low', ['secondaryPassword', 'phone', 'email']],
    [{ phone: true }, 'low', ['secondaryPassword', 'email']],
    [{ secondaryPassword: true }, 'low', ['phone', 'email']],
    [{ phone: true, email: true }, 'middle', ['secondaryPassword']],
    [{ secondaryPassword: true, email: true }, 'middle', ['phone']],
    [{ secondaryPassword: true, phone: true, email: true }, 'high', []],
  ])('of an account with %p is %s', (held, level, missing) => {
    expect(securityLevel({ ...NONE, ...held })).toEqual({ level, missing, steps: 3 - missing.length });
  });

  it('never falls by a further protection, and is raised by each that is missing', () => {
    const order = ['low', 'middle', 'high'];
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), fc.boolean(), (secondaryPassword, phone, email) => {
        const held = { secondaryPassword, phone, email };
        const { level, steps, missing } = securityLevel(held);
        expect(missing).toEqual(PROTECTIONS.filter((each) => !held[each]));
        for (const each of missing) {
          const more = securityLevel({ ...held, [each]: true });
          expect(order.indexOf(more.level)).toBeGreaterThanOrEqual(order.indexOf(level));
          expect(more.steps).toBe(steps + 1);
        }
      }),
    );
  });
});
