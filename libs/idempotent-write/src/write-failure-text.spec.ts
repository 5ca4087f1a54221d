import type { ApiError } from '@heptad/api-client';
import { writeFailureText } from './write-failure-text';

const UNKNOWN = 'no answer yet';
const t = (key: string): string => `text of ${key}`;
const refusal: ApiError = { kind: 'business', code: '7001', message: '余额不足', call: '/write' };

describe('what is said of a write that has not come through', () => {
  it.each<[string, ApiError]>([
    ['whose answer did not come in time', { kind: 'timeout', message: '连接超时', call: '/write' }],
    ['whose connection broke', { kind: 'offline', message: '', messageKey: 'network', call: '/write' }],
    ['that a gateway answered', { kind: 'http', status: 504, message: '', call: '/write' }],
    ['whose answer cannot be read', { kind: 'malformed', message: '', call: '/write' }],
    ['that was refused after an answer had been lost', { ...refusal, afterLost: true }],
  ])('of one %s: that its end is not known, never that it failed', (_, error) => {
    const refusalText = jest.fn(() => 'refused');
    expect(writeFailureText(error, t, UNKNOWN, refusalText)).toBe(UNKNOWN);
    expect(refusalText).not.toHaveBeenCalled();
  });

  it('of one that was refused: why, in the platform’s words or in those of the kind of write', () => {
    expect(writeFailureText(refusal, t, UNKNOWN)).toBe('余额不足');
    expect(writeFailureText({ ...refusal, message: '' }, t, UNKNOWN)).toBe('text of errors.system');
    expect(writeFailureText(refusal, t, UNKNOWN, ({ message }, said) => said(message))).toBe(
      'text of 余额不足',
    );
    const wrong: ApiError = { kind: 'http', status: 400, message: '请求错误', call: '/write' };
    expect(writeFailureText(wrong, t, UNKNOWN)).toBe('请求错误');
  });

  it('of one that has not failed, or whose error is no answer: nothing', () => {
    expect(writeFailureText(undefined, t, UNKNOWN)).toBeUndefined();
    expect(writeFailureText({ name: 'ConditionError' }, t, UNKNOWN)).toBeUndefined();
  });
});
