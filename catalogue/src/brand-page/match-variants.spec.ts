import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PAGES = join(__dirname, '../../../libs/sports-betting/src');

describe('matches on the page of a brand', () => {
  it('have only parts that the pages of sports have', () => {
    const pages = readdirSync(PAGES, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx') && !name.endsWith('.spec.tsx'))
      .map((name) => readFileSync(join(PAGES, name), 'utf8'))
      .join('\n');
    const shown = readFileSync(join(__dirname, 'match-variants.tsx'), 'utf8');
    const parts = [...shown.matchAll(/\b((?:match|team|odds|card|price)-[a-z]+)\b/g)].map(
      ([, name]) => name ?? '',
    );
    expect(parts.length).toBeGreaterThan(5);
    expect(parts.filter((name) => !pages.includes(name) && name !== 'match-variants')).toEqual([]);
  });
});
