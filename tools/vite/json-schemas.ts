import { brandSchema, THEME_TOKEN_SCHEMAS, themeSchema } from '@heptad/brand-config';
import { toJsonSchema } from '@valibot/to-json-schema';

/** The schemas by which editors complete and check a brand's files, by file name under `brands/`. */
export function jsonSchemas(): Readonly<Record<string, string>> {
  // Rules that JSON Schema cannot say (such as "no entry twice") are left to the build.
  const text = (schema: typeof brandSchema | typeof themeSchema): string =>
    JSON.stringify(toJsonSchema(schema, { errorMode: 'ignore', definitions: THEME_TOKEN_SCHEMAS }));
  return { 'brand.schema.json': text(brandSchema), 'theme.schema.json': text(themeSchema) };
}
