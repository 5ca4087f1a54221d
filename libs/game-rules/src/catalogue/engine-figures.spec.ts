import { BACCARAT_EDGES } from '../baccarat/house-edge';
import { BULLET_STAKES } from '../fishing/shot';
import { FISHING_RETURN, FISH_KINDS } from '../fishing/kinds';
import { LOTTERY, LOTTERY_STAKE_STEP } from '../lottery/bets';
import { ROULETTE_EDGE } from '../roulette/house-edge';
import { CATALOGUE } from './catalogue';
import type { GameEngine } from './game';

const share = (percent: number) => (percent / 100).toFixed(4);
const range = (percents: readonly number[]) => ({
  least: share(Math.min(...percents)),
  most: share(Math.max(...percents)),
});

/** What the engine of a game says of itself: its returns and the most that comes back for a stake of 1. */
function saidBy(engine: Exclude<GameEngine, { readonly kind: 'slot' }>) {
  switch (engine.kind) {
    case 'baccarat':
      return {
        rtp: range(Object.values(BACCARAT_EDGES).map((edge) => 100 - Number(edge))),
        greatestWin: '12',
      };
    case 'roulette':
      return { rtp: range([100 - Number(ROULETTE_EDGE)]), greatestWin: '36' };
    case 'fishing':
      return {
        rtp: range([Number(FISHING_RETURN)]),
        greatestWin: String(Math.max(...Object.values(FISH_KINDS).map(({ multiplier }) => multiplier))),
      };
    case 'lottery': {
      const prices = Object.values(LOTTERY[engine.play].selections);
      return {
        rtp: range(prices.map(({ returns }) => Number(returns))),
        greatestWin: String(Math.max(...prices.map(({ odds }) => Number(odds))) / 100),
      };
    }
  }
}

describe('the figures of games that are no slots', () => {
  const others = CATALOGUE.flatMap((game) =>
    game.engine.kind === 'slot' ? [] : [{ ...game, engine: game.engine }],
  );

  it('are those of their engines', () => {
    for (const { engine, rtp, greatestWin } of others) expect({ rtp, greatestWin }).toEqual(saidBy(engine));
  });

  it('have stakes that their engines take', () => {
    const fishing = others.filter(({ engine }) => engine.kind === 'fishing');
    for (const { limits } of fishing) {
      expect([limits.least, limits.greatest]).toEqual([BULLET_STAKES[0], BULLET_STAKES.at(-1)]);
    }
    const lotteries = others.filter(({ engine }) => engine.kind === 'lottery');
    for (const { limits } of lotteries) {
      expect([limits.least % LOTTERY_STAKE_STEP, limits.greatest % LOTTERY_STAKE_STEP]).toEqual([0n, 0n]);
    }
  });
});
