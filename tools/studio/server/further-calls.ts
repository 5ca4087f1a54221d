import * as v from 'valibot';
import { Previews } from './previews';
import { Refusal } from './refusal';
import type { StudioParts } from './serve';
import type { Studio } from './studio';

const previewBody = v.strictObject({ beside: v.optional(v.string()) });

function json(body: string): unknown {
  try {
    return JSON.parse(body || '{}');
  } catch {
    throw new Refusal(400, 'The call is not JSON.');
  }
}

/** The calls by which programs are started. */
export function furtherCalls(studio: Studio): NonNullable<StudioParts['further']> {
  const previews = new Previews(studio);
  return ({ method, path, body }) => {
    const code = /^brands\/([a-z]{2,8})\/preview$/.exec(path)?.[1];
    if (method !== 'POST' || code === undefined) return undefined;
    const given = v.safeParse(previewBody, json(body));
    if (!given.success)
      throw new Refusal(400, 'A preview takes the code of the brand beside it, or nothing.');
    return previews.show(code, given.output.beside).then((preview) => ({ json: preview }));
  };
}
