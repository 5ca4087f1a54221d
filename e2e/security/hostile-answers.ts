import { deflateSync, inflateSync } from 'node:zlib';
import { ALL_CALLS, isPlatformSuccess, isVenueSuccess, type Call } from '@heptad/contracts';
import * as v from 'valibot';

/** Texts that would run, lead away or fetch something where a page took them for more than text. */
export const ATTEMPTS = [
  '<img src="x" onerror="window.scriptRan=1">',
  '"><svg onload="window.scriptRan=1">',
  "'><script>window.scriptRan=1</script>",
  '</title></style></textarea><script>window.scriptRan=1</script>',
  '<iframe srcdoc="<script>parent.scriptRan=1</script>"></iframe>',
  'javascript:window.scriptRan=1',
  'data:text/html,<script>opener.scriptRan=1</script>',
  "';window.scriptRan=1;//",
  '${window.scriptRan=1}{{constructor.constructor("window.scriptRan=1")()}}',
  '$t(login.title){{name}}',
  'url(//evil.example/x)}*{background:url(//evil.example/y)',
  '<a href="//evil.example" ping="//evil.example" target="_blank">x</a>',
  '<base href="//evil.example/"><meta http-equiv="refresh" content="0;url=//evil.example">',
  '__proto__',
] as const;

/** Which strings of an answer are replaced. */
export type Choice =
  /** What members read: the page is drawn whole. */
  | 'texts'
  /** Every string that the contract still accepts. */
  | 'accepted'
  /** Every string whatsoever; what is no longer an answer has to be shown as a failure. */
  | 'all';

type Place = readonly (string | number)[];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Every string with its place. */
function strings(value: unknown, place: Place = []): { readonly place: Place; readonly text: string }[] {
  if (typeof value === 'string') return [{ place, text: value }];
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    strings(each, [...place, Array.isArray(value) ? Number(key) : key]),
  );
}

function put(root: { value: unknown }, place: Place, text: string): void {
  let holder: unknown = root;
  const keys = ['value', ...place];
  for (const key of keys.slice(0, -1)) holder = isRecord(holder) ? holder[String(key)] : undefined;
  if (isRecord(holder)) holder[String(keys.at(-1))] = text;
}

const isRead = (text: string): boolean => /[^\x20-\x7e]/.test(text);

let turn = 0;
/** Another attempt each time, no two alike, so that lists keep their keys. */
const attempt = (): string => `${ATTEMPTS[(turn += 1) % ATTEMPTS.length] ?? ''}${String(turn)}`;

/** What a call carries, with attempts in place of its strings: field by field, in all items of a list at once. */
export function withAttempts(call: Call, data: unknown, choice: Choice): unknown {
  const root = { value: structuredClone(data) };
  const fields = new Map<string, ReturnType<typeof strings>>();
  for (const found of strings(data)) {
    const field = found.place.map((key) => (typeof key === 'number' ? '*' : key)).join('.');
    fields.set(field, [...(fields.get(field) ?? []), found]);
  }
  for (const places of fields.values()) {
    if (choice === 'texts' && !places.some(({ text }) => isRead(text))) continue;
    for (const { place } of places) put(root, place, attempt());
    if (choice === 'all' || v.safeParse(call.response, root.value).success) continue;
    for (const { place, text } of places) put(root, place, text);
  }
  return root.value;
}

const CALLS: readonly (readonly [id: string, call: Call, path: RegExp])[] = Object.entries(ALL_CALLS).map(
  ([id, call]) => [id, call, new RegExp(`^${call.path.replace(/:[A-Za-z]+/g, '[^/]+')}$`)],
);

/** The call of a path. */
export function callOf(path: string): readonly [id: string, call: Call] | undefined {
  const found = CALLS.find(([, , form]) => form.test(path));
  return found && [found[0], found[1]];
}

/** The whole text of an answer with attempts in what it carries; undefined where it carries no JSON. */
export function hostileAnswer(call: Call, text: string, choice: Choice): string | undefined {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return undefined;
  }
  // What a file holds is judged by who reads it: its call knows it as a text alone.
  const whole = call.answer === 'text' && choice === 'accepted' ? 'all' : choice;
  if (call.family === 'raw') return JSON.stringify(withAttempts(call, answer, whole));
  if (!isRecord(answer)) return undefined;
  if (call.family === 'im') {
    const { StatusCode, ...data } = answer;
    const hostile = withAttempts(call, data, choice);
    return JSON.stringify({ ...(isRecord(hostile) && hostile), StatusCode });
  }
  const { data } = answer;
  if (call.family !== 'ob' || call.noDecode || typeof data !== 'string')
    return JSON.stringify({ ...answer, data: withAttempts(call, data, choice) });
  const carried: unknown = JSON.parse(inflateSync(Buffer.from(data, 'base64')).toString());
  const packed = deflateSync(JSON.stringify(withAttempts(call, carried, choice))).toString('base64');
  return JSON.stringify({ ...answer, data: packed });
}

/** Whether the text of an answer carries what was asked for, and is no refusal. */
export function carriesValue(call: Call, text: string): boolean {
  const answer: unknown = JSON.parse(text);
  if (call.family === 'raw') return true;
  if (!isRecord(answer)) return false;
  const code = (name: string): string | number => {
    const value = answer[name];
    return typeof value === 'number' ? value : String(value);
  };
  if (call.family === 'platform') return isPlatformSuccess(code('status_code'));
  if (call.family === 'im') return isVenueSuccess(code('StatusCode'));
  return isVenueSuccess(code('code')) || (call.family === 'fb' && code('code') === 0);
}

/** A refusal in the call's own envelope whose every text is an attempt. */
export function hostileRefusal(call: Call): string {
  const words = attempt();
  if (call.family === 'im') return JSON.stringify({ StatusCode: 7777, StatusDesc: words });
  if (call.family === 'ob') return JSON.stringify({ code: '7777', msg: words, data: words });
  if (call.family === 'fb')
    return JSON.stringify({ success: false, code: 7777, message: words, data: words });
  return JSON.stringify({
    status_code: 7777,
    message: words,
    data: { phone: words, email: words, ip: words, address: words },
  });
}
