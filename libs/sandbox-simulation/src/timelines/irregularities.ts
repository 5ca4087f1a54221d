import type { Fixture } from '../calendar/calendar';
import { hashUnit } from '../random/seeded';
import type { SimSportKey } from '../model/sport';
import { plus } from './timeline';
import type { TimelineCommand, Timeline } from './timeline';

const MINUTE = 60_000;

/** How often a match goes wrong by itself: it is postponed, abandoned, or its result is corrected. Shares of 1. */
const POSTPONED = 0.002;
const ABANDONED = 0.002;
const CORRECTED = 0.003;

/** Sports that are played under the sky. */
const OUTDOORS: ReadonlySet<SimSportKey> = new Set(['football', 'tennis', 'baseball']);

/** How a match goes wrong by itself. */
export type Irregularity = 'postponed' | 'abandoned' | 'corrected';

/** What goes wrong with a match by itself; nothing with nearly all of them, and with none that is staged. */
export function irregularityOf({ sport, seed, staged }: Fixture): Irregularity | undefined {
  if (staged || !OUTDOORS.has(sport)) return undefined;
  const drawn = hashUnit(seed, 0xfa7e);
  if (drawn < POSTPONED) return 'postponed';
  if (drawn < POSTPONED + ABANDONED) return 'abandoned';
  return drawn < POSTPONED + ABANDONED + CORRECTED && sport === 'football' ? 'corrected' : undefined;
}

/**
 * How an irregularity ends a match, as a command would: hours before the kick-off, or in the middle of play. Undefined when it does not end it.
 * @param endsAt when the match would end
 */
export function endingByIrregularity(
  fixture: Fixture,
  irregularity: Irregularity,
  endsAt: number,
): TimelineCommand | undefined {
  const { kickOff, seed } = fixture;
  const share = hashUnit(seed, 0xfa7f);
  const command = { type: 'abandon' } as const;
  if (irregularity === 'postponed') return { at: kickOff - Math.round((30 + 210 * share) * MINUTE), command };
  if (irregularity === 'abandoned')
    return { at: Math.round(kickOff + (endsAt - kickOff) * (0.1 + 0.8 * share)), command };
  return undefined;
}

/** A finished match whose last goal of the second half is taken off some time after its end; without such a goal it stays as it is. */
export function corrected(fixture: Fixture, timeline: Timeline): Timeline {
  const { moments, events, endsAt, abandoned } = timeline;
  const last = moments.at(-1);
  const goal = events.findLast(({ type }) => type === 'goal' || type === 'goalCancelled');
  const side = goal?.side;
  if (abandoned || !last || !side || goal.type !== 'goal' || goal.stage !== 'secondHalf') return timeline;
  const at = endsAt + Math.round((10 + 30 * hashUnit(fixture.seed, 0xfa80)) * MINUTE);
  const stageScores = last.stageScores.map((entry) =>
    entry.stage === 'secondHalf' ? { ...entry, score: plus(entry.score, side, -1) } : entry,
  );
  return {
    ...timeline,
    moments: [...moments, { ...last, at, score: plus(last.score, side, -1), stageScores }],
    events: [
      ...events,
      { at, stage: 'finished', clockSeconds: last.clockSeconds, type: 'goalCancelled', side },
    ],
    correctedAt: at,
  };
}
