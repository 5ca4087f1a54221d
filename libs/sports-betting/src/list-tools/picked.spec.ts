import * as fc from 'fast-check';
import { EVERYTHING, isPicked, NOTHING, readPicked, withPicked, writePicked } from './picked';

const id = fc.stringMatching(/^\d{1,12}$/);
const picked = fc.record({ all: fc.boolean(), except: fc.uniqueArray(id).map((ids) => new Set(ids)) });

describe('a choice among ids', () => {
  it('reads what it writes', () => {
    fc.assert(
      fc.property(picked, fc.constantFrom(EVERYTHING, NOTHING), (choice, fallback) => {
        expect(readPicked(writePicked(choice, fallback), fallback)).toEqual(choice);
      }),
    );
  });

  it('changes the one id that is named', () => {
    fc.assert(
      fc.property(picked, id, id, fc.boolean(), (choice, one, other, wanted) => {
        const changed = withPicked(choice, one, wanted);
        expect(isPicked(changed, one)).toBe(wanted);
        if (one !== other) expect(isPicked(changed, other)).toBe(isPicked(choice, other));
      }),
    );
  });

  it('says nothing where it is as it would be without', () => {
    expect(writePicked(EVERYTHING, EVERYTHING)).toBeNull();
    expect(writePicked(NOTHING, EVERYTHING)).toBe('');
    expect(readPicked('', EVERYTHING)).toEqual(NOTHING);
  });

  it.each(['<script>', '__proto__ x', '1 2', 'x'.repeat(31)])('passes %j over', (text) => {
    expect(readPicked(`7,${text}`, EVERYTHING)).toEqual({ all: false, except: new Set(['7']) });
  });

  it('takes no address without end', () => {
    const text = Array.from({ length: 5_000 }, (_, each) => each).join(',');
    expect(readPicked(text, EVERYTHING).except.size).toBe(200);
  });
});
