import { fishingGames } from './fishing-games';
import type { Game, GameArea } from './game';
import { liveGames } from './live-games';
import { lotteryGames } from './lottery-games';
import type { ProviderCode } from './providers';
import { slotGames } from './slot-games';

/** All 1,200 games, the same each time: they come from lists of words by rule, and nothing of them is drawn by chance. */
export const CATALOGUE: readonly Game[] = /* @__PURE__ */ allGames();

const BY_ID: ReadonlyMap<string, Game> = /* @__PURE__ */ new Map(CATALOGUE.map((game) => [game.id, game]));

function allGames(): readonly Game[] {
  return [...slotGames(), ...liveGames(), ...lotteryGames(), ...fishingGames()];
}

/** The game of an id; undefined when there is none. */
export const gameById = (id: string): Game | undefined => BY_ID.get(id);

/** The games of a provider, in the order of the catalogue. */
export const gamesOf = (provider: ProviderCode): readonly Game[] =>
  CATALOGUE.filter((game) => game.provider === provider);

/** The games of an area, in the order of the catalogue; none for e-sports, whose matches come from their venues. */
export const gamesIn = (area: GameArea): readonly Game[] => CATALOGUE.filter((game) => game.area === area);
