import { IMAGE_DEVICE_WIDTHS, IMAGE_WIDTHS } from '@heptad/formatting';

/** What the image component asks for (MEDIA-016). */
export const IMAGE_QUALITY = 80;
/** Default quality of the path (MEDIA-017). */
const PATH_QUALITY = 75;

const WIDEST = 3840;

/** The optimizer's address of a picture (MEDIA-017); `width` in pixels, `quality` from 1 to 100. */
export function optimizedImagePath(source: string, options: { width: number; quality?: number }): string {
  return `/api/ImageOptimizer/w=${options.width}&q=${options.quality ?? PATH_QUALITY}/${encodeURIComponent(source)}`;
}

/** Whether the optimizer takes a picture: it has an address, and is no drawing that scales by itself. */
export function canOptimize(source: string): boolean {
  return source !== '' && !/^(data|blob):/i.test(source) && !/\.svg(?:[?#]|$)/i.test(source);
}

export interface ImageSources {
  readonly src: string;
  readonly srcSet: string;
}

/**
 * The addresses a browser may choose from: by density when the picture has a size of its own, by width when `sizes` says
 * how it goes with the window. Only listed widths occur (MEDIA-019, MEDIA-020).
 *
 * @param options.width the picture's width on the page in CSS pixels
 */
export function imageSources(
  source: string,
  options: { width: number; quality: number; sizes?: string | undefined },
): ImageSources {
  const path = (width: number) => optimizedImagePath(source, { width, quality: options.quality });
  if (options.sizes !== undefined) {
    const least = leastWidth(options.sizes);
    const widths = IMAGE_WIDTHS.filter((width) => width >= least);
    return {
      src: path(listedWidth(options.width * 2)),
      srcSet: widths.map((width) => `${path(width)} ${width}w`).join(', '),
    };
  }
  const [once, twice] = [listedWidth(options.width), listedWidth(options.width * 2)];
  return {
    src: path(twice),
    srcSet: once === twice ? `${path(once)} 1x` : `${path(once)} 1x, ${path(twice)} 2x`,
  };
}

function listedWidth(width: number): number {
  return IMAGE_WIDTHS.find((listed) => listed >= width) ?? WIDEST;
}

/** The least width a `sizes` text can lead to; what is smaller is not worth listing. */
function leastWidth(sizes: string): number {
  const widths = [...sizes.matchAll(/(\d+)(vw|px)/g)].map(([, number, unit]) =>
    unit === 'vw' ? (IMAGE_DEVICE_WIDTHS[0] * Number(number)) / 100 : Number(number),
  );
  return widths.length === 0 ? 0 : Math.min(...widths);
}
