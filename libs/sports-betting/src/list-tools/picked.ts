/** A choice among ids that are not all known yet: the named ids, or all except the named ids. */
export interface Picked {
  readonly all: boolean;
  readonly except: ReadonlySet<string>;
}

const ALL_MARK = 'all';
const ID = /^[\w-]{1,30}$/;
/** An address stays short enough for every browser. */
const MOST_IDS = 200;

export const EVERYTHING: Picked = { all: true, except: new Set() };
export const NOTHING: Picked = { all: false, except: new Set() };

/** Whether an id is chosen. */
export function isPicked({ all, except }: Picked, id: string): boolean {
  return all !== except.has(id);
}

/** The same choice with one id chosen or not. */
export function withPicked(picked: Picked, id: string, wanted: boolean): Picked {
  const except = new Set(picked.except);
  if (picked.all === wanted) except.delete(id);
  else except.add(id);
  return { all: picked.all, except };
}

/** Reads `5101,5102` or `all,5103`; ids that are none are passed over. @param fallback without a text */
export function readPicked(text: string | null, fallback: Picked): Picked {
  if (text === null) return fallback;
  const parts = text.split(',');
  const all = parts[0] === ALL_MARK;
  return { all, except: new Set(parts.slice(all ? 1 : 0, MOST_IDS).filter((id) => ID.test(id))) };
}

/** What {@link readPicked} reads; null where it equals the fallback. */
export function writePicked({ all, except }: Picked, fallback: Picked): string | null {
  if (all === fallback.all && except.size === 0) return null;
  return [...(all ? [ALL_MARK] : []), ...except].join(',');
}
