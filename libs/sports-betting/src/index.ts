export { sportsBettingModule } from './sports-module';
export type { SportsServices } from './services';
