import type { ApiError } from '@heptad/api-client';
import { isOutcomeUnknown } from './outcome';

const error = (over: Partial<ApiError>): ApiError => ({ kind: 'business', message: '', call: '/x', ...over });

describe('whether a failed write may have happened', () => {
  it.each([
    [{ kind: 'timeout' }, true],
    [{ kind: 'offline' }, true],
    [{ kind: 'malformed' }, true],
    [{ kind: 'cancelled' }, true],
    [{ kind: 'http', status: 502 }, true],
    [{ kind: 'http', status: 408 }, true],
    [{ kind: 'http', status: 404 }, false],
    [{ kind: 'business', code: '7001' }, false],
  ] as const)('%p: %p', (over, unknown) => {
    expect(isOutcomeUnknown(error(over))).toBe(unknown);
  });
});
