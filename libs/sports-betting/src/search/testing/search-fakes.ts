import type { FoundMatch, SearchAnswer } from '../search-queries';

/** Specs only: a match as a search finds it, of two teams that are called by its id. */
export const foundMatch = (id: string, more: Partial<FoundMatch> = {}): FoundMatch => ({
  id,
  sport: 'football',
  league: '星河联赛',
  home: `主队${id}`,
  away: `客队${id}`,
  kickOff: Date.UTC(2030, 0, 1, 12),
  list: 'today',
  ...more,
});

/** Specs only: an answer with one result of each group, all called by a name. */
export const foundBy = (name: string): SearchAnswer => ({
  matches: [foundMatch('1', { home: name, list: 'live', score: { home: 2, away: 1 } })],
  teams: [{ id: '1001', sport: 'football', name, next: foundMatch('1', { home: name, list: 'live' }) }],
  leagues: [{ id: '52', sport: 'tennis', name: `${name}杯`, next: foundMatch('2', { sport: 'tennis' }) }],
  players: [{ id: '100101', sport: 'football', name: `${name}·甲`, team: name, next: foundMatch('3') }],
});

/** Specs only: an answer that found nothing. */
export const FOUND_NOTHING: SearchAnswer = { matches: [], teams: [], leagues: [], players: [] };
