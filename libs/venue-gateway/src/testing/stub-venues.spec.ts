import { stubSportsVenue, stubVenueGateway, stubWallet } from './stub-venues';

describe('the stand-ins of a spec', () => {
  it('answer what they are given', async () => {
    const venue = stubSportsVenue({ code: 'FBTY', sports: async () => ({ ok: true, value: [] }) });
    const wallet = stubWallet({ transferStatus: async () => ({ ok: true, value: null }) });
    const gateway = stubVenueGateway({ sports: () => venue, wallet });
    expect(await gateway.sports('FBTY').sports('live')).toEqual({ ok: true, value: [] });
    expect(gateway.sports('FBTY').code).toBe('FBTY');
    expect(await gateway.wallet.transferStatus('k')).toEqual({ ok: true, value: null });
  });

  it('say what is missing when something else is asked of them', () => {
    const gateway = stubVenueGateway();
    expect(() => gateway.states()).toThrow('states');
    expect(() => gateway.games.launch({ enName: 'x' })).toThrow('games.launch');
    expect(() => gateway.wallet.balances()).toThrow('wallet.balances');
    expect(() => stubSportsVenue().bet('1')).toThrow('no answer to bet');
  });
});
