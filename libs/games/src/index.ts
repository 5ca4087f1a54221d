export { gamesModule } from './games-module';
export type { GamesServices } from './services';
