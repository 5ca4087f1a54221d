export { LOCALE_CHOICES, localeOfLanguages, LOCALES, type Locale, type Messages } from './locale';
export {
  brandSchema,
  FESTIVAL_ARTS,
  MATCH_VARIANTS,
  parseBrand,
  type Brand,
  type MatchVariant,
} from './brand';
export { CAPABILITIES, type Capability } from './capability';
export {
  type AboutBuild,
  type BrandAssets,
  type BrandBundle,
  type BuildFacts,
  type HeadColours,
  type PackageLicence,
} from './brand-bundle';
export {
  DEPLOYMENT_ELEMENT_ID,
  deploymentSchema,
  parseDeployment,
  type DeploymentConfig,
} from './deployment';
export { dropSiteFiles } from './drop-site-files';
export {
  FIRST_SCREEN_ID,
  parseFirstScreen,
  type FirstScreen,
  type RenderedScreen,
  type RenderFirstScreen,
} from './first-screen';
export {
  FIRST_LOCALE_KEY,
  RENDERED,
  SITE_CACHES,
  SITE_WORKER_FILE,
  STARTED,
  START_FAILED,
  TAKEN_OVER,
} from './site-start';
export { localizedTextSchema, type LocalizedText } from './localized-text';
export {
  festivalArt,
  FIRST_PAINT_KEY,
  firstPaintValue,
  isFestival,
  resolveTheme,
  THEME_PREFERENCES,
  themePreference,
  type ThemeName,
  type ThemePreference,
  type ThemeSituation,
} from './theme-choice';
export { contrastRatio, readableColor } from './contrast';
export { compileTheme, ThemeError, type CompiledTheme, type CompileOptions } from './theme-compile';
export { CONTRAST_PAIRINGS, type ContrastPairing } from './theme-contrast';
export { LOOKS, themeLooks, type Look } from './theme-looks';
export { THEME_TOKEN_SCHEMAS, themeSchema, type Theme } from './theme-schema';
export {
  COLOR_TOKENS,
  RADIUS_TOKENS,
  SHADOW_TOKENS,
  SPACE_TOKENS,
  TEXT_TOKENS,
  type ColorToken,
} from './theme-tokens';
export { placeFault, textPlaces, type PlaceFault } from './text-places';
export { type CssVariables, type ThemeProblem } from './theme-values';
