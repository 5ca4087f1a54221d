import { type Call, fb, im, isVenueTokenExpired, ob, venue, type VenueFamily } from '@heptad/contracts';
import { defined } from '@heptad/formatting';
import { startSandbox, type SendExtras, type TestSandbox } from '@heptad/testing';

interface Door {
  readonly family: VenueFamily;
  readonly enName: string;
  readonly code: string;
  readonly call: Call;
  with(token: string): SendExtras;
}

const DOORS: readonly Door[] = [
  {
    family: 'im',
    enName: 'IMTY',
    code: 'IMTY',
    call: im.getAllSportCount,
    with: (token) => ({ merged: { Token: token } }),
  },
  {
    family: 'ob',
    enName: 'OBTY',
    code: 'YBTY',
    call: ob.sportCounts,
    with: (token) => ({ headers: { requestid: token } }),
  },
  {
    family: 'ob',
    enName: 'DBTY',
    code: 'DBTY',
    call: ob.sportCounts,
    with: (token) => ({ headers: { requestid: token } }),
  },
  {
    family: 'fb',
    enName: 'FBTY',
    code: 'FBTY',
    call: fb.statistical,
    with: (token) => ({ headers: { authorization: token } }),
  },
];

describe('venue tokens', () => {
  let sandbox: TestSandbox;
  beforeEach(async () => {
    sandbox = await startSandbox();
  });
  afterEach(() => sandbox.close());

  async function launch(enName: string): Promise<string> {
    const token = await sandbox.logIn();
    const answer = await sandbox.send(venue.launch, { enName }, { token });
    return String((answer.body?.['data'] as { token: string }).token);
  }

  async function codeOf(door: Door, token: string, site?: string): Promise<string | number> {
    const extras = { ...door.with(token), ...defined({ site }) };
    const { body = {} } = await sandbox.send(door.call, {}, extras);
    return (body['StatusCode'] ?? body['code']) as string | number;
  }

  it.each(DOORS)('$enName takes its own token, and asks for a new one for any other', async (door) => {
    const token = await launch(door.enName);
    expect([100, 0, '0000000']).toContain(await codeOf(door, token));
    const foreign = await launch(door.enName === 'IMTY' ? 'FBTY' : 'IMTY');
    for (const wrong of ['', 'nonsense', foreign]) {
      expect(isVenueTokenExpired(door.family, await codeOf(door, wrong))).toBe(true);
    }
    expect(isVenueTokenExpired(door.family, await codeOf(door, token, '4003'))).toBe(true);
  });

  it.each(DOORS)('$enName asks for a new token after twelve hours', async (door) => {
    const token = await launch(door.enName);
    await sandbox.clock.advance(12 * 3_600_000);
    expect(isVenueTokenExpired(door.family, await codeOf(door, token))).toBe(true);
  });

  it.each(DOORS)('$enName refuses everybody while it is under maintenance', async (door) => {
    const token = await launch(door.enName);
    await sandbox.services.switches.change({ closedVenues: [door.code] });
    expect(Number(await codeOf(door, token))).toBe(7003);
  });
});
