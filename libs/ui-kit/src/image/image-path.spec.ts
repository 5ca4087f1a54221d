import { IMAGE_DEVICE_WIDTHS, IMAGE_SIZES } from '@heptad/formatting';
import fc from 'fast-check';
import { canOptimize, imageSources, optimizedImagePath } from './image-path';

const LISTED: readonly number[] = [...IMAGE_SIZES, ...IMAGE_DEVICE_WIDTHS];
const widthsOf = (text: string) => [...text.matchAll(/w=(\d+)&/g)].map((match) => Number(match[1]));

describe('optimizedImagePath', () => {
  it('MEDIA-017 builds the path with the source encoded', () => {
    expect(optimizedImagePath('https://a.example/图 1.png?x=1&y=2', { width: 640, quality: 80 })).toBe(
      '/api/ImageOptimizer/w=640&q=80/https%3A%2F%2Fa.example%2F%E5%9B%BE%201.png%3Fx%3D1%26y%3D2',
    );
  });

  it('MEDIA-017 asks for quality 75 when none is given', () => {
    expect(optimizedImagePath('/a.png', { width: 64 })).toBe('/api/ImageOptimizer/w=64&q=75/%2Fa.png');
  });

  it('MEDIA-017 gives back any source by decoding its last segment', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (source) => {
        const path = optimizedImagePath(source, { width: 16 });
        expect(path.split('/')).toHaveLength(5);
        expect(decodeURIComponent(path.split('/')[4] ?? '')).toBe(source);
      }),
    );
  });
});

describe('imageSources', () => {
  it('MEDIA-019 MEDIA-020 lists the widths of the ladder', () => {
    expect(IMAGE_DEVICE_WIDTHS).toEqual([640, 750, 828, 1080, 1200, 1920, 2048, 3840]);
    expect(IMAGE_SIZES).toEqual([16, 32, 48, 64, 96, 128, 256, 384]);
  });

  it('offers one and two times the size for a picture of fixed size', () => {
    const { src, srcSet } = imageSources('/a.png', { width: 40, quality: 80 });
    expect(srcSet).toBe(
      `${optimizedImagePath('/a.png', { width: 48, quality: 80 })} 1x, ${optimizedImagePath('/a.png', { width: 96, quality: 80 })} 2x`,
    );
    expect(widthsOf(src)).toEqual([96]);
  });

  it('offers every device width for a picture as wide as the window', () => {
    const { srcSet } = imageSources('/a.png', { width: 390, quality: 80, sizes: '100vw' });
    expect(widthsOf(srcSet)).toEqual([...IMAGE_DEVICE_WIDTHS]);
    expect(srcSet).toContain(' 640w');
  });

  it('leaves out what `sizes` can never lead to', () => {
    const { srcSet } = imageSources('/a.png', {
      width: 390,
      quality: 80,
      sizes: '(min-width: 1024px) 25vw, 100vw',
    });
    expect(Math.min(...widthsOf(srcSet))).toBe(256);
  });

  it('MEDIA-019 MEDIA-020 never asks for a width that is not listed', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9_000 }),
        fc.option(fc.constant('50vw'), { nil: undefined }),
        (width, sizes) => {
          const { src, srcSet } = imageSources('/a.png', { width, quality: 80, sizes });
          expect(widthsOf(src + srcSet).every((one) => LISTED.includes(one))).toBe(true);
        },
      ),
    );
  });
});

describe('canOptimize', () => {
  it.each(['/a.png', 'https://a.example/b.webp?x=.svg1'])('takes %s', (source) => {
    expect(canOptimize(source)).toBe(true);
  });

  it.each(['', 'data:image/png;base64,AA', 'blob:https://a.example/1', '/a.svg', '/a.SVG?v=1'])(
    'leaves %p as it is',
    (source) => {
      expect(canOptimize(source)).toBe(false);
    },
  );
});
