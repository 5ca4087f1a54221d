import type { PersonAnswer, RankedTipster, Tip, TipAnswer } from '../red-list-queries';

const FIGURES = {
  settled: 16,
  won: 9,
  lost: 6,
  returned: 1,
  profitRate: '12.5',
  hitRate: '60.0',
  profit: '2.00',
  streak: 3,
  averageOdds: '1.94',
} as const;

const personOf = (id: string): TipAnswer['person'] => ({
  id,
  name: `达人${id}`,
  motto: '只看让球',
  sports: ['football'],
});

/** A tipster in the ranking. */
export const fakeRanked = (id: string, more: Partial<RankedTipster> = {}): RankedTipster => ({
  person: personOf(id),
  figures: FIGURES,
  form: ['lost', 'won', 'halfWon', 'won'],
  open: 0,
  ...more,
});

/** A tip on the home side of the scene's match, at its handicap. */
export const fakeTip = (id: string, more: Partial<Tip> = {}): Tip => ({
  id,
  personId: 't01',
  placedAt: Date.UTC(2030, 0, 1, 9),
  match: {
    id: 'm1',
    sport: 'football',
    league: '星河联赛',
    home: '主队m1',
    away: '客队m1',
    kickOff: Date.UTC(2030, 0, 1, 12),
    status: 'upcoming',
  },
  market: { kind: 'handicap', period: 'full', line: '-0.25' },
  side: 'home',
  odds: '1.85',
  state: 'open',
  ...more,
});

export const fakeTipAnswer = (tip: Tip): TipAnswer => ({
  tip,
  person: personOf('t01'),
  figures: FIGURES,
  reasons: ['看好主队。', '以上只是个人看法。'],
});

export const fakePerson = (more: Partial<PersonAnswer> = {}): PersonAnswer => ({
  person: personOf('t01'),
  followers: 7,
  figures: FIGURES,
  form: ['won', 'lost'],
  curve: [
    { day: '2030-01-01', profit: '-1.00' },
    { day: '2030-01-02', profit: '2.00' },
  ],
  ...more,
});
