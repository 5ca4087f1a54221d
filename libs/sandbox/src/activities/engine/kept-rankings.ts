import type { Storage } from '@heptad/sandbox-ledger';
import type { Ranking } from './ranking';

interface Kept {
  readonly version: string;
  readonly ranking: Promise<Ranking>;
}

const rankings = new WeakMap<object, Map<string, Kept>>();

/**
 * A ranking, reckoned anew from what it is measured from when that has moved on, and otherwise the one of before: a member's own place
 * is then found at once, however many there are. @param version says what it was reckoned from
 */
export function keptRanking(
  storage: Pick<Storage, 'close'>,
  runId: string,
  version: string,
  reckon: () => Promise<Ranking>,
): Promise<Ranking> {
  const ofStorage = rankings.get(storage) ?? new Map<string, Kept>();
  rankings.set(storage, ofStorage);
  const known = ofStorage.get(runId);
  if (known?.version === version) return known.ranking;
  const ranking = reckon();
  ofStorage.set(runId, { version, ranking });
  ranking.catch(() => ofStorage.delete(runId));
  return ranking;
}
