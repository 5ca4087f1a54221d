import { createSimulation } from '@heptad/sandbox-simulation';
import type { CommandStore } from '@heptad/sandbox-simulation';
import { JUDGEMENTS } from './reason-words';
import { reasonsFor } from './reasons';
import { teamFormAt } from './team-form';
import { createTipBook } from './tip-book';
import { TIPSTERS } from './tipsters';

const NOW = Date.UTC(2026, 2, 10, 6);
const noCommands: CommandStore = { load: async () => [], add: () => Promise.reject(new Error('none here')) };

const opened = (async () => {
  const simulation = await createSimulation({ seed: 1, clock: { now: () => NOW }, store: noCommands });
  const book = createTipBook(simulation, 1);
  const tips = TIPSTERS.flatMap((tipster) => book.of(tipster, NOW).slice(-4));
  return { simulation, tips };
})();

describe('the reasons of a tip', () => {
  it.each(['zh-CN', 'zh-TW', 'en'] as const)('ROUTE-085 are whole sentences in %s', async (language) => {
    const { simulation, tips } = await opened;
    for (const tip of tips) {
      const match = simulation.match(tip.matchId);
      if (match === undefined) throw new Error('a tip has a match');
      const reasons = reasonsFor(simulation, tip, match, language);
      expect(reasons.length).toBeGreaterThanOrEqual(3);
      expect(reasons.join('').length).toBeGreaterThan(80);
      for (const reason of reasons) expect(reason).not.toMatch(/[{}]|undefined|NaN/);
    }
  });

  it('state the form that the results of the simulation give, as it was when the tip was given', async () => {
    const { simulation, tips } = await opened;
    const tip = tips.find(({ sport }) => sport === 'football');
    const match = tip && simulation.match(tip.matchId);
    if (tip === undefined || match === undefined) throw new Error('there is always football');
    const form = teamFormAt(simulation, 'football', match.home.id, tip.placedAt);
    expect(form.won + form.drawn + form.lost).toBe(form.played);
    expect(form.played).toBeGreaterThan(0);
    expect(reasonsFor(simulation, tip, match, 'zh-CN').join('')).toContain(
      `${match.home.name['zh-CN']}近 ${String(form.played)} 场 ${String(form.won)} 胜 ${String(form.drawn)} 平 ${String(form.lost)} 负`,
    );
  });

  it('have two ways to be put for every kind of pick, in every language', () => {
    for (const variants of Object.values(JUDGEMENTS)) {
      expect(variants).toHaveLength(2);
      for (const variant of variants)
        for (const text of Object.values(variant)) expect(text).toContain('{pick}');
    }
  });
});
