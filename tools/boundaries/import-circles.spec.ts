import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as fc from 'fast-check';
import { importCircles, importGraph } from './import-circles';

const ROOT = join(__dirname, '../..');

it('no circle of imports in the workspace is larger than three files, `import type` counted', () => {
  const graph = importGraph(ROOT);
  expect(graph.size).toBeGreaterThan(1_000);
  expect(importCircles(graph).filter((circle) => circle.length > 3)).toEqual([]);
});

describe('the graph of imports', () => {
  let root: string;

  function write(file: string, code: string): void {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), code);
  }
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'heptad-circles-'));
    for (const folder of ['apps', 'libs', 'tools', 'e2e', 'catalogue']) mkdirSync(join(root, folder));
  });
  afterEach(() => {
    rmSync(root, { recursive: true, force: true });
  });

  it.each([
    ['a value', "import { b } from './b';"],
    ['a type', "import type { B } from './b';"],
    ['a type among values', "import { type B } from './b';"],
    ['an export from elsewhere', "export type { B } from './b';"],
    ['a lazy import', "export const load = () => import('./b');"],
  ])('counts %s', (_, code) => {
    write('libs/one/src/a.ts', code);
    write('libs/one/src/b.tsx', '');
    expect(importGraph(root).get('libs/one/src/a.ts')).toEqual(['libs/one/src/b.tsx']);
  });

  it('finds libraries and their test code by alias, folders by their index, and passes packages over', () => {
    write(
      'libs/one/src/a.ts',
      ["'react'", "'@heptad/two'", "'@heptad/two/testing'", "'./parts'", "'./gone'", "'./texts.json'"]
        .map((from) => `import ${from};`)
        .join('\n'),
    );
    write('libs/one/src/parts/index.ts', '');
    write('libs/two/src/index.ts', '');
    write('libs/two/src/testing/index.ts', '');
    expect(importGraph(root).get('libs/one/src/a.ts')).toEqual([
      'libs/two/src/index.ts',
      'libs/two/src/testing/index.ts',
      'libs/one/src/parts/index.ts',
    ]);
  });

  it('shows a circle over two libraries', () => {
    write('libs/one/src/index.ts', "export { a } from './a';");
    write('libs/one/src/a.ts', "import type { B } from '@heptad/two';");
    write('libs/two/src/index.ts', "export type { B } from './b';");
    write('libs/two/src/b.ts', "import { a } from '@heptad/one';");
    expect(importCircles(importGraph(root))).toHaveLength(1);
    expect(importCircles(importGraph(root))[0]).toHaveLength(4);
  });
});

describe('circles', () => {
  const graphOf = (edges: Readonly<Record<string, string>>) =>
    new Map(Object.entries(edges).map(([file, targets]) => [file, [...targets]]));

  it('are none in a tree, in a diamond, or of a file that imports itself', () => {
    expect(importCircles(graphOf({ a: 'bc', b: 'd', c: 'd', d: '' }))).toEqual([]);
    expect(importCircles(graphOf({ a: 'a' }))).toEqual([]);
    expect(importCircles(new Map())).toEqual([]);
  });

  it('are each found once, whole, wherever the search begins', () => {
    expect(importCircles(graphOf({ a: 'b', b: 'c', c: 'a', d: 'ae', e: 'd' }))).toEqual([
      ['a', 'b', 'c'],
      ['d', 'e'],
    ]);
    // Two rings through one file are one circle.
    expect(importCircles(graphOf({ a: 'bc', b: 'a', c: 'a' }))).toEqual([['a', 'b', 'c']]);
  });

  it('hold exactly the files that reach each other', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    const graphs = fc
      .array(fc.subarray(names), { minLength: names.length, maxLength: names.length })
      .map((targets) => new Map(names.map((name, index) => [name, targets[index] ?? []])));
    fc.assert(
      fc.property(graphs, (graph) => {
        const circles = importCircles(graph);
        const together = (one: string, other: string) =>
          circles.some((circle) => circle.includes(one) && circle.includes(other));
        for (const one of names)
          for (const other of names)
            if (one !== other)
              expect(together(one, other)).toBe(reaches(graph, one, other) && reaches(graph, other, one));
      }),
    );
  });
});

function reaches(graph: ReadonlyMap<string, readonly string[]>, from: string, to: string): boolean {
  const seen = new Set<string>();
  const next = [from];
  for (let file = next.pop(); file !== undefined; file = next.pop()) {
    for (const target of graph.get(file) ?? []) {
      if (target === to) return true;
      if (!seen.has(target)) next.push(target);
      seen.add(target);
    }
  }
  return false;
}
