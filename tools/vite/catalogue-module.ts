import { MATCH_VARIANTS } from '@heptad/brand-config';
import { brandModule, brandStylesheet } from './brand-module';
import { LAUNCHER_SETS, type BrandSource } from './brand-source';

/** The code of one brand's module in the catalogue: what its app gets, its compiled theme, and its launcher drawings. */
export function catalogueBrandModule(source: BrandSource): string {
  const launchers = LAUNCHER_SETS.map((set) => ({ set, file: source.launchers[set] }));
  return [
    ...launchers.map(({ set, file }) => `import ${set} from ${JSON.stringify(`${file}?url`)};`),
    brandModule(source),
    `export const css = ${JSON.stringify(source.theme.css)};`,
    `export const launchers = { ${LAUNCHER_SETS.join(', ')} };`,
    '',
  ].join('\n');
}

/** The code of `virtual:catalogue-brands`. */
export function catalogueBrandsModule(codes: readonly string[]): string {
  return [
    ...codes.map((code) => `import * as ${code} from 'virtual:catalogue-brand/${code}';`),
    `export const brands = [${codes.join(', ')}];`,
    '',
  ].join('\n');
}

/**
 * The code of `virtual:catalogue.css`: a brand's stylesheet that makes utilities for stories too, which no app's does.
 * @param source any brand: only the names of its tokens count here
 */
export function catalogueStylesheet(source: BrandSource): string {
  return [
    brandStylesheet(
      source,
      MATCH_VARIANTS.flatMap((variant) => [`head/${variant}`, `row/${variant}`]),
    ),
    "@source '../../libs/*/src/**/*.stories.tsx';",
    "@source '../../libs/ui-kit/src/catalogue/**/*.tsx';",
    "@source '../../catalogue/**/*.tsx';",
    '',
  ].join('\n');
}
