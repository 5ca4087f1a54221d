import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { BASELINES, complaintAbout, pack, unpack } from './baselines';
import { openSubject, photograph } from './photographer';
import type { Picture } from './picture';
import { partsOf, type Kept } from './picture-comparison';
import { expect, test } from './test';

const KB = 1024;
/** Of a channel. */
const NOISE = 40;
const DRESS = { brand: 'ky', theme: 'light' } as const;
const BUTTONS = { file: 'button' } as const;
const BRAND_PAGE = { story: 'brands-page--of-the-toolbar', opens: false } as const;

/** Changes a colour of the theme by one step of one channel, the least that there is. */
async function stepToken(page: Page, token: string): Promise<void> {
  await page.evaluate((property) => {
    const { style } = document.documentElement;
    const value = getComputedStyle(document.documentElement).getPropertyValue(property).trim();
    const blue = Number.parseInt(value.slice(5, 7), 16);
    const stepped = (blue > 127 ? blue - 1 : blue + 1).toString(16).padStart(2, '0');
    style.setProperty(property, `${value.slice(0, 5)}${stepped}${value.slice(7)}`);
  }, `--color-${token}`);
}

/** Moves the strength of every pixel that is no plane, as another version of a browser does at the edges of letters. */
function roughened(picture: Picture): Picture {
  const planes = partsOf(picture);
  const pixels = picture.pixels.map((pixel, index) => {
    if (planes[index] !== 0) return pixel;
    const by = (index * 7) % (NOISE + 1);
    return [0, 8, 16]
      .map((shift) => ({ shift, value: (pixel >>> shift) & 255 }))
      .reduce((sum, { shift, value }) => sum | ((value > 127 ? value - by : value + by) << shift), 255 << 24);
  });
  return { ...picture, pixels };
}

/** What would be kept of a photograph, as it comes back. */
const keptOf = async (photograph: Picture): Promise<Kept> => unpack(await pack(photograph));

test('the same story photographed twice is the same', async ({ studio: page }) => {
  await openSubject(page, BUTTONS, DRESS);
  const first = await photograph(page);
  expect(complaintAbout(await photograph(page), await keptOf(first))).toBe('');
  await openSubject(page, BUTTONS, DRESS);
  expect(complaintAbout(await photograph(page), await keptOf(first))).toBe('');
});

test('letters whose edges are a little different are the same', async ({ studio: page }) => {
  await openSubject(page, BUTTONS, DRESS);
  const first = await photograph(page);
  const rough = roughened(first);
  expect(rough.pixels.filter((pixel, index) => pixel !== first.pixels[index]).length).toBeGreaterThan(1000);
  expect(complaintAbout(rough, await keptOf(first))).toBe('');
});

for (const [way, style] of [
  ['to the side', 'left: 2px'],
  ['down', 'top: 2px'],
] as const) {
  test(`one button two pixels ${way} is a difference`, async ({ studio: page }) => {
    await openSubject(page, BUTTONS, DRESS);
    const first = await photograph(page);
    await page.addStyleTag({
      content: `[data-story=Primary] button { position: relative; ${style} }`,
    });
    expect(complaintAbout(await photograph(page), await keptOf(first))).toMatch(/spots differ/);
  });
}

test('a word two pixels to the side is a difference', async ({ studio: page }) => {
  await openSubject(page, { file: 'navigation-link' }, DRESS);
  const first = await photograph(page);
  await page.addStyleTag({ content: '[data-story] a { position: relative; left: 2px }' });
  expect(complaintAbout(await photograph(page), await keptOf(first))).toMatch(/spots differ/);
});

test('an accent one step off is a difference on a button', async ({ studio: page }) => {
  await openSubject(page, BUTTONS, DRESS);
  const first = await photograph(page);
  await stepToken(page, 'accent');
  expect(complaintAbout(await photograph(page), await keptOf(first))).toMatch(/fills are/);
});

test('every colour one step off is a difference on the brand’s page', async ({ studio: page }) => {
  await openSubject(page, BRAND_PAGE, DRESS);
  const first = await photograph(page);
  for (const token of ['text', 'muted', 'line', 'focus', 'up', 'locked', 'on-head-special']) {
    await page.evaluate(() => document.documentElement.removeAttribute('style'));
    await stepToken(page, token);
    expect(complaintAbout(await photograph(page), await keptOf(first)), token).toMatch(/fills are/);
  }
});

test('a story of another height is a difference', async ({ studio: page }) => {
  await openSubject(page, { file: 'state-message' }, DRESS);
  const first = await photograph(page);
  await page.addStyleTag({ content: 'main { padding-bottom: 90px }' });
  expect(complaintAbout(await photograph(page), await keptOf(first))).toMatch(/^is 390/);
});

test('the photographs that are kept take little room', () => {
  const sizes = readdirSync(BASELINES, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.webp'))
    .map((name) => ({ name, size: statSync(join(BASELINES, name)).size }));
  expect(sizes.filter(({ size }) => size > 48 * KB)).toEqual([]);
  expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(3 * KB * KB);
});
