import { COMBO_INTERVAL_MS, COUNT_INTERVAL_MS, LIST_INTERVAL_MS, LIVE_ESPORTS_INTERVAL_MS } from './polling';

describe('polling intervals', () => {
  it('SPORT-021 SPORT-022 SPORT-023 SPORT-024 has one for each list', () => {
    expect(LIST_INTERVAL_MS).toMatchObject({ live: 5000, today: 10000, early: 60000, outright: 60000 });
  });
  it('SPORT-025 has one for counts', () => {
    expect(COUNT_INTERVAL_MS).toBe(60000);
  });
  it('SPORT-026 asks for combo lists as seldom as for early ones', () => {
    expect(COMBO_INTERVAL_MS).toBe(60000);
  });
  it('SPORT-027 asks for virtual sports as for live ones and for e-sports by whether they run', () => {
    expect([LIST_INTERVAL_MS.virtual, LIST_INTERVAL_MS.esports, LIVE_ESPORTS_INTERVAL_MS]).toEqual([
      5000, 10000, 5000,
    ]);
  });
});
