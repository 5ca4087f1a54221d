export { startBrand, type StartOptions } from './start-brand';
export type { AppServices } from './composition/app-services';
