import * as PATHS from './paths';

export { LOCALE_CHOICES, LOCALES, THEME_PREFERENCES, type Locale, type Messages } from '@heptad/brand-config';
export {
  type ComingPage,
  type CommandContext,
  type CommandHandler,
  type FeatureDispatch,
  type FeatureModule,
  type FeaturePanel,
  type FeatureParts,
  type FeatureRoute,
  type HomeSection,
  type LazyComponent,
  type MessageLoaders,
  type NavigationEntry,
  type PanelPlace,
  type PartFile,
} from './feature-module';
export {
  AppContext,
  LessonExercise,
  RoomMatch,
  useAppContext,
  useBrand,
  useCommand,
  useServices,
  type AppContextValue,
  FIRST_SECTIONS,
  type HomeSectionView,
} from './app-context';
export { useGuardedCommand, type GuardedCommand } from './use-guarded-command';
export { entryPath, RETURN_PARAMETER, useEntryPath } from './entry-path';
export { fetchPart } from './fetch-part';
export { lazyWithMessages } from './lazy-with-messages';
export { isPageOf } from './is-page-of';
export { STATEMENT_WALLET, statementPath } from './statement-path';
export { useLabels } from './use-labels';
export { useLanguageFile, type LanguageFile } from './use-language-file';
export { useBack } from './use-back';
export { EXTRA_PATHS } from './extra-paths';
export { PATHS };
export type { LanguageChoice, ThemeChoice } from './app-ports';
export { ROOMY_QUERY, TABLET_QUERY, useMedia, WIDE_HEAD_HEIGHT, WIDE_QUERY } from './site-form';
