export { homeModule } from './home-module';
export type { HomeServices } from './services';
