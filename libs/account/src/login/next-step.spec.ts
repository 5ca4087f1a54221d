import type { ApiError } from '@heptad/api-client';
import { LOGIN_CODES } from '@heptad/contracts';
import en from '../messages/en.json';
import zhCN from '../messages/zh-CN.json';
import zhTW from '../messages/zh-TW.json';
import { nextStep, type StepName } from './next-step';

const refused = (code: number | string): ApiError => ({
  kind: 'business',
  code: String(code),
  message: '平台的话',
  call: '/login',
});

/** The decided way on from each code (OPEN-024), by its row. */
const DECIDED: readonly (readonly [row: string, code: number, step: StepName])[] = [
  ['ERR-014', 6002, 'explain'],
  ['ERR-015', 6021, 'askPicture'],
  ['ERR-016', 6022, 'solveSlider'],
  ['ERR-017', 6024, 'askPicture'],
  ['ERR-018', 6025, 'verify'],
  ['ERR-019', 6026, 'verify'],
  ['ERR-020', 6027, 'verify'],
  ['ERR-021', 6028, 'verify'],
  ['ERR-022', 6029, 'verify'],
  ['ERR-023', 6035, 'authorise'],
  ['ERR-024', 6036, 'authorise'],
  ['ERR-025', 6037, 'askService'],
  ['ERR-026', 6038, 'authorise'],
  ['ERR-027', 6039, 'askService'],
  ['ERR-028', 6501, 'askService'],
  ['ERR-029', 22007, 'explain'],
  ['ERR-030', 900000, 'askPicture'],
];

describe('the way on from a login', () => {
  it.each(DECIDED)('%s code %d leads on by %s', (_row, code, step) => {
    const error = refused(code);
    const way = nextStep({ kind: 'failed', error });
    expect(way).toMatchObject({ step, error });
  });

  it('is decided for every login code there is', () => {
    expect(DECIDED.map(([, code]) => code).sort()).toEqual(Object.values(LOGIN_CODES).sort());
  });

  it('has a text for each code in every language, no two alike', () => {
    for (const { login } of [zhCN, zhTW, en]) {
      expect(Object.keys(login.codes).sort()).toEqual(Object.keys(LOGIN_CODES).sort());
      expect(new Set(Object.values(login.codes)).size).toBe(Object.keys(LOGIN_CODES).length);
    }
  });

  it('enters after a login', () => {
    expect(nextStep({ kind: 'loggedIn' })).toEqual({ step: 'enter' });
  });

  it('leads nowhere and says nothing where a later submission or a logout has taken its place', () => {
    expect(nextStep({ kind: 'superseded' })).toEqual({ step: 'stay' });
  });

  it.each([
    ['an unknown code', refused(7777)],
    ['a connection that broke', { kind: 'timeout', message: '连接超时', messageKey: 'timedOut', call: '/x' }],
    ['a bad status with the digits of a code', { kind: 'http', status: 6002, message: '', call: '/x' }],
  ] as const)('says what %s brought along', (_what, error) => {
    expect(nextStep({ kind: 'failed', error })).toEqual({ step: 'explain', error });
  });
});
