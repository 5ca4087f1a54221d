import { PATHS } from '@heptad/feature-module';

/** Where a deposit order is paid and followed (ROUTE-026). */
export function depositInformationPath(orderNo: string): string {
  return `${PATHS.mineFinanceMyDepositInformation}?${new URLSearchParams({ order: orderNo }).toString()}`;
}
