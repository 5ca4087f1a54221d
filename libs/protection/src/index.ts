export { protectionModule } from './protection-module';
export type { ProtectionServices } from './services';
