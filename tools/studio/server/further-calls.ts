import { join } from 'node:path';
import * as v from 'valibot';
import { jsonOf } from './calls';
import { makeBrand, newBrandSchema } from './new-brand';
import { startPreview } from './preview-server';
import { Previews } from './previews';
import { Refusal } from './refusal';
import type { StudioParts } from './serve';
import type { Studio } from './studio';

const previewBody = v.strictObject({ beside: v.optional(v.string()) });

/** What a call asks for; nothing where its body is empty. */
const asked = (body: string): unknown => jsonOf(body || '{}');

/** Makes a brand beside those there are, in the workspace whose `brands` the studio works on. */
async function newBrand({ options }: Studio, body: string): Promise<{ readonly code: string }> {
  const given = v.safeParse(newBrandSchema, asked(body));
  if (!given.success) throw new Refusal(422, given.issues[0].message);
  const { workspace, brandsFolder, files } = options;
  await makeBrand(given.output, { root: join(brandsFolder, '..'), workspace, files });
  return { code: given.output.code };
}

/** The calls by which programs are started. */
export function furtherCalls(studio: Studio): NonNullable<StudioParts['further']> {
  const previews = new Previews(studio, (pages) => startPreview(studio.options.workspace, pages));
  return ({ method, path, body }) => {
    if (method === 'POST' && path === 'brands')
      return newBrand(studio, body).then((made) => ({ json: made }));
    const code = /^brands\/([a-z]{2,8})\/preview$/.exec(path)?.[1];
    if (method !== 'POST' || code === undefined) return undefined;
    const given = v.safeParse(previewBody, asked(body));
    if (!given.success)
      throw new Refusal(400, 'A preview takes the code of the brand beside it, or nothing.');
    return previews.show(code, given.output.beside).then((preview) => ({ json: preview }));
  };
}
