type Keys = readonly (string | number)[];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What stands at a path of a file that may hold anything; undefined where the path leads nowhere. */
export function readAt(value: unknown, path: Keys): unknown {
  let node = value;
  for (const key of path) {
    if (Array.isArray(node) && typeof key === 'number') node = node[key];
    else if (isRecord(node) && Object.hasOwn(node, String(key))) node = node[String(key)];
    else return undefined;
  }
  return node;
}

/** A copy of `value` with something else at a path; objects on the way are made where they are missing. */
export function writeAt(value: unknown, path: Keys, next: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return next;
  if (Array.isArray(value) && typeof key === 'number')
    return value.map((item, index) => (index === key ? writeAt(item, rest, next) : item));
  const record = isRecord(value) ? value : {};
  return { ...record, [key]: writeAt(record[String(key)], rest, next) };
}

/** A copy without what stands at a path, and without objects that are empty after it. */
export function removeAt(value: unknown, path: readonly string[]): unknown {
  const [key, ...rest] = path;
  if (key === undefined || !isRecord(value)) return value;
  const { [key]: inner, ...others } = value;
  if (rest.length === 0 || inner === undefined) return others;
  const left = removeAt(inner, rest);
  return isRecord(left) && Object.keys(left).length === 0 ? others : { ...value, [key]: left };
}

/** The text at a path; empty where there is none. */
export function textAt(value: unknown, path: Keys): string {
  const found = readAt(value, path);
  return typeof found === 'string' ? found : '';
}

/** The names of a list at a path; none where it is no list. */
export function listAt(value: unknown, path: Keys): readonly string[] {
  const found = readAt(value, path);
  return Array.isArray(found) ? found.filter((item) => typeof item === 'string') : [];
}

/** The names of an object's entries at a path, without the `$…` that describe it. */
export function namesAt(value: unknown, path: Keys): readonly string[] {
  const found = readAt(value, path);
  return isRecord(found) ? Object.keys(found).filter((name) => !name.startsWith('$')) : [];
}
