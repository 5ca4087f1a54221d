import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (page: string, file: string): string => readFileSync(join(__dirname, page, file), 'utf8');
const pages = readdirSync(__dirname).filter((name) => existsSync(join(__dirname, name, 'index.html')));
const branded = pages.filter((page) => read(page, 'index.html').includes('<!--brand-head-->'));

describe('a bench’s page with the head of a brand', () => {
  it.each(branded)(
    '%s says that it has started, else that head loads it anew in the middle of the bench',
    (page) => {
      expect(read(page, 'main.tsx')).toContain("dataset[STARTED] = ''");
    },
  );

  it('is there at all', () => {
    expect(branded).toContain('tick');
  });
});
