import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import fc from 'fast-check';
import { localTokenExpiry } from './token-expiry';

/** Prints, for each hour of two years, a moment whose 22:00 is wrong; run once for each zone. */
const PROGRAM = `
  import { localTokenExpiry } from './libs/session/src/token-expiry';
  const HOUR = 3_600_000;
  const wrong = [];
  for (let now = Date.UTC(2026, 0, 1); now < Date.UTC(2028, 0, 1); now += HOUR / 2) {
    const expiry = localTokenExpiry(now);
    const at = new Date(expiry);
    const onTheHour = at.getHours() === 22 && at.getMinutes() === 0 && at.getSeconds() === 0;
    const day = new Date(now).getDate();
    const next = new Date(now).getHours() < 22 ? at.getDate() === day : at.getDate() !== day;
    if (!onTheHour || !next || expiry <= now || expiry - now > 25 * HOUR) wrong.push(new Date(now).toISOString());
  }
  console.log(JSON.stringify({ zone: Intl.DateTimeFormat().resolvedOptions().timeZone, wrong }));
`;
const ROOT = join(__dirname, '../../..');

// Zones without summer time, with it in either half of the year, with half an hour of it, and with odd minutes.
it.each(['Asia/Shanghai', 'America/New_York', 'Australia/Sydney', 'Australia/Lord_Howe', 'America/St_Johns'])(
  'SESSION-013 OPEN-011 a stored token lives to the next 22:00 of the local day, summer time or not: %s',
  (zone) => {
    const said = execFileSync(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '--eval', PROGRAM],
      { cwd: ROOT, env: { ...process.env, TZ: zone }, encoding: 'utf8' },
    );
    expect(JSON.parse(said)).toEqual({ zone, wrong: [] });
  },
  60_000,
);

describe('22:00 (SESSION-013, OPEN-011)', () => {
  it.each([
    ['before', new Date(2026, 5, 15, 21, 59, 59, 999), new Date(2026, 5, 15, 22)],
    ['at', new Date(2026, 5, 15, 22), new Date(2026, 5, 16, 22)],
    ['after', new Date(2026, 11, 31, 23), new Date(2027, 0, 1, 22)],
  ])('SESSION-013 %s 22:00 local time', (_, now, expected) => {
    expect(localTokenExpiry(now.getTime())).toBe(expected.getTime());
  });

  it('SESSION-013 is always the next 22:00 of the local day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000_000_000_000 }), (now) => {
        const expiry = localTokenExpiry(now);
        const at = new Date(expiry);
        return (
          expiry > now && expiry - now <= 25 * 3_600_000 && at.getHours() === 22 && at.getMinutes() === 0
        );
      }),
    );
  });
});
