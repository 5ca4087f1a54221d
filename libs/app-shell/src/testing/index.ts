export type { AppServices } from '../composition/app-services';
export { createFeatureRegistry } from '../features/feature-registry';
export { SHELL_TEXTS } from '../i18n/shell-texts';
export { createTranslations } from '../i18n/translations';
export { featureRoutes, type RouteOptions } from '../routing/feature-routes';
