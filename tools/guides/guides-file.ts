import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '@heptad/brand-config';
import * as v from 'valibot';

const size = { width: v.number(), height: v.number() };
const guidesSchema = v.strictObject({
  pictures: v.record(
    v.string(),
    v.strictObject({
      page: v.pipe(v.string(), v.startsWith('/')),
      ...size,
      target: v.tuple([v.number(), v.number(), v.number(), v.number()]),
    }),
  ),
  films: v.record(
    v.string(),
    v.strictObject({
      poster: v.string(),
      ...size,
      length: v.number(),
      steps: v.array(v.strictObject({ id: v.string(), at: v.number() })),
    }),
  ),
});

/** What `guides.json` of a brand says of its pictures and films. */
export type GuidesFile = v.InferOutput<typeof guidesSchema>;

/** The folder of a brand's pictures and films. */
export const guidesFolder = (brandsFolder: string, code: string): string =>
  join(brandsFolder, code, 'guides');

/**
 * Reads which pictures and films a brand has; none where none were taken yet.
 * @throws Error where the file is not what the script writes
 */
export function readGuides(folder: string): GuidesFile {
  const file = join(folder, 'guides.json');
  if (!existsSync(file)) return { pictures: {}, films: {} };
  return v.parse(guidesSchema, JSON.parse(readFileSync(file, 'utf8')));
}

/** The code of a brand's guides: what the file says, with addresses that the build gives. */
export function guidesModule(folder: string): string {
  const { pictures, films } = readGuides(folder);
  const imports: string[] = [];
  const address = (name: string): string => {
    imports.push(`import file${imports.length} from ${JSON.stringify(join(folder, `${name}?url`))};`);
    return `file${imports.length - 1}`;
  };
  const shown = Object.entries(pictures).map(
    ([name, picture]) =>
      `${JSON.stringify(name)}: { ...${JSON.stringify(picture)}, source: ${address(`${name}.webp`)} }`,
  );
  const played = Object.entries(films).map(([name, film]) => {
    const subtitles = LOCALES.map(
      (locale) => `${JSON.stringify(locale)}: ${address(`${name}.${locale}.vtt`)}`,
    );
    return `${JSON.stringify(name)}: { ...${JSON.stringify(film)}, source: ${address(`${name}.webm`)}, subtitles: { ${subtitles.join(', ')} } }`;
  });
  const body = `export default { pictures: { ${shown.join(', ')} }, films: { ${played.join(', ')} } };`;
  return [...imports, body, ''].join('\n');
}
