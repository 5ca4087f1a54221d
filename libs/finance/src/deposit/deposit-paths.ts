import { PATHS } from '@heptad/feature-module';

/** Where a deposit order is paid and followed (ROUTE-026). */
export function depositInformationPath(orderNo: string): string {
  return withOrder(PATHS.mineFinanceMyDepositInformation, orderNo);
}

/** Where a member tells who paid an order, with a picture of it (ROUTE-027). */
export function depositProofPath(orderNo: string): string {
  return withOrder(PATHS.mineFinanceMyDepositLocalInformation, orderNo);
}

function withOrder(path: string, orderNo: string): string {
  return `${path}?${new URLSearchParams({ order: orderNo }).toString()}`;
}
