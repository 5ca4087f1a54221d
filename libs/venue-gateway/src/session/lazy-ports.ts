import type { GameVenue } from '../ports/game-venue';
import type { WalletPort } from '../ports/wallet-port';
import { lazyPart } from './lazy-venue';

/** Games whose launching is fetched with the first of them. */
export function lazyGameVenue(load: () => Promise<GameVenue>): GameVenue {
  const via = lazyPart('games', load);
  return {
    launch: (game) => via((games) => games.launch(game)),
    demo: (game) => via((games) => games.demo(game)),
  };
}

/** A wallet that is fetched when somebody first asks for it: a guest has none. */
export function lazyWallet(load: () => Promise<WalletPort>): WalletPort {
  const via = lazyPart('wallet', load);
  return {
    balances: () => via((wallet) => wallet.balances()),
    transferIn: (channel, amount, key) => via((wallet) => wallet.transferIn(channel, amount, key)),
    recycle: (key, channel) => via((wallet) => wallet.recycle(key, channel)),
    transferStatus: (key) => via((wallet) => wallet.transferStatus(key)),
  };
}
