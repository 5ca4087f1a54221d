/** The autoplay asks for the next frame in each frame, to tell how long a slide still stays; the pause counts that by itself. */
const EVERY_FRAME = /\n\s*raf = requestAnimationFrame\(\(\) => \{\s*calcTimeLeft\(\);\s*\}\);/;

/**
 * Swiper's autoplay without its work in every frame, for a listener that the product does not have: on a slow phone it took a third
 * of the time of a page that only shows slides.
 * @throws Error when there is nothing to leave out: the work would silently come back
 */
export function withoutFrames(code: string): string {
  if (!EVERY_FRAME.test(code))
    throw new Error('Swiper counts the time of a slide in another way now: mend tools/vite/lean-swiper.ts.');
  return code.replace(EVERY_FRAME, '');
}
