import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../fixtures/program';
import { violationsWithin } from '../pages/accessibility';
import { compareWithKept } from './baselines';
import { listedStories, type ListedStory } from './catalogue-site';
import { openSubject, photograph, turnTo, type Dress, type Subject } from './photographer';
import { expect, test } from './test';

/** The brand whose stories are photographed in both themes at every run. */
const REFERENCE = 'ky';
const FULL_MATRIX = process.env['MATRIX'] === 'all';
/** What is kept of other brands: a colour of the theme that is wrong is wrong here. Of the rest axe judges every story. */
const TELLING = new Set(['brand-page', 'button', 'badge', 'text-field', 'state-message', 'list']);

const fileOf = ({ importPath }: ListedStory): string => /([^/]+)\.stories\.tsx$/.exec(importPath)?.[1] ?? '';

const stories = listedStories().filter(({ id }) => !id.startsWith('sheet--'));
const files = [...new Set(stories.map(fileOf))].sort();

const hasDark = (brand: string): boolean =>
  (
    JSON.parse(readFileSync(join(ROOT, 'brands', brand, 'brand.json'), 'utf8')) as {
      readonly hasDark: boolean;
    }
  ).hasDark;

const brands = readdirSync(join(ROOT, 'brands'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && (FULL_MATRIX || entry.name === REFERENCE))
  .map(({ name }) => name);

/** A file's sheet, and those of its stories that want a screen of their own. */
function subjectsOf(file: string, brand: string): readonly [name: string, subject: Subject][] {
  if (file === 'brand-page') return [[file, { story: 'brands-page--of-the-toolbar', opens: false }]];
  const own = stories.filter((story) => fileOf(story) === file);
  const alone = own.filter(({ tags }) => tags.includes('alone') || tags.includes('page'));
  // Other brands show one of a component's screens: the rest differ by their words only.
  const shown = brand === REFERENCE ? alone : alone.slice(0, 1);
  return [
    ...(alone.length < own.length ? [[file, { file }] as [string, Subject]] : []),
    ...shown.map(({ id, tags }): [string, Subject] => [id, { story: id, opens: tags.includes('alone') }]),
  ];
}

for (const brand of brands) {
  for (const file of files) {
    test(`${file} in ${brand} is drawn as photographed and breaks no accessibility rule`, async ({
      studio: page,
    }, info) => {
      const themes: Dress['theme'][] = hasDark(brand) ? ['light', 'dark'] : ['light'];
      for (const [name, subject] of subjectsOf(file, brand)) {
        await openSubject(page, subject, { brand, theme: 'light' });
        for (const theme of themes) {
          await turnTo(page, theme);
          const kept = brand === REFERENCE || TELLING.has(file);
          const path = `${brand}-${theme}/${name}`;
          const complaint = kept
            ? await compareWithKept(path, await photograph(page), info.outputPath(`${theme}-${name}.png`))
            : '';
          expect.soft(complaint).toBe('');
          // A component is judged by itself: what a page owes is the page's.
          const parts = 'file' in subject ? '[data-story]' : 'body';
          const found = await violationsWithin(page, parts, { colours: theme === 'dark' });
          expect.soft(found, `${name}, ${theme}`).toEqual([]);
        }
      }
    });
  }
}
