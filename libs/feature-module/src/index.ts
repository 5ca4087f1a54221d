export { LOCALE_NAMES, LOCALES, type Locale, type Messages } from '@heptad/brand-config';
export {
  type CommandContext,
  type CommandHandler,
  type FeatureModule,
  type FeatureParts,
  type FeatureRoute,
  type HomeSection,
  type LazyComponent,
  type NavigationEntry,
} from './feature-module';
export {
  AppContext,
  useAppContext,
  useBrand,
  useCommand,
  useServices,
  type AppContextValue,
  type HomeSectionView,
} from './app-context';
export { EXTRA_PATHS, PATHS } from './paths';
export type { LanguageChoice, ThemeChoice } from './app-ports';
