export { agentsModule } from './agents-module';
export type { AgentsServices } from './services';
