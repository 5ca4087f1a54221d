import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Bet } from '../entities/bet';
import type { Match } from '../entities/match';

const FOLDER = join(__dirname, '../../../contracts/golden');

const payload = v.object({
  call: v.string(),
  request: v.record(v.string(), v.unknown()),
  answer: v.unknown(),
});

/** A hand-written answer and the request it belongs to. */
export type Golden = v.InferOutput<typeof payload>;

function read(name: string): unknown {
  return JSON.parse(readFileSync(join(FOLDER, name), 'utf8'));
}

/** A payload of the contract's golden folder, by its name without ending. */
export function golden(name: string): Golden {
  return v.parse(payload, read(`${name}.json`));
}

/** What a golden payload means, in the golden folder's own words. */
export function expected(name: string): unknown {
  return read(`${name}.expected.json`);
}

function without(value: object, ...names: readonly string[]): object {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));
}

/** A match in the golden folder's words: without what only the product knows (keys, wire data) and without texts of markets. */
export function inGoldenWords(match: Match): unknown {
  return {
    ...without(match, 'venue'),
    home: without(match.home, 'logo'),
    away: without(match.away, 'logo'),
    markets: match.markets.map((market) => ({
      ...without(market, 'key', 'name'),
      selections: market.selections.map((selection) => without(selection, 'key', 'name', 'wire')),
    })),
  };
}

/** A bet in the golden folder's words. */
export function betInGoldenWords(bet: Bet): unknown {
  const legs = bet.legs.map((leg) => without(leg, 'marketName', 'selectionName'));
  return { ...without(bet, 'venue', 'key'), legs };
}
