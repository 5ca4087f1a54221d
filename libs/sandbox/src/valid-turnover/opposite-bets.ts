import type { DecidedBet } from './decided-bet';

type Leg = DecidedBet['legs'][number];

/** The code of a single. */
const SINGLE = 1001;

/** All sides of a market; in each, one of them wins or all stakes come back. */
const WHOLES: readonly (readonly string[])[] = [
  ['home', 'away'],
  ['over', 'under'],
  ['yes', 'no'],
  ['odd', 'even'],
];
/** Results of a match, and those that a double chance holds two of: 1X2 and double chance are bets on one thing. */
const RESULTS = ['home', 'draw', 'away'];
const HELD_RESULTS: Readonly<Record<string, readonly string[]>> = {
  homeDraw: ['home', 'draw'],
  homeAway: ['home', 'away'],
  drawAway: ['draw', 'away'],
};

/** What a leg is about: its market, which outcomes it holds, and all that there are. */
interface Stand {
  readonly market: string;
  readonly holds: readonly string[];
  readonly whole: readonly string[];
}

/** Undefined in markets of many outcomes, such as correct score, of which nobody holds all. */
function standOf({ selection, matchId, kind, period, side, countsFrom }: Leg): Stand | undefined {
  if (kind === 'threeWay' || kind === 'doubleChance')
    return { market: `${matchId}|result.${period}`, holds: HELD_RESULTS[side] ?? [side], whole: RESULTS };
  const whole = WHOLES.find((sides) => sides.includes(side));
  if (whole === undefined || kind === 'correctScore' || kind === 'winner') return undefined;
  const { home, away } = countsFrom ?? { home: 0, away: 0 };
  const line = selection.slice(0, selection.lastIndexOf('|'));
  return { market: `${line}|${String(home)}-${String(away)}`, holds: [side], whole };
}

/**
 * Singles of one member that together hold every outcome of a market, so that one of them wins whatever happens: all of them, at whatever
 * venue. Another line, or another score that a handicap counts from, is another market; combinations oppose nothing.
 */
export function opposedBets<Bet extends DecidedBet>(bets: readonly Bet[]): ReadonlySet<Bet> {
  const markets = new Map<string, { readonly bets: Bet[]; readonly open: Set<string> }>();
  for (const bet of bets) {
    const [leg, ...others] = bet.legs;
    if (leg === undefined || others.length > 0 || bet.code !== SINGLE) continue;
    const stand = standOf(leg);
    if (stand === undefined) continue;
    const market = markets.get(stand.market) ?? { bets: [], open: new Set(stand.whole) };
    market.bets.push(bet);
    for (const outcome of stand.holds) market.open.delete(outcome);
    markets.set(stand.market, market);
  }
  return new Set([...markets.values()].flatMap(({ bets: held, open }) => (open.size === 0 ? held : [])));
}
