import { venue } from '@heptad/contracts';
import { startSandbox, type TestSandbox } from '@heptad/testing';
import * as v from 'valibot';
import { wayBackOf } from './way-back';

const HOME = 'https://ky.example/venues/play/PMDZ?back=1&from="><b>';

describe('the page of a venue that opens in a page of its own', () => {
  let sandbox: TestSandbox;
  let member: string;

  beforeEach(async () => {
    sandbox = await startSandbox({ now: () => Date.UTC(2026, 10, 20, 4) });
    member = await sandbox.logIn();
  }, 30_000);
  afterEach(() => sandbox.close());

  const launch = async (callBackAddress?: string) => {
    const asked = { enName: 'PMDZ', ...(callBackAddress !== undefined && { callBackAddress }) };
    const { body } = await sandbox.send(venue.launch, asked, { token: member });
    const { url, ownPage } = v.parse(venue.launch.response, body?.['data']);
    expect(ownPage).toBe(1);
    return new URL(url);
  };
  const show = ({ pathname, search }: URL) => sandbox.app.inject({ method: 'GET', url: pathname + search });

  it('CALL-014 leads back to the address that its launch named, and says nowhere else who came', async () => {
    const { statusCode, body, headers } = await show(await launch(HOME));
    expect(statusCode).toBe(200);
    expect(body).toContain(
      '<a href="https://ky.example/venues/play/PMDZ?back=1&amp;from=%22%3E%3Cb%3E">返回</a>',
    );
    expect(headers['referrer-policy']).toBe('no-referrer');
  });

  it.each([undefined, 'javascript:alert(1)', 'data:text/html,x', 'nowhere', ''])(
    'leads nowhere where a launch names %j',
    async (named) => {
      const { statusCode, body } = await show(await launch(named));
      expect(statusCode).toBe(200);
      expect(body).not.toContain('<a ');
    },
  );

  it('leads nowhere without a session of its own, whatever its address says', async () => {
    const address = await launch(HOME);
    address.searchParams.set('token', 'f'.repeat(48));
    const { statusCode, body } = await show(address);
    expect(statusCode).toBe(403);
    expect(body).not.toContain('<a ');
  });
});

it('a way back is an address of the web', () => {
  expect(wayBackOf('http://ky.localhost:4200/venues/play/PMDZ?back=1')).toBe(
    'http://ky.localhost:4200/venues/play/PMDZ?back=1',
  );
  expect(wayBackOf('JavaScript:alert(1)')).toBeUndefined();
});
