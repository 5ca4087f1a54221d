import { defined } from '@heptad/formatting';
import type { Fixture } from '../calendar/calendar';
import { leanAt } from '../timelines/command-rules';
import type { MatchOrders } from '../timelines/command-rules';
import type { Standing } from '../timelines/match-timelines';
import { driftAt, oddsInterval } from './drift';
import type { Drift } from './drift';
import { isMain, marketKey, priceOf, pricedLines, toMarket } from './markets';
import type { Hindrance } from './markets';
import { matchSections } from './match-sections';
import { oddsText } from './price';
import { readLine, takesLine } from './sections';
import type { PriceState } from './price-state';
import { scoreChances } from './score-chances';
import type { Section } from './sections';
import { Recent } from '../cache/recent';
import type { PricingTerms, ScoreChance, SimMarket, SimMarketKind, SimMarketPeriod } from '../model/market';
import type { SimScore } from '../model/sport';

/** The short form of a match's markets, for lists. */
export interface ListBoard {
  /** Of all markets. */
  readonly marketCount: number;
  readonly main: readonly SimMarket[];
}

/** The parts of a selection key. */
export interface SelectionKey {
  readonly matchId: string;
  readonly kind: string;
  readonly period: string;
  readonly line?: string;
  readonly side: string;
}

/** One selection of a board, listed or not. */
export interface BoardPrice {
  readonly kind: SimMarketKind;
  readonly period: SimMarketPeriod;
  readonly line?: string;
  /** As `SimMarket.countsFrom`. */
  readonly countsFrom?: SimScore;
  /** Undefined when it is not offered. */
  readonly odds?: string;
}

export interface MatchBoards {
  list(fixture: Fixture, standing: Standing, now: number): ListBoard;
  all(fixture: Fixture, standing: Standing, now: number): readonly SimMarket[];
  /** The most even line of a kind over the whole match; nothing else is priced for it. */
  even(fixture: Fixture, standing: Standing, now: number, kind: SimMarketKind): SimMarket | undefined;
  price(fixture: Fixture, standing: Standing, now: number, key: SelectionKey): BoardPrice | undefined;
  /** How a match of goals may end, by what its prices are made of; undefined in other sports. */
  scores(fixture: Fixture, standing: Standing, now: number): readonly ScoreChance[] | undefined;
  /** The number of the odds interval a match is in. */
  interval(fixture: Fixture, live: boolean, now: number): number;
}

interface KeptList extends ListBoard {
  readonly version: string;
}

interface KeptDetail {
  readonly version: string;
  readonly sections: readonly Section[];
  readonly markets: readonly SimMarket[];
}

/** Lists are long and keep little; the workings of a match are only kept for those that are looked at in full. */
const KEPT_LISTS = 3000;
const KEPT_DETAILS = 200;

function hindranceOf({ locked, status }: Standing): Hindrance {
  return { locked, suspended: status === 'suspended' };
}

/** Takes a selection key apart; undefined when it is none. */
export function readSelectionKey(key: string): SelectionKey | undefined {
  const match = /^(\d{10})\|([A-Za-z]+)\.([A-Za-z]+\d?)\|(-|-?\d{1,3}(?:\.\d{1,2})?)\|([A-Za-z0-9-]+)$/.exec(
    key,
  );
  if (!match) return undefined;
  const [, matchId = '', kind = '', period = '', line = '', side = ''] = match;
  return { matchId, kind, period, side, ...(line !== '-' && { line }) };
}

/** What prices are made of at one moment; commands tilt the market by `tilt`. */
function priceState(
  fixture: Fixture,
  { moment }: Standing,
  lean: Drift,
  { tilt: ordered, extraLines }: Pick<PriceState, 'tilt' | 'extraLines'>,
): PriceState {
  const time = Math.max(lean.startsAt, moment?.at ?? 0);
  const tilt = Math.min(Math.max(lean.tilt + ordered, -0.7), 0.7);
  return { fixture, ...(moment && { moment }), time, tilt, pace: lean.pace, extraLines };
}

