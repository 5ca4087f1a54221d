import * as v from 'valibot';
import { count, epochMs, flag, idText, score } from '../fields';
import { fixture, ranking, step } from './activity-board-fields';

/** A race by turnover; who came to a sum first stands before who came to it later. */
export const racePage = v.object({
  kind: v.literal('racePage'),
  ...ranking,
  /** Until when bets have been counted. */
  countedUntil: epochMs,
  /** Matches on which to bet, as the sports venues have them. */
  matches: v.array(fixture),
});

/** Matches to predict, with `choice.fixture` and `choice.pick`; prizes by how many were right. */
export const raceGuess = v.object({
  kind: v.literal('raceGuess'),
  fixtures: v.array(fixture),
  right: count,
  decided: count,
  steps: v.array(step),
});

/** A tournament: groups, schedule and bracket, stars, and the pick of its winner (`choice.fixture` `champion`). */
export const european = v.object({
  kind: v.literal('european'),
  tournament: v.string(),
  groups: v.array(
    v.object({
      name: v.string(),
      rows: v.array(
        v.object({
          team: v.object({ id: idText, name: v.string() }),
          played: count,
          won: count,
          drawn: count,
          lost: count,
          scored: count,
          conceded: count,
          points: count,
        }),
      ),
    }),
  ),
  fixtures: v.array(fixture),
  /** The rounds after the groups, the first first; a side is left out until it is known. */
  bracket: v.array(
    v.object({
      name: v.string(),
      pairs: v.array(
        v.object({
          home: v.optional(v.string()),
          away: v.optional(v.string()),
          score: v.optional(score),
          winner: v.optional(v.string()),
        }),
      ),
    }),
  ),
  stars: v.array(v.object({ rank: count, name: v.string(), team: v.string(), goals: count })),
  /** Those who have won it before, the latest first. */
  winners: v.array(v.object({ season: v.string(), team: v.string() })),
  champion: v.object({
    closesAt: epochMs,
    open: flag,
    pick: v.optional(idText),
    choices: v.array(v.object({ id: idText, name: v.string() })),
  }),
  right: count,
  decided: count,
  steps: v.array(step),
});

/** A topic about matches, with steps of turnover on their sport. */
export const eventTopic = v.object({
  kind: v.literal('eventTopic'),
  matches: v.array(fixture),
  steps: v.array(step),
});
