import * as v from 'valibot';
import type { FastifyRequest } from 'fastify';
import type { Call } from '@heptad/contracts';
import type { ScopeKeys } from '../platform/scope-keys';

export type Fields = Readonly<Record<string, unknown>>;

/** Request headers with lower-case names and their first value only. */
export function headersOf(request: FastifyRequest): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(request.headers)) {
    const first = Array.isArray(value) ? value[0] : value;
    if (first !== undefined) headers[name] = first;
  }
  return headers;
}

/** What was sent: path segments, query and body together, a sealed body opened. Throws when `x` cannot be opened. */
export function fieldsOf(call: Call, request: FastifyRequest, keys: ScopeKeys): Fields {
  const body = isFields(request.body) ? request.body : {};
  const opened =
    call.sealed !== undefined && typeof body.x === 'string' ? keys.open(call.sealed, body.x) : body;
  return {
    ...(isFields(request.query) ? request.query : {}),
    ...(isFields(opened) ? opened : {}),
    ...(isFields(request.params) ? request.params : {}),
  };
}

/** Parses the fields by the call's schema. A query knows only text, so a GET may also mean numbers and booleans by it. */
export function parseFields<C extends Call>(call: C, fields: Fields): v.SafeParseResult<C['request']> {
  const asSent = v.safeParse<C['request']>(call.request, fields);
  if (asSent.success || call.method === 'POST') return asSent;
  const meant = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, meaningOf(value)]));
  const asMeant = v.safeParse<C['request']>(call.request, meant);
  return asMeant.success ? asMeant : asSent;
}

function meaningOf(value: unknown): unknown {
  if (value === 'true' || value === 'false') return value === 'true';
  return typeof value === 'string' && /^-?\d{1,15}(\.\d+)?$/.test(value) ? Number(value) : value;
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
