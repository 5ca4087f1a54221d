export { recordsModule } from './records-module';
export type { RecordsServices } from './services';
