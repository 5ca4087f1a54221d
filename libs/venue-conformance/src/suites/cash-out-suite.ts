import type { DescribeSuite } from './suite-scene';

/** What an adapter without cash-out answers. */
export const describeCashOut: DescribeSuite = (_subject, scene) => {
  const { withLive } = scene;

  it('refuses to cash out in words, without asking, where it does not offer it', async () => {
    const { world, sports } = withLive();
    const asked = [await sports.cashOutOffers([]), await sports.confirmCashOut('key')];
    if (sports.offersCashOut) expect(asked[0]).toEqual({ ok: true, value: [] });
    else {
      for (const refused of asked)
        expect(refused).toMatchObject({ ok: false, error: { kind: 'business', code: '7110' } });
      expect(world.sent).toHaveLength(0);
    }
  });
};
