import { isPlatformSuccess, isVenueSuccess, type Call } from '@heptad/contracts';
import * as v from 'valibot';
import { MAX_ANSWER_LENGTH, readAnswerText } from './answer-text';
import type { RawAnswer } from './api-client';
import type { Result } from './api-error';
import type { BrandNames } from './brand-names';
import { badStatus, business, malformed } from './failure';
import type { Envelope, RequestDraft, WireCodec } from './wire-codec';
import type { TransportAnswer } from './transport';

const platformEnvelope = v.object({
  status_code: v.union([v.number(), v.string()]),
  message: v.optional(v.nullable(v.string())),
  data: v.optional(v.unknown()),
});

function readPlatform(answer: unknown): Envelope | undefined {
  const parsed = v.safeParse(platformEnvelope, answer);
  if (!parsed.success) return undefined;
  return {
    code: parsed.output.status_code,
    message: parsed.output.message ?? undefined,
    data: parsed.output.data,
  };
}

/** Where in an answer its shape was wrong: paths and expectations, never the values. */
function describe(issues: readonly v.BaseIssue<unknown>[]): string {
  return issues
    .slice(0, 3)
    .map((issue) => `${v.getDotPath(issue) ?? '(root)'}: expected ${issue.expected ?? issue.type}`)
    .join('; ');
}

function parseValue(call: Call, value: unknown, answer: TransportAnswer): Result<RawAnswer<unknown>> {
  const parsed = v.safeParse(call.response, value);
  if (!parsed.success) {
    return { ok: false, error: malformed(call.path, describe(parsed.issues), answer.status) };
  }
  return { ok: true, value: { body: parsed.output, headers: answer.headers } };
}

/** The text of an answer that came as one or as bytes. @throws RangeError when there is more of it than is read */
async function textOf(body: string | Blob): Promise<string> {
  const isText = typeof body === 'string';
  if ((isText ? body.length : body.size) > MAX_ANSWER_LENGTH) throw new RangeError('the answer is too long');
  return isText ? body : body.text();
}

function says(answer: TransportAnswer, type: string): boolean {
  return (answer.headers['content-type'] ?? '').includes(type);
}

/**
 * Turns an answer into a value or an error. A call that asked for text or a picture and was answered with JSON was
 * refused: its envelope says why. Not so at another host, which does not speak for the platform.
 * @param host the other host that was asked
 */
export async function incoming(
  draft: RequestDraft,
  answer: TransportAnswer,
  codec: WireCodec | undefined,
  names: BrandNames | undefined,
  host: string | undefined,
): Promise<Result<RawAnswer<unknown>>> {
  const { call } = draft;
  if (answer.status < 200 || answer.status >= 300) {
    return { ok: false, error: badStatus(call.path, answer.status, answer.statusText) };
  }
  const refused = call.answer !== 'json' && host === undefined && says(answer, 'application/json');
  if (call.answer === 'blob' && !refused) return parseValue(call, answer.body, answer);
  try {
    const text = await textOf(answer.body);
    if (call.answer === 'text' && !refused) return parseValue(call, text, answer);
    const json = readAnswerText(text, {
      bigIntegers: call.bigIntegers === true,
      names: call.keepBrandNames ? undefined : names,
    });
    if (call.family === 'raw' && !refused) return parseValue(call, json, answer);
    const platform = call.family === 'platform' || refused;
    const envelope = platform ? readPlatform(json) : await codec?.decode(json, draft);
    if (envelope === undefined) {
      return { ok: false, error: malformed(call.path, 'the answer has no envelope', answer.status) };
    }
    const success = platform ? isPlatformSuccess(envelope.code) : isVenueSuccess(envelope.code);
    if (!success) {
      return { ok: false, error: business(call.path, envelope, platform ? undefined : 'venue') };
    }
    return parseValue(call, envelope.data, answer);
  } catch (cause) {
    const what = cause instanceof Error ? cause.name : 'unreadable';
    return { ok: false, error: malformed(call.path, `the answer could not be read: ${what}`, answer.status) };
  }
}
