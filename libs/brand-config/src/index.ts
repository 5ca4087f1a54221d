export { LOCALE_NAMES, LOCALES, type Locale, type Messages } from './locale';
export { brandSchema, CAPABILITIES, parseBrand, type Brand, type Capability } from './brand';
export { type BrandAssets, type BrandBundle, type HeadColours } from './brand-bundle';
export {
  DEPLOYMENT_ELEMENT_ID,
  deploymentSchema,
  parseDeployment,
  type DeploymentConfig,
} from './deployment';
export { localizedTextSchema, type LocalizedText } from './localized-text';
export {
  FIRST_PAINT_KEY,
  firstPaintValue,
  isFestival,
  resolveTheme,
  type ThemeName,
  type ThemeSituation,
} from './theme-choice';
export { compileTheme, ThemeError, type CompiledTheme, type CompileOptions } from './theme-compile';
export { THEME_TOKEN_SCHEMAS, themeSchema, type Theme } from './theme-schema';
export { type CssVariables, type ThemeProblem } from './theme-values';
