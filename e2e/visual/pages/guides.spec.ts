import { MATRIX } from '../../fixtures/tier';
import { createCamera } from '../guides/camera';
import { codeFilm } from '../guides/code-film';
import { compareOrKeep, KEEP, keepFilm } from '../guides/kept-guides';
import { WALKS, type Walk } from '../guides/walks';
import { drawn, photograph, setLetters } from '../photographer';
import { expect, test } from './test';

const PASSWORD = 'Heptad2026';
const SIZE = { width: 390, height: 844 };

/** Of every brand one walk is compared in `npm test`; all others with the full matrix. */
const tierOf = ({ name }: Walk) => (name === 'bet' ? {} : MATRIX);

for (const walk of WALKS)
  test(
    `ROUTE-108 ROUTE-109 the pictures of “${walk.name}” are those of its pages, and what they point at is there`,
    tierOf(walk),
    async ({ page, arrive, shell, brand, facts, edge }, info) => {
      test.setTimeout(120_000);
      if (walk.member === undefined) await page.goto('/');
      else await arrive();
      if (walk.member !== undefined) {
        await page.goto('/entry/login?returnTo=%2Fmine');
        await shell.logIn(walk.member, PASSWORD);
        await expect(page).toHaveURL(/\/mine$/);
      }
      const camera = createCamera(page);
      for (const { id, picture, at, target, act } of walk.steps) {
        if (at !== undefined) await page.goto(at);
        const place = target(page);
        await expect(place).toBeVisible();
        await setLetters(page);
        await page.waitForLoadState('networkidle');
        await drawn(page);
        await place.scrollIntoViewIfNeeded();
        const box = await place.boundingBox();
        if (picture !== undefined && box !== null) {
          const { pathname } = new URL(page.url());
          const facts = {
            page: pathname,
            target: [box.x, box.y, box.width, box.height].map(Math.round) as [number, number, number, number],
          };
          const now = await photograph(page, { fullPage: false });
          expect
            .soft(await compareOrKeep(brand, picture, now, facts, info.outputPath(`${picture}.png`)))
            .toBe('');
        }
        const goOn = act === undefined ? undefined : () => act(page, place);
        if (KEEP && walk.film !== undefined && id !== undefined) await camera.step(id, place, goOn);
        else await goOn?.();
      }
      if (!KEEP || walk.film === undefined) return;
      const { frames, steps, length } = camera.film();
      const coder = await page.context().newPage();
      await coder.goto(`${edge.origin}/favicon.svg`);
      const coded = await codeFilm(coder, frames, SIZE);
      await coder.close();
      keepFilm(facts, brand, walk.name, walk.film, { ...SIZE, length: length * 1000, frames: coded }, steps);
    },
  );
