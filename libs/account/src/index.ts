export { accountModule } from './account-module';
export type { AccountServices } from './services';
