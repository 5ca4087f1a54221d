import { stubApiClient } from '@heptad/api-client/testing';
import { venue } from '@heptad/contracts';
import { createGameVenue } from './launch-game';
import { launchVenue } from './launch-venue';

const allowList = { origins: ['https://games.example'], development: false };

/** What a game's and a venue's launch say, in the shell and outside. */
async function launches(inApp: boolean, self?: string) {
  const api = stubApiClient({
    [venue.launch.path]: { ok: true, value: { url: 'https://games.example/?token=t', memberCode: 'm' } },
  });
  const context = {
    api,
    allowList: self === undefined ? allowList : { ...allowList, self },
    siteId: 4005,
    inApp,
  };
  await createGameVenue(context).launch({ enName: 'PMDZ' });
  await launchVenue(context, 'IMTY', { member: true, ahead: false, awaited: () => true });
  return api.sent;
}

describe('what a launch says of its client', () => {
  it('API-002 CALL-014 OPEN-017 names the client by its clientType, in the native shell too', async () => {
    const sent = [...(await launches(false)), ...(await launches(true))];
    expect(sent).toHaveLength(4);
    for (const { request, options } of sent) {
      expect(request).toMatchObject({ clientType: 'H5', siteId: 4005 });
      expect(options.headers).toEqual({ 'X-API-CLIENT': 'h5' });
    }
  });

  it('CALL-014 OPEN-061 says https where the page itself came by it, and nowhere else', async () => {
    for (const { request } of await launches(false, 'https://ky.example'))
      expect(request).toMatchObject({ https: 1 });
    for (const self of [undefined, 'http://ky.example', 'httpsx://ky.example'])
      for (const { request } of await launches(false, self)) expect(request).not.toHaveProperty('https');
  });

  it('CALL-014 OPEN-061 sends no flag that no page of the product has a case for', async () => {
    for (const { request } of await launches(true, 'https://ky.example'))
      for (const flag of ['activity', 'isActivity', 'isPandaAct', 'isSure', 'isUseCache'])
        expect(request).not.toHaveProperty(flag);
  });

  it('CALL-014 OPEN-061 says isApp in the native shell alone', async () => {
    for (const { request } of await launches(true)) expect(request).toMatchObject({ isApp: 1 });
    for (const { request } of await launches(false)) expect(request).not.toHaveProperty('isApp');
  });
});
