import type { Score } from '../entities/match';

/** A score written as `2:1`; undefined for an absent, empty or unreadable text. */
export function readScore(text: string | null | undefined): Score | undefined {
  const [, home, away] = /^(\d{1,3}):(\d{1,3})$/.exec(text ?? '') ?? [];
  return home === undefined || away === undefined ? undefined : { home: Number(home), away: Number(away) };
}

/** A score of two numbers; undefined where either is missing. */
export function scoreOf(home: number | null | undefined, away: number | null | undefined): Score | undefined {
  return typeof home === 'number' && typeof away === 'number' ? { home, away } : undefined;
}
