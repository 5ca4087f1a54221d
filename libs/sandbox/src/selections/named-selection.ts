import { selections, type CallRequest } from '@heptad/contracts';
import { lineText, readLine, type SimMarketKind } from '@heptad/sandbox-simulation';

/** A selection of a match in the words of the product. */
export type NamedSelection = Pick<CallRequest<typeof selections.priceHistory>, 'market' | 'side'>;

/** The simulation's kinds for one of the product: it tells who wins with and without a draw apart. */
const KINDS: Readonly<Record<NamedSelection['market']['kind'], readonly SimMarketKind[]>> = {
  handicap: ['handicap'],
  overUnder: ['overUnder'],
  moneyline: ['threeWay', 'moneyline'],
  pointsOverUnder: ['pointsOverUnder'],
  cornersHandicap: ['cornersHandicap'],
  cornersOverUnder: ['cornersOverUnder'],
  bothTeamsScore: ['bothScore'],
  oddEven: ['oddEven'],
  doubleChance: ['doubleChance'],
};

/** The keys that a selection may have in the simulation; of a line that no market takes there are none. */
export function keysOf(matchId: string, { market, side }: NamedSelection): readonly string[] {
  const { kind, period, line } = market;
  const quarters = line === undefined ? undefined : readLine(String(Number(line)));
  if (line !== undefined && quarters === undefined) return [];
  const written = quarters === undefined ? '-' : lineText(quarters);
  return KINDS[kind].map((each) => `${matchId}|${each}.${period}|${written}|${side}`);
}

/** What the product calls a kind of the simulation; undefined where the calls on selections have no word for it. */
export const kindNameOf = (kind: SimMarketKind): NamedSelection['market']['kind'] | undefined =>
  selections.MARKET_KINDS.find((name) => KINDS[name].includes(kind));

/** A side of such a market in the words of the product; undefined for one that it has not. */
export const sideNameOf = (side: string): NamedSelection['side'] | undefined =>
  selections.MARKET_SIDES.find((name) => name === side);
