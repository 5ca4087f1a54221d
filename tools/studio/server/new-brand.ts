import { spawn } from 'node:child_process';
import { join } from 'node:path';
import * as v from 'valibot';
import { localizedTextSchema } from '@heptad/brand-config';
import { Refusal } from './refusal';

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

const answer = v.object({ error: v.optional(v.string()) });

/**
 * Makes a brand by the generator that the command uses.
 * @param root of the workspace that gets the brand
 * @param workspace holds the generator
 * @throws Refusal with the generator's sentence
 */
export async function makeBrand(
  { code, names, from, dark }: v.InferOutput<typeof newBrandSchema>,
  { root, workspace }: { readonly root: string; readonly workspace: string },
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
  const { error } = v.parse(answer, JSON.parse(said || '{"error":"The generator could not be run."}'));
  if (error !== undefined) throw new Refusal(422, error);
}
