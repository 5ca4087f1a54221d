import { money } from '@heptad/formatting';
import type { BetOrder, Match, MatchPage } from '@heptad/venue-gateway';
import { createTestVenue, expected, golden, type TestVenue, valueOf } from '@heptad/venue-gateway/testing';
import type { VenueSubject } from '../venue-subject';

/** The keys of all selections, in order. */
export function keysOf(matches: readonly Match[]): readonly string[] {
  return matches.flatMap((match) =>
    match.markets.flatMap((market) => market.selections.map(({ key }) => key)),
  );
}

/** A single of 50.00 on the first selection of a match that can be bet. */
export function orderOf(match: Match | undefined): BetOrder {
  const market = match?.markets.find((each) => each.selections.some((selection) => !selection.locked));
  const selection = market?.selections.find((each) => !each.locked);
  if (match === undefined || market === undefined || selection === undefined)
    throw new Error('nothing to bet on');
  return {
    legs: [{ match, market, selection }],
    comboCode: 1001,
    stake: money('50.00'),
    acceptance: 'better',
  };
}

/** Adds the cases of one subject of the suite. */
export type DescribeSuite = (subject: VenueSubject, scene: SuiteScene) => void;

export type SuiteScene = ReturnType<typeof sceneOf>;

/** A subject's payloads, and worlds that answer with them. */
export function sceneOf(subject: VenueSubject) {
  const { family, venue, paths, trial } = subject;
  const payload = subject.goldens?.payload ?? golden;
  const meaning = subject.goldens?.meaning ?? expected;
  const live = payload(`${family}-live-list`);
  const liveText = subject.wrap(live.answer);

  function world(visitor: 'member' | 'guest' = 'member'): TestVenue {
    return createTestVenue({ member: visitor === 'member', trial });
  }
  /** A world in which a member visits the venue. */
  function visit() {
    const opened = world();
    return { world: opened, sports: opened.gateway.sports(venue) };
  }
  function withLive(
    reply: Parameters<TestVenue['reply']>[1] = liveText,
    visitor: 'member' | 'guest' = 'member',
  ) {
    const opened = world(visitor);
    opened.reply(paths.live, reply);
    const sports = opened.gateway.sports(venue);
    return { world: opened, sports, list: () => sports.matches({ period: 'live', sport: 'football' }) };
  }
  /** The golden list of running matches, changed. */
  function liveWith(edit: (data: unknown) => void): string {
    const data = structuredClone(live.answer);
    edit(data);
    return subject.wrap(data);
  }
  return {
    live,
    liveText,
    liveWith,
    world,
    visit,
    withLive,
    early: payload(`${family}-early-list`),
    detail: payload(`${family}-detail`),
    sets: payload(`${family}-live-sets`),
    results: payload(`${family}-results`),
    placed: payload(`${family}-order`),
    meaning,
    /** What a changed list reads as. */
    readWith: async (edit: (data: unknown) => void): Promise<MatchPage> =>
      valueOf(withLive(liveWith(edit)).list()),
  };
}
