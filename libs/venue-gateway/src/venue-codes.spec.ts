import { isIpBlocked, isUnauthenticated, type ApiFailure } from '@heptad/api-client';
import { IP_BLOCKED_CODES, SESSION_CODES } from '@heptad/contracts';
import { createTestVenue, platformAnswer } from './testing/test-venue';
import type { VenueCode } from './entities/venue';

const LIVE: readonly (readonly [VenueCode, string, (code: number) => unknown])[] = [
  ['IMTY', '/api/mobile/getLiveEventInfo', (StatusCode) => ({ StatusCode, StatusDesc: '场馆的话' })],
  ['YBTY', '/yewu11/v1/m/liveMatchesPB', (code) => ({ code: String(code), msg: '场馆的话', data: null })],
  ['DBTY', '/yewu11/v1/m/liveMatchesPB', (code) => ({ code: String(code), msg: '场馆的话', data: null })],
  ['FBTY', '/v1/match/getList', (code) => ({ code, message: '场馆的话', data: null })],
];
const CODES = [...new Set([...Object.values(SESSION_CODES), ...Object.values(IP_BLOCKED_CODES)])];

async function askedOf(venue: VenueCode, path: string, answer: string) {
  const world = createTestVenue();
  const failures: ApiFailure[] = [];
  world.api.onFailure((failure) => failures.push(failure));
  world.reply(path, answer);
  const result = await world.gateway.sports(venue).matches({ period: 'live' });
  return { result, failures };
}

describe('codes of a venue that look like the platform’s', () => {
  it.each(LIVE)(
    'ERR-031 SESSION-020 of %s neither log the member out nor block',
    async (venue, path, say) => {
      for (const code of CODES) {
        const { result, failures } = await askedOf(venue, path, JSON.stringify(say(code)));
        expect(result).toMatchObject({ ok: false, error: { from: 'venue', code: String(code) } });
        expect(failures).not.toHaveLength(0);
        for (const { error } of failures) {
          expect([isUnauthenticated(error), isIpBlocked(error)]).toEqual([false, false]);
          expect(error.message).toBe('场馆的话');
        }
      }
    },
  );

  it('ERR-031 SESSION-020 of the platform, refusing a launch, still do both', async () => {
    const { failures } = await askedOf('IMTY', '/game/api/v1/venue/launch', platformAnswer(null, 6031, ''));
    const errors = failures.map(({ error }) => [isUnauthenticated(error), isIpBlocked(error)]);
    expect(errors).toEqual([[true, true]]);
  });
});
