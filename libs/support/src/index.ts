export { supportModule } from './support-module';
export type { SupportServices } from './services';
