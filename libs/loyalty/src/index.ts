export { loyaltyModule } from './loyalty-module';
export type { LoyaltyServices } from './services';
