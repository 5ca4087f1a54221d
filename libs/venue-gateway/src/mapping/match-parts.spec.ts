import { outrightMatch, playedParts } from './match-parts';

const NOTHING = {
  clock: undefined,
  score: undefined,
  halfTimeScore: undefined,
  corners: undefined,
  yellowCards: undefined,
  redCards: undefined,
};

it('leaves out what is not known, and keeps a nil for what it is', () => {
  expect(Object.keys(playedParts(NOTHING))).toEqual([]);
  const nil = { home: 0, away: 0 };
  expect(playedParts({ ...NOTHING, score: nil, redCards: nil })).toEqual({ score: nil, redCards: nil });
});

it('makes a question about a competition a match with one side', () => {
  const parts = {
    id: '1',
    venue: 'IMTY',
    sport: 'football',
    league: { id: '2', name: '联赛' },
    kickOff: 3,
    markets: [],
  } as const;
  expect(outrightMatch('谁夺冠', parts)).toEqual({
    ...parts,
    home: { name: '谁夺冠' },
    away: { name: '' },
    status: 'upcoming',
    marketCount: 0,
    favourite: false,
    stream: false,
  });
});
