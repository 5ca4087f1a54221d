import type { Page } from 'playwright';

declare global {
  var typing: { begins: number; before: string };
}

/**
 * Types one letter and waits until other results stand in a frame that was painted.
 * @param selector of the results, links
 * @returns milliseconds since the browser had the letter
 */
export async function letterToResults(page: Page, letter: string, selector: string): Promise<number> {
  await page.evaluate((links) => {
    const shown = [...document.querySelectorAll(links)].map((each) => each.getAttribute('href')).join();
    globalThis.typing = { begins: 0, before: shown };
    const begin = ({ timeStamp }: Event): void => {
      globalThis.typing.begins ||= timeStamp;
    };
    // A key has one of the two first, what is put in without a key the other alone.
    for (const name of ['keydown', 'input'])
      document.addEventListener(name, begin, { capture: true, once: true });
  }, selector);
  await page.keyboard[/\w/.test(letter) ? 'press' : 'insertText'](letter);
  const drawn = await page.waitForFunction(
    (links) => {
      const shown = [...document.querySelectorAll(links)].map((each) => each.getAttribute('href')).join();
      return shown === globalThis.typing.before ? undefined : performance.now() - globalThis.typing.begins;
    },
    selector,
    { polling: 'raf' },
  );
  const ms = await drawn.jsonValue();
  if (ms === undefined) throw new Error(`"${letter}" changed nothing.`);
  return ms;
}
