import {
  STUDIO_API,
  type BrandFiles,
  type FileDiff,
  type StudioChoices,
  type StudioDraft,
  type StudioPreview,
  type StudioProblem,
} from '../../contract';
import { readAt } from './json-path';

/** What the studio's server would not do, and why. */
export class Refusal extends Error {
  constructor(
    /** The code of HTTP; 0 where no answer came. */
    readonly status: number,
    sentence: string,
    readonly problems: readonly StudioProblem[] = [],
  ) {
    super(sentence);
  }
}

/** What a new brand is made of. */
export interface NewBrand {
  readonly code: string;
  readonly names: Readonly<Record<'zh-CN' | 'zh-TW' | 'en', string>>;
  readonly from: { readonly brand: string } | { readonly colours: readonly string[] };
  readonly dark: boolean;
}

type Step = 'undo' | 'redo' | 'revert' | 'save';

/** The calls of {@link STUDIO_API} as functions; each rejects with a {@link Refusal}. */
export interface StudioApi {
  choices(): Promise<StudioChoices>;
  draft(code: string): Promise<StudioDraft>;
  change(code: string, revision: number, files: Partial<BrandFiles>): Promise<StudioDraft>;
  step(code: string, step: Step, revision: number): Promise<StudioDraft>;
  diff(code: string): Promise<readonly FileDiff[]>;
  putDrawing(code: string, name: string, file: Blob): Promise<StudioDraft>;
  makeLauncher(code: string, mark: Blob): Promise<StudioDraft>;
  putTokens(code: string, tokens: unknown): Promise<StudioDraft>;
  preview(code: string, beside?: string): Promise<StudioPreview>;
  create(brand: NewBrand): Promise<{ readonly code: string }>;
}

async function ask<Answer>(method: string, path: string, body?: BodyInit, type?: string): Promise<Answer> {
  const answer = await fetch(`${STUDIO_API}/${path}`, {
    method,
    headers: {
      // The server's sentences are read on this page.
      'accept-language': document.documentElement.lang,
      ...(body !== undefined && { 'content-type': type ?? 'application/json' }),
    },
    ...(body !== undefined && { body }),
  }).catch(() => undefined);
  if (answer === undefined) throw new Refusal(0, '');
  const value: unknown = await answer.json().catch(() => undefined);
  if (answer.ok) return value as Answer;
  const sentence = readAt(value, ['sentence']);
  const problems = readAt(value, ['problems']);
  throw new Refusal(
    answer.status,
    typeof sentence === 'string' ? sentence : '',
    Array.isArray(problems) ? (problems as readonly StudioProblem[]) : [],
  );
}

const askJson = <Answer>(method: string, path: string, value: unknown): Promise<Answer> =>
  ask<Answer>(method, path, JSON.stringify(value));

/** The studio's own server, which serves this page too. */
export const studioApi: StudioApi = {
  choices: () => ask('GET', 'choices'),
  draft: (code) => ask('GET', `brands/${code}`),
  change: (code, revision, files) => askJson('PATCH', `brands/${code}`, { revision, files }),
  step: (code, step, revision) => askJson('POST', `brands/${code}/${step}`, { revision }),
  diff: (code) => ask('GET', `brands/${code}/diff`),
  putDrawing: (code, name, file) => ask('PUT', `brands/${code}/drawings/${name}`, file, file.type),
  makeLauncher: (code, mark) => ask('POST', `brands/${code}/launcher`, mark, mark.type),
  putTokens: (code, tokens) => askJson('PUT', `brands/${code}/tokens`, tokens),
  preview: (code, beside) =>
    askJson('POST', `brands/${code}/preview`, beside === undefined ? {} : { beside }),
  create: (brand) => askJson('POST', 'brands', brand),
};
