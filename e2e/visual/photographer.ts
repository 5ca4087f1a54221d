import type { Page } from '@playwright/test';
import { MOMENT } from '../fixtures/moment';
import { readPicture, type Picture } from './picture';

const WEIGHTS = [400, 500, 600, 700];
/** Letters and digits from one file, Chinese characters from another. */
const FACES = [
  ['chinese-simplified', ''],
  ['latin', ';unicode-range:U+0000-00FF,U+2000-206F,U+20AC,U+2212'],
] as const;
const FAMILY = 'Photograph';

/** One family for every brand, so that a photograph shows the same letters on any machine. */
const FONT_STYLES = [
  ...WEIGHTS.flatMap((weight) =>
    FACES.map(
      ([subset, range]) =>
        `@font-face{font-family:${FAMILY};font-weight:${String(weight)};src:url(/fonts/noto-sans-sc-${subset}-${String(weight)}-normal.woff2)${range}}`,
    ),
  ),
  ...['body', 'display', 'numeric'].map((name) => `:root{--font-${name}:${FAMILY}!important}`),
].join('\n');

/** How the page is dressed; names as in the catalogue's toolbar. */
export interface Dress {
  readonly brand: string;
  readonly theme: 'light' | 'dark';
}

/** What is photographed: all states of a component on one sheet, or one story alone, which `opens` over the page or does not. */
export type Subject = { readonly file: string } | { readonly story: string; readonly opens: boolean };

/** How open parts over the page mark themselves: those of Base UI, outside the story, and our own that docks at a side. */
const OPENED = '[data-open]:not(main *, [data-starting-style]), main [data-side]';

const query = (subject: Subject): string =>
  'file' in subject ? `id=sheet--component&args=file:${subject.file}` : `id=${subject.story}`;

/** Opens a subject and waits until everything that it shows is there. */
export async function openSubject(page: Page, subject: Subject, { brand, theme }: Dress): Promise<void> {
  await page.clock.setFixedTime(MOMENT);
  await page.goto(`/iframe.html?viewMode=story&${query(subject)}&globals=brand:${brand};theme:${theme}`);
  await page.locator('body.sb-show-main main').waitFor();
  await setLetters(page);
  if ('story' in subject && subject.opens) await page.locator(OPENED).first().waitFor();
  await drawn(page);
}

/** Gives the page the letters of all photographs; they are served beside it under `/fonts/`. */
export async function setLetters(page: Page): Promise<void> {
  await page.addStyleTag({ content: FONT_STYLES });
}

/** Waits until letters and pictures are there and all stands where it belongs. */
export async function drawn(page: Page): Promise<void> {
  await settle(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
  await settle(page);
}

/** Turns the page to another theme without opening it anew; the attribute is all that tells the themes apart. */
export async function turnTo(page: Page, theme: Dress['theme']): Promise<void> {
  await page.evaluate((name) => void (document.documentElement.dataset['theme'] = name), theme);
  await settle(page);
}

/** What is opening, or stands for a part on its way: React shows that for a third of a second even where the part is quicker. */
const COMING = '[data-starting-style], [aria-busy="true"]:not(button, input)';

/** Waits until what was fetched on demand is drawn and stands where it belongs. A story that waits for good is waited for two seconds. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async (coming) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const shape = () => {
      const { width, height } = document.documentElement.getBoundingClientRect();
      return `${String(width)} ${String(height)} ${String(document.body.innerHTML.length)}`;
    };
    let [before, still] = [shape(), 0];
    for (let tries = 0; still < 4 && tries < 120; tries += 1) {
      await frame();
      const now = shape();
      still = now === before && document.querySelector(coming) === null ? still + 1 : 0;
      before = now;
    }
  }, COMING);
}

/**
 * Photographs the page, with everything that moves at its end.
 * @param fullPage false photographs what the window shows
 */
export async function photograph(page: Page, { fullPage = true } = {}): Promise<Picture> {
  return readPicture(await page.screenshot({ fullPage, animations: 'disabled', caret: 'hide' }));
}
