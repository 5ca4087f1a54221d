import type { ApiError } from '@heptad/api-client';
import type { LoginOutcome } from '@heptad/session';
import { wayOn, type WayOn } from './way-on';

const error: ApiError = { kind: 'business', code: '6002', message: '账号或密码错误', call: '/login' };
const chat = '/customer/chat?fromChildPage=1';

/** One way for each end a login can have; an end without an entry does not compile. */
const WAYS: Record<LoginOutcome['kind'], WayOn> = {
  loggedIn: { kind: 'enter' },
  nameError: { kind: 'explain', error },
  failed: { kind: 'explain', error },
  imageCaptcha: { kind: 'askPicture', error },
  identityCheck: { kind: 'leadTo', path: '/identityCheck', label: 'verify', error },
  deviceCode: { kind: 'leadTo', path: '/identityCheck', label: 'verify', error },
  deviceExpired: { kind: 'leadTo', path: '/identityCheck', label: 'verify', error },
  deviceLocked: { kind: 'leadTo', path: chat, label: 'contactService', error },
  tooManyDevices: { kind: 'leadTo', path: chat, label: 'contactService', error },
  limited: { kind: 'leadTo', path: chat, label: 'contactService', error },
  sliderCaptcha: { kind: 'leadTo', path: chat, label: 'contactService', error },
};

const OUTCOMES: readonly LoginOutcome[] = [
  { kind: 'loggedIn', friendPopup: false },
  { kind: 'loggedIn', friendPopup: true },
  { kind: 'nameError', error },
  { kind: 'failed', error },
  { kind: 'imageCaptcha', wrong: false, error },
  { kind: 'imageCaptcha', wrong: true, error },
  { kind: 'sliderCaptcha', error },
  ...(['ip', 'device', 'ipAndDevice', 'longTime', 'risk'] as const).map((reason): LoginOutcome => ({
    kind: 'identityCheck',
    reason,
    error,
  })),
  { kind: 'deviceCode', wrong: false, error },
  { kind: 'deviceCode', wrong: true, error },
  { kind: 'deviceLocked', error },
  { kind: 'deviceExpired', error },
  { kind: 'tooManyDevices', error },
  { kind: 'limited', error },
];

describe('the way on from a login', () => {
  it.each(OUTCOMES)('OPEN-024 is decided for $kind', (outcome) => {
    expect(wayOn(outcome)).toEqual(WAYS[outcome.kind]);
  });

  it('is tried for every end there is', () => {
    expect(new Set(OUTCOMES.map(({ kind }) => kind))).toEqual(new Set(Object.keys(WAYS)));
  });
});
