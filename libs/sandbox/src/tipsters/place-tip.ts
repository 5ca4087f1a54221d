import { defined } from '@heptad/formatting';
import { readOdds } from '@heptad/sandbox-ledger';
import type { SimMarket, SimSelection } from '@heptad/sandbox-simulation';
import type { PlacedTip, PlannedTip, TipKind, Tipster, TipsterMarket, TipSide } from './tipster';

/** Prices below are not worth a word, prices above are a lottery. */
const LEAST_ODDS = '1.40';
const MOST_ODDS = '4.50';

const KINDS: Readonly<Record<TipsterMarket, readonly TipKind[]>> = {
  handicap: ['handicap'],
  overUnder: ['overUnder'],
  winner: ['threeWay', 'moneyline'],
};
const SIDES: readonly TipSide[] = ['home', 'draw', 'away', 'over', 'under'];

/** Who is held to be the better: by the line of a handicap, else by the price. */
function favouriteOf(market: SimMarket): 'home' | 'away' {
  const line = Number(market.line ?? 0);
  if (market.kind === 'handicap' && line !== 0) return line < 0 ? 'home' : 'away';
  const price = (side: string) =>
    readOdds(market.selections.find((each) => each.side === side)?.odds ?? '0.00');
  return price('home').lte(price('away')) ? 'home' : 'away';
}

function sideOf(market: SimMarket, { lean, totals }: Tipster, whim: number): TipSide {
  if (market.kind === 'overUnder') return totals === 'open' ? (whim < 0.5 ? 'over' : 'under') : totals;
  const favourite = favouriteOf(market);
  const outsider = favourite === 'home' ? 'away' : 'home';
  if (lean === 'home') return 'home';
  if (lean === 'favourite') return favourite;
  if (lean === 'outsider') return outsider;
  if (market.kind === 'threeWay' && whim > 0.85) return 'draw';
  return whim < 0.5 ? favourite : outsider;
}

const isWorthTipping = ({ odds, locked }: SimSelection): boolean =>
  !locked && readOdds(odds).gte(LEAST_ODDS) && readOdds(odds).lte(MOST_ODDS);

/**
 * What a person tips on a match, by habit and by the prices of the moment the tip is given.
 * @param marketOf the most even line of a kind at that moment
 * @returns undefined where nothing on offer suits the person: then there is no tip
 */
export function placeTip(
  planned: PlannedTip,
  marketOf: (kind: TipKind) => SimMarket | undefined,
): PlacedTip | undefined {
  const { tipster, whim } = planned;
  const first = Math.floor(whim * 97) % tipster.markets.length;
  const wanted = [...tipster.markets.slice(first), ...tipster.markets.slice(0, first)];
  for (const kind of wanted.flatMap((each) => KINDS[each])) {
    const market = marketOf(kind);
    if (market === undefined || market.status !== 'open') continue;
    const side = sideOf(market, tipster, (whim * 7) % 1);
    const selection = market.selections.find((each) => each.side === side && SIDES.includes(side));
    if (selection === undefined || !isWorthTipping(selection)) continue;
    return {
      ...planned,
      key: selection.key,
      kind,
      ...defined({ line: market.line }),
      side,
      odds: selection.odds,
    };
  }
  return undefined;
}
