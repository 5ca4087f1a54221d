export { activitiesModule } from './activities-module';
export type { ActivitiesServices } from './services';
