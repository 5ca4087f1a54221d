export { mediaModule } from './media-module';
export type { MediaServices } from './services';
