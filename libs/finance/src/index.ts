export { financeModule } from './finance-module';
export type { FinanceServices } from './services';
