import { LOCALES } from '@heptad/brand-config';
import * as v from 'valibot';
import { drawingSentences } from '../../vite/drawing-problems';
import { isDrawing, JSON_FILES, readFolder } from './brand-folder';
import { choicesOf } from './choices';
import { cleanSvg } from './clean-svg';
import type { DraftDesk, DraftState } from './draft-desk';
import { launcherDrawings } from './launcher-drawings';
import { Refusal } from './refusal';
import type { Studio } from './studio';
import { exportTokens, importTokens } from './tokens';

/** A call as it arrived, and what is answered: data as JSON, or text of a type of its own. */
export interface StudioCall {
  readonly method: string;
  /** Below `/api/`, without a query. */
  readonly path: string;
  readonly body: string;
}
export type StudioAnswer =
  { readonly json: unknown } | { readonly text: string; readonly type: string; readonly fileName?: string };

const revisionBody = v.object({ revision: v.number() });
const patchBody = v.strictObject({
  revision: v.number(),
  files: v.strictObject({
    brand: v.optional(v.unknown()),
    theme: v.optional(v.unknown()),
    site: v.optional(v.unknown()),
    messages: v.optional(v.strictObject(v.entriesFromList(LOCALES, v.optional(v.unknown())))),
  }),
});

/** @throws Refusal */
export function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new Refusal(400, 'The call is not JSON.');
  }
}

function parsed<Schema extends v.GenericSchema>(schema: Schema, body: string): v.InferOutput<Schema> {
  const result = v.safeParse(schema, jsonOf(body));
  if (!result.success) throw new Refusal(400, `The call cannot be read: ${v.summarize(result.issues)}`);
  return result.output;
}

function patch(desk: DraftDesk, body: string): void {
  const { revision, files } = parsed(patchBody, body);
  desk.expect(revision);
  const { messages = {}, ...rest } = files;
  const given: Readonly<Record<string, unknown>> = {
    ...rest,
    ...Object.fromEntries(Object.entries(messages).map(([locale, each]) => [`messages/${locale}`, each])),
  };
  const values = JSON_FILES.map((name) => [name, given[name] ?? desk.state.values[name]]);
  desk.change({ values: Object.fromEntries(values) as DraftState['values'] });
}

function putDrawing(desk: DraftDesk, name: string, body: string): void {
  if (!isDrawing(name)) throw new Refusal(404, 'A brand has no drawing of this name.');
  const svg = cleanSvg(body);
  const [sentence] = drawingSentences(name, svg);
  if (sentence !== undefined) throw new Refusal(422, sentence);
  desk.change({ drawings: { [name]: svg } });
}

function drawing(desk: DraftDesk, name: string): StudioAnswer {
  const svg = desk.state.drawings[name];
  if (svg === undefined) throw new Refusal(404, 'A brand has no drawing of this name.');
  return { text: svg, type: 'image/svg+xml' };
}

/** Calls that change a draft; each answers with the draft as it is then. */
async function changeDraft(studio: Studio, desk: DraftDesk, call: StudioCall, rest: string): Promise<void> {
  const { method, body } = call;
  const drawingName = /^drawings\/(.+)$/.exec(rest)?.[1];
  if (method === 'PATCH' && rest === '') patch(desk, body);
  else if (method === 'PUT' && drawingName !== undefined) putDrawing(desk, drawingName, body);
  else if (method === 'POST' && rest === 'launcher')
    desk.change({ drawings: launcherDrawings(body, desk.state.values.theme) });
  else if (method === 'PUT' && rest === 'tokens')
    desk.change({
      values: { ...desk.state.values, theme: importTokens(body, desk.state.values.theme) },
    });
  else if (method === 'POST' && /^(undo|redo|revert|save)$/.test(rest)) {
    desk.expect(parsed(revisionBody, body).revision);
    if (rest === 'undo') desk.undo();
    else if (rest === 'redo') desk.redo();
    else if (rest === 'revert') desk.revert(readFolder(studio.folder(desk.code)));
    else return studio.save(desk);
  } else throw new Refusal(404, 'There is no such call.');
  return studio.changed(desk);
}

/** Answers a call of the page about brands and what can be chosen for them. @throws Refusal */
export async function answerCall(studio: Studio, call: StudioCall): Promise<StudioAnswer> {
  const { method, path } = call;
  if (method === 'GET' && path === 'choices') return { json: choicesOf(studio) };
  const [, code = '', rest = ''] = /^brands\/([a-z]{2,8})(?:\/(.*))?$/.exec(path) ?? [];
  if (code === '') throw new Refusal(404, 'There is no such call.');
  const desk = studio.desk(code);
  if (method === 'GET') {
    if (rest === '') return { json: desk.view() };
    if (rest === 'diff') return { json: await desk.diff() };
    if (rest === 'tokens')
      return {
        text: exportTokens(desk.state.values.theme),
        type: 'application/json',
        fileName: `${code}.tokens.json`,
      };
    if (rest.startsWith('drawings/')) return drawing(desk, rest.slice('drawings/'.length));
  }
  await changeDraft(studio, desk, call, rest);
  return { json: desk.view() };
}
