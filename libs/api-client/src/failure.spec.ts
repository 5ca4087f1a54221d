import { badStatus, business, cancelled, malformed, noAnswer, timedOut } from './failure';

const call = '/site/x';

describe('error texts', () => {
  it('ERR-003 a status that is no success carries status and message', () => {
    expect(badStatus(call, 404, 'Not Found')).toEqual({
      kind: 'http',
      call,
      status: 404,
      message: 'Not Found',
    });
  });

  it.each(['Not Acceptable', 'Request Failed', 'Forbidden', 'an SSL Error has occurred and so on'])(
    'ERR-004 %s becomes the general network text, the original kept',
    (text) => {
      expect(badStatus(call, 406, text)).toMatchObject({
        message: '网络异常，请稍后重试',
        messageKey: 'network',
        original: text,
      });
      expect(business(call, { code: 1, message: text, data: null }).messageKey).toBe('network');
    },
  );

  it('ERR-005 an error without any text becomes the system text', () => {
    expect(malformed(call, '')).toMatchObject({
      message: '系统异常，请稍后重试或联系客服',
      messageKey: 'system',
    });
  });

  it('ERR-006 ERR-008 a timeout, by whichever text, is the timed-out error', () => {
    const text = '连接超时，请稍后再试';
    expect(timedOut(call)).toMatchObject({ kind: 'timeout', message: text });
    expect(noAnswer(call, new Error('TIMEOUT of 20000ms'), true)).toMatchObject({
      kind: 'timeout',
      message: text,
    });
    expect(noAnswer(call, new Error('connection Timed Out'), false).kind).toBe('timeout');
    expect(badStatus(call, 504, 'Gateway Timeout').message).toBe(text);
  });

  it('ERR-009 ERR-010 status 0 is disconnected when offline and terminated when online', () => {
    expect(noAnswer(call, new Error('Network Error'), false)).toMatchObject({
      kind: 'offline',
      status: 0,
      message: '网络已断开，请检查后重试',
    });
    expect(noAnswer(call, new Error('Network Error'), true)).toMatchObject({
      kind: 'offline',
      message: '连接已终止，请检查后重试',
    });
  });

  it('ERR-007 each of the five connection messages is there', () => {
    expect(
      [
        cancelled(call),
        timedOut(call),
        noAnswer(call, new Error('Network Error'), false),
        noAnswer(call, new Error('Network Error'), true),
        badStatus(call, 599, ''),
      ].map(({ message }) => message),
    ).toEqual([
      '请求已取消，请稍后再试',
      '连接超时，请稍后再试',
      '网络已断开，请检查后重试',
      '连接已终止，请检查后重试',
      '未知连接错误，请检查后重试',
    ]);
  });

  it('ERR-011 a text that came is the text, whatever the number says', () => {
    expect(badStatus(call, 404, 'Match Over').message).toBe('Match Over');
    expect(badStatus(call, 500, 'upstream timed out')).toMatchObject({ kind: 'timeout', status: 500 });
  });

  it('ERR-011 any other status gives its text; without one the unknown-connection text (OPEN-026)', () => {
    expect(badStatus(call, 418, 'I am a teapot').message).toBe('I am a teapot');
    expect(badStatus(call, 599, '')).toMatchObject({
      message: '未知连接错误，请检查后重试',
      messageKey: 'unknownConnection',
    });
  });

  it.each([
    [403, { kind: 'http', messageKey: 'network' }],
    [406, { kind: 'http', messageKey: 'network' }],
    [504, { kind: 'timeout', messageKey: 'timedOut' }],
    [408, { kind: 'timeout', messageKey: 'timedOut' }],
    [418, { kind: 'http', message: 'I am a teapot' }],
    [404, { kind: 'http', message: 'Not Found' }],
    [500, { kind: 'http', message: 'Internal Server Error' }],
    [599, { kind: 'http', messageKey: 'unknownConnection' }],
  ])(
    'ERR-004 ERR-008 ERR-011 over HTTP/2, which sends no status text, %d is told by its number',
    (status, expected) => {
      for (const sent of ['', ' '])
        expect(badStatus(call, status, sent)).toMatchObject({ ...expected, status });
    },
  );

  it.each(['', ' ', '\n'])(
    'ERR-005 a business error whose message is empty, %j, has the system text',
    (message) => {
      expect(business(call, { code: '9', message, data: null })).toMatchObject({
        message: '系统异常，请稍后重试或联系客服',
        messageKey: 'system',
      });
    },
  );

  it('ERR-012 a business error carries code, message and data; the default text stands in', () => {
    expect(business(call, { code: 7001, message: '余额不足', data: { left: '1.00' } })).toEqual({
      kind: 'business',
      call,
      code: '7001',
      message: '余额不足',
      data: { left: '1.00' },
    });
    expect(business(call, { code: '9', message: undefined, data: null })).toEqual({
      kind: 'business',
      call,
      code: '9',
      message: '未知业务异常',
      messageKey: 'unknownBusiness',
    });
  });
});
