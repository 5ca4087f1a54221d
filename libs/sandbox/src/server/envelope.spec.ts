import { dealer, fb, home, im, ob, wallet } from '@heptad/contracts';
import { inflateSync } from 'node:zlib';
import { serialise, successCode, wrap, wrapSuccess } from './envelope';

const NOW = Date.UTC(2026, 0, 2, 3, 4, 5);

describe('envelopes', () => {
  it('API-013, ERR-001 wraps a platform answer', () => {
    expect(wrapSuccess(home.banners, [], NOW)).toEqual({ status_code: 6000, message: 'success', data: [] });
    expect(wrap('platform', { code: 6002, message: '错误', data: null }, NOW)).toEqual({
      status_code: 6002,
      message: '错误',
      data: null,
    });
  });

  it('spreads an IM answer beside its code and time', () => {
    expect(wrapSuccess(im.getAllSportCount, { SportCount: [] }, NOW)).toEqual({
      StatusCode: 100,
      StatusDesc: 'success',
      ServerTime: '2026-01-02T03:04:05.000Z',
      SportCount: [],
    });
  });

  it('OPEN-021 deflates an OB list with zlib in base64, and its code is text', () => {
    const answer = wrapSuccess(ob.liveMatches, { 比赛: [1] }, NOW) as { code: unknown; data: string };
    expect(answer.code).toBe('0000000');
    expect(JSON.parse(inflateSync(Buffer.from(answer.data, 'base64')).toString())).toEqual({ 比赛: [1] });
    expect(wrapSuccess({ ...ob.liveMatches, noDecode: true }, { plain: 1 }, NOW)).toMatchObject({
      data: { plain: 1 },
    });
    expect(wrap('ob', { code: 4004, message: '', data: null }, NOW)).toMatchObject({ code: '4004' });
  });

  it('answers an FB call with code 0', () => {
    expect(wrapSuccess(fb.statistical, [], NOW)).toMatchObject({ success: true, code: 0, data: [] });
    expect(wrap('fb', { code: 14010, message: '', data: null }, NOW)).toMatchObject({
      success: false,
      code: 14010,
    });
  });

  it('CALL-047 puts nothing around a raw answer', () => {
    expect(wrapSuccess(dealer.lobby, { halls: [] }, NOW)).toEqual({ halls: [] });
  });

  it('knows each family’s success', () => {
    expect((['platform', 'im', 'ob', 'fb'] as const).map(successCode)).toEqual([6000, 100, '0000000', 0]);
  });

  it('CALL-013 writes long digits bare where the call says so, and leaves text alone', () => {
    const answer = { data: { orderNo: '9000000000000000001', note: 'a "9000000000000000001"', short: '12' } };
    expect(serialise(wallet.transfer, answer)).toBe(
      String.raw`{"data":{"orderNo":9000000000000000001,"note":"a \"9000000000000000001\"","short":"12"}}`,
    );
    expect(serialise(home.banners, answer)).toContain('"orderNo":"9000000000000000001"');
  });
});
