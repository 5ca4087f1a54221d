import type { Call } from '@heptad/contracts';
import type { RequestDraft } from './wire-codec';

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Lays a parsed request out: `:name` segments in the path, the rest as query of a GET or body of a POST. */
export function draftOf(call: Call, request: unknown, venue?: string): RequestDraft {
  const rest = new Map(Object.entries(isFields(request) ? request : {}));
  const path = call.path.replace(/:([A-Za-z]\w*)/g, (_, name: string) => {
    const value = rest.get(name);
    rest.delete(name);
    return encodeURIComponent(String(value ?? ''));
  });
  const left = [...rest].filter(([, value]) => value !== undefined);
  const draft = {
    call,
    path,
    query:
      call.method === 'GET' ? Object.fromEntries(left.map(([name, value]) => [name, String(value)])) : {},
    body: call.method === 'POST' ? Object.fromEntries(left) : undefined,
    headers: {},
  };
  return venue === undefined ? draft : { ...draft, venue };
}

/** The draft's path and query as an address. */
export function addressOf(draft: RequestDraft): string {
  const query = new URLSearchParams(draft.query).toString();
  return query === '' ? draft.path : `${draft.path}?${query}`;
}
