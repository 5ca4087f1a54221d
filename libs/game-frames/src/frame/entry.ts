import * as v from 'valibot';

/** The languages that a game speaks. */
export const LANGUAGES = ['zh-CN', 'zh-TW', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What a game's address says. */
export interface Entry {
  /** The session that the launch gave; undefined where the address has none. */
  readonly token: string | undefined;
  readonly language: Language;
}

const language = v.fallback(v.picklist(LANGUAGES), 'zh-CN');
const token = v.pipe(v.string(), v.regex(/^[\w.~-]{8,512}$/));
/** What stays with the page in the browser's history, so that a reload finds its session again. */
const kept = v.object({ session: token });

const parsed = <T>(schema: v.GenericSchema<unknown, T>, value: unknown): T | undefined => {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : undefined;
};

/**
 * Reads the address of a game, `?lang=en#token=…`, and takes the token out of it, before anything is asked or could be asked
 * by it. The session stays with this entry of the browser's history, where no address shows it.
 */
export function takeEntry({ location, history }: Pick<Window, 'location' | 'history'>): Entry {
  const given = parsed(token, new URLSearchParams(location.hash.slice(1)).get('token'));
  const session = given ?? parsed(kept, history.state)?.session;
  if (location.hash !== '')
    history.replaceState(session === undefined ? null : { session }, '', location.pathname + location.search);
  return {
    token: session,
    language: v.parse(language, new URLSearchParams(location.search).get('lang')),
  };
}
