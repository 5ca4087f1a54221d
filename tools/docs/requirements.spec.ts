import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { byArea, readRows } from '../commands/requirement-rows.mjs';

const ROOT = join(__dirname, '../..');
const FOLDER = join(ROOT, 'docs/requirements');
const text = (file: string) => readFileSync(join(ROOT, file), 'utf8');

const rows = readRows(FOLDER);

describe('the requirements', () => {
  it('have no row twice', () => {
    const ids = rows.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('are counted by README as many as they are', () => {
    const [, count] = /^Each of the (\d+) requirements is proven/m.exec(text('README.md')) ?? [];
    expect(Number(count)).toBe(rows.length);
  });

  it('are counted by their own page area by area, the decisions of open questions too', () => {
    const table = text('docs/requirements/README.md').matchAll(
      /^\| \[([^\]]+)\]\(([\w-]+\.md)\) \| (\d+) \|$/gm,
    );
    const counted = [...table].map(([, title = '', page = '', count]) => [
      title.split(' - ')[0],
      page,
      Number(count),
    ]);
    const decisions = text('docs/requirements/open-questions.md').match(/^\| OPEN-\d{3} \|/gm) ?? [];
    const areas = byArea(rows, new Set()).map(({ area, count }) => [area, `${area.toLowerCase()}.md`, count]);
    expect(new Set(counted)).toEqual(
      new Set([...areas, ['Open questions and the decision taken', 'open-questions.md', decisions.length]]),
    );
  });
});
