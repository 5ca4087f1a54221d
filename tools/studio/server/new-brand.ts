import { spawn } from 'node:child_process';
import { join } from 'node:path';
import * as v from 'valibot';
import { localizedTextSchema } from '@heptad/brand-config';
import { Refusal } from './refusal';
import { writeFiles, type FileSystem } from './write-files';

const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, 'A colour is # and six lower-case digits.'));
export const newBrandSchema = v.strictObject({
  code: v.pipe(v.string(), v.regex(/^[a-z]{2,8}$/, 'A code is two to eight lower-case letters.')),
  names: localizedTextSchema,
  from: v.union([
    v.strictObject({ brand: v.string() }),
    v.strictObject({ colours: v.tuple([colour, colour, colour]) }),
  ]),
  dark: v.boolean(),
});

const answer = v.object({
  error: v.optional(v.string()),
  /** What files are to hold, by path, in base64. */
  files: v.optional(v.record(v.string(), v.string()), {}),
});

/**
 * Makes a brand by the generator that the command uses.
 * @param root of the workspace that gets the brand
 * @param workspace holds the generator
 * @param files what the brand is written with
 * @throws Refusal with the generator's sentence, or for want of room; nothing is then written
 */
export async function makeBrand(
  { code, names, from, dark }: v.InferOutput<typeof newBrandSchema>,
  {
    root,
    workspace,
    files,
  }: { readonly root: string; readonly workspace: string; readonly files?: FileSystem | undefined },
): Promise<void> {
  const options = {
    code,
    zhCN: names['zh-CN'],
    zhTW: names['zh-TW'],
    en: names.en,
    dark,
    ...('brand' in from ? { from: from.brand } : { colours: from.colours.join(',') }),
  };
  const child = spawn(process.execPath, [join(workspace, 'tools/generators/make-brand.mjs')], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify(options));
  let said = '';
  for await (const chunk of child.stdout) said += String(chunk);
  const made = v.parse(answer, JSON.parse(said || '{"error":"The generator could not be run."}'));
  if (made.error !== undefined) throw new Refusal(422, made.error);
  const contents = Object.entries(made.files).map(
    ([path, content]) => [path, Buffer.from(content, 'base64')] as const,
  );
  writeFiles(root, new Map(contents), files);
}
