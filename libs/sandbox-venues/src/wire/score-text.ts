import type { SimScore } from '@heptad/sandbox-simulation';

/** A score as OB, DB and FB write it, `2:1`; undefined for none. */
export function scoreText(score: SimScore | undefined): string | undefined {
  return score && `${score.home}:${score.away}`;
}

/** Reads what {@link scoreText} writes; undefined for an absent or empty text. */
export function readScoreText(text: string | null | undefined): SimScore | undefined {
  const [home, away] = text?.split(':').map(Number) ?? [];
  return home === undefined || away === undefined ? undefined : { home, away };
}
