import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXTRA_PATHS } from './extra-paths';
import * as PATHS from './paths';

const ROW = /^\| ROUTE-\d{3} \| `([^`]+)`/gm;
const ledger = readFileSync(join(__dirname, '../../../docs/requirements/route.md'), 'utf8');

/** `[id]` and a closing slash are the ledger's way of writing what the router spells `:id` and leaves open. */
const asRoute = (path: string): string =>
  path === '/' ? path : path.replace(/\[(\w+)\]/g, ':$1').replace(/\/$/, '');

describe('the path table', () => {
  const required = [...ledger.matchAll(ROW)].map(([, path]) => asRoute(path!));

  it('holds the paths of all ROUTE rows, letter for letter, and no others', () => {
    expect(required).toHaveLength(146);
    expect(Object.values(PATHS).sort()).toEqual([...required].sort());
  });

  it('names no path twice', () => {
    const all = [...Object.values(PATHS), ...Object.values(EXTRA_PATHS)];
    expect(new Set(all).size).toBe(all.length);
  });
});
