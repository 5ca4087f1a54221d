export {
  createFirstScreenRenderer,
  type FirstScreenRendererOptions,
} from './first-screen/first-screen-renderer';
export { startBrand, type StartOptions } from './start-brand';
export type { AppServices } from './composition/app-services';
