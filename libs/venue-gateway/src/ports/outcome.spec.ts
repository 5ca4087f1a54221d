import { errorOf } from '@heptad/api-client/testing';
import { isAnswerLost, isOutcomeUnknown } from './outcome';

describe('whether a failed write may have happened', () => {
  it.each([
    [{ kind: 'timeout' }, true],
    [{ kind: 'offline' }, true],
    [{ kind: 'malformed' }, true],
    [{ kind: 'cancelled' }, true],
    [{ kind: 'unexpected' }, true],
    [{ kind: 'http', status: 502 }, true],
    [{ kind: 'http', status: 408 }, true],
    [{ kind: 'http', status: 404 }, false],
    [{ kind: 'business', code: '7001' }, false],
  ] as const)('%p: %p', (over, unknown) => {
    expect(isOutcomeUnknown(errorOf(over))).toBe(unknown);
    expect(isAnswerLost(errorOf(over))).toBe(unknown);
  });

  it('is not known of a refusal that came after an answer was lost', () => {
    const refusedLater = errorOf({ kind: 'business', code: '6031', afterLost: true });
    expect(isOutcomeUnknown(refusedLater)).toBe(true);
    expect(isAnswerLost(refusedLater)).toBe(false);
  });
});
