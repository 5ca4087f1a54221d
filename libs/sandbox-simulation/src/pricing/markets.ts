import type { SimMarket, SimSelection } from '../model/market';
import { hundredths, oddsText, tooHigh, tooLow } from './price';
import type { Quarters } from './probability';
import { lineText, listedLines } from './sections';
import type { Section } from './sections';

/** What stands in the way of a bet on any market of the match. */
export interface Hindrance {
  readonly locked: boolean;
  readonly suspended: boolean;
}

const MAIN_KINDS: ReadonlySet<string> = new Set(['handicap', 'overUnder', 'threeWay', 'moneyline']);
const MAIN_PERIODS: ReadonlySet<string> = new Set(['full', 'firstHalf']);
const HANDICAPS: ReadonlySet<string> = new Set([
  'handicap',
  'cornersHandicap',
  'pointsHandicap',
  'bookingsHandicap',
]);
const MAIN_LINES = 3;
const NO_LINE = [undefined];

interface Priced {
  readonly section: Section;
  readonly line: Quarters | undefined;
  readonly level: number;
  readonly sides: readonly string[];
  readonly prices: readonly number[];
}

function priced(
  section: Section,
  line: Quarters | undefined,
  level: number,
  margin: number,
): Priced | undefined {
  if (section.lines) {
    const worth = section.worth(line ?? 0);
    const first = hundredths(section.kind, worth, margin);
    const second = hundredths(section.kind, 1 - worth, margin);
    if (tooLow(first) || tooLow(second)) return undefined;
    return { section, line, level, sides: section.sides, prices: [first, second] };
  }
  const chances = section.chances();
  const prices = chances.map(({ p }) => hundredths(section.kind, p, margin));
  if (prices.some(tooLow)) return undefined;
  // Where a market has two or three ways, all of them are offered or none.
  if (prices.length <= 3 && prices.some(tooHigh)) return undefined;
  return { section, line, level, sides: chances.map(({ side }) => side), prices };
}

/** The lines of all sections that can be offered, each with its prices. @param margin share of the house's margin */
export function pricedLines(sections: readonly Section[], margin: number): readonly Priced[] {
  return sections.flatMap((section) => {
    const offered: Priced[] = [];
    for (const line of section.lines ? listedLines(section) : NO_LINE) {
      const entry = priced(section, line, offered.length + 1, margin);
      if (entry) offered.push(entry);
    }
    return offered;
  });
}

/** Whether a line belongs to the short form that lists show. */
export function isMain({ section, level }: Priced): boolean {
  return MAIN_KINDS.has(section.kind) && MAIN_PERIODS.has(section.period) && level <= MAIN_LINES;
}

function ownLine(section: Section, line: Quarters, side: string): string {
  const turned = side === 'away' && HANDICAPS.has(section.kind);
  return lineText(turned ? 0 - line : line);
}

/** The key of a market: `match|kind.period|line`. */
export function marketKey(
  id: string,
  section: Pick<Section, 'kind' | 'period'>,
  line: Quarters | undefined,
): string {
  return `${id}|${section.kind}.${section.period}|${line === undefined ? '-' : lineText(line)}`;
}

/** A market as it is shown. Written without spreads: lists make thousands of these. */
export function toMarket(id: string, entry: Priced, hindrance: Hindrance): SimMarket {
  const { section, line, level, sides, prices } = entry;
  const key = marketKey(id, section, line);
  const { locked } = hindrance;
  const selections: SimSelection[] = [];
  for (let place = 0; place < sides.length; place += 1) {
    const side = sides[place] ?? '';
    const price = prices[place] ?? 0;
    if (tooHigh(price)) continue;
    const odds = oddsText(price);
    const own = `${key}|${side}`;
    if (line === undefined) selections.push({ key: own, side, odds, locked });
    else selections.push({ key: own, side, line: ownLine(section, line, side), odds, locked });
  }
  const status = hindrance.suspended ? 'suspended' : 'open';
  const { kind, period } = section;
  if (line === undefined) return { key, kind, period, level, status, selections };
  const { countsFrom } = section.lines ? section : {};
  const market = { key, kind, period, line: lineText(line), level, status, selections } as const;
  return countsFrom === undefined ? market : { ...market, countsFrom };
}

/** The price of one selection, listed or not, in hundredths; undefined when it is not offered. */
export function priceOf(
  section: Section,
  line: Quarters | undefined,
  side: string,
  margin: number,
): number | undefined {
  const entry = priced(section, line, 1, margin);
  const place = entry?.sides.indexOf(side) ?? -1;
  const price = entry?.prices[place];
  return price === undefined || tooHigh(price) ? undefined : price;
}