/** Prices matches by a venue's terms when they are asked for; the prices stay until the next odds interval or until something happens. */
export function createMatchBoards(
  ordersOf: (matchId: string) => MatchOrders,
  { margin, extraLines }: PricingTerms,
): MatchBoards {
  const lists = new Recent<KeptList>(KEPT_LISTS);
  const details = new Recent<KeptDetail>(KEPT_DETAILS);

  /** What happens in the very moment an interval begins is priced by the lean before it, which a new one could outweigh. */
  function drift(fixture: Fixture, { moment }: Standing, now: number): Drift {
    const interval = oddsInterval(fixture.sport, moment !== undefined);
    const lean = driftAt(fixture.seed, now, interval);
    return lean.startsAt === moment?.at ? driftAt(fixture.seed, lean.startsAt - 1, interval) : lean;
  }

  /** Whatever prices depend on, in one word. */
  function versionOf(fixture: Fixture, standing: Standing, interval: number): string {
    const { moment, status, locked } = standing;
    return `${ordersOf(fixture.id).version} ${interval} ${moment?.at ?? 0} ${status} ${locked}`;
  }

  const stateOf = (fixture: Fixture, standing: Standing, now: number, lean: Drift): PriceState =>
    priceState(fixture, standing, lean, { tilt: leanAt(ordersOf(fixture.id), now), extraLines });

  function detail(fixture: Fixture, standing: Standing, now: number): KeptDetail {
    const lean = drift(fixture, standing, now);
    const version = versionOf(fixture, standing, lean.interval);
    const known = details.get(fixture.id);
    if (known?.version === version) return known;
    const sections = matchSections(stateOf(fixture, standing, now, lean));
    const hindrance = hindranceOf(standing);
    const markets = pricedLines(sections, margin).map((entry) => toMarket(fixture.id, entry, hindrance));
    return details.set(fixture.id, { version, sections, markets });
  }

  return {
    all: (fixture, standing, now) => detail(fixture, standing, now).markets,
    list(fixture, standing, now) {
      const lean = drift(fixture, standing, now);
      const version = versionOf(fixture, standing, lean.interval);
      const known = lists.get(fixture.id);
      if (known?.version === version) return known;
      const lines = pricedLines(matchSections(stateOf(fixture, standing, now, lean)), margin);
      const hindrance = hindranceOf(standing);
      const main = lines.filter(isMain).map((entry) => toMarket(fixture.id, entry, hindrance));
      return lists.set(fixture.id, { version, marketCount: lines.length, main });
    },
    even(fixture, standing, now, kind) {
      const known = details.get(fixture.id);
      const lean = drift(fixture, standing, now);
      const sections =
        known?.version === versionOf(fixture, standing, lean.interval)
          ? known.sections
          : matchSections(stateOf(fixture, standing, now, lean));
      const section = sections.find((each) => each.kind === kind && each.period === 'full');
      const [line] = section === undefined ? [] : pricedLines([section], margin);
      return line && toMarket(fixture.id, line, hindranceOf(standing));
    },
    scores: (fixture, standing, now) =>
      scoreChances(stateOf(fixture, standing, now, drift(fixture, standing, now))),
    interval: (fixture, live, now) => driftAt(fixture.seed, now, oddsInterval(fixture.sport, live)).interval,
    price(fixture, standing, now, key) {
      const { sections } = detail(fixture, standing, now);
      const section = sections.find(({ kind, period }) => kind === key.kind && period === key.period);
      const line = key.line === undefined ? undefined : readLine(key.line);
      if (!section || !takesLine(section, line)) return undefined;
      // The same line has one spelling only.
      if (marketKey('', section, line) !== `|${key.kind}.${key.period}|${key.line ?? '-'}`) return undefined;
      const price = priceOf(section, line, key.side, margin);
      return {
        kind: section.kind,
        period: section.period,
        ...defined({ line: key.line, countsFrom: section.lines ? section.countsFrom : undefined }),
        ...(price !== undefined && { odds: oddsText(price) }),
      };
    },
  };
}
