export { financeModule } from './finance-module';
export { paymentsModule } from './payments/payments-module';
export type { FinanceServices } from './services';
