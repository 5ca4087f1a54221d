import { defined } from '@heptad/formatting';
import { useEffect, useRef, useState } from 'react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Carousel, type CarouselProps } from '../carousel/carousel';
import { cx } from '../styling/class-names';
import { BannerPicture, type BannerImage } from './banner-picture';

/** How long the banner is away when its pictures change, in milliseconds (MEDIA-011, OPEN-053). */
export const BANNER_RETURN_MS = 500;

export interface ImageBannerProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  readonly images: readonly BannerImage[];
  /** Its size on the page in CSS pixels, which it keeps from the start. */
  readonly width: number;
  readonly height: number;
  readonly sizes?: string;
  /** Shown until the first picture is there (MEDIA-007). */
  readonly loading: ReactNode;
  readonly labels: CarouselProps['labels'];
  readonly initialIndex?: number;
  readonly onIndexChange?: (index: number) => void;
  /** The first picture is fetched at once and before others. */
  readonly priority?: boolean;
  /** Called when none of the pictures can be shown (MEDIA-010). */
  readonly onFailed?: () => void;
}

/** Pictures over the whole width: one stands alone (MEDIA-009), several go by (MEDIA-008). */
export function ImageBanner({ images, ...rest }: ImageBannerProps) {
  const wanted = images.map((image) => image.source).join('\n');
  const [shown, setShown] = useState(wanted);

  useEffect(() => {
    if (shown === wanted) return;
    const timer = setTimeout(() => setShown(wanted), BANNER_RETURN_MS);
    return () => clearTimeout(timer);
  }, [shown, wanted]);

  return <Pictures key={wanted} {...rest} images={images} away={shown !== wanted} />;
}

function Pictures({
  images,
  away,
  width,
  height,
  sizes,
  loading,
  labels,
  initialIndex = 0,
  onIndexChange,
  priority = false,
  onFailed,
  className,
  style,
  ...rest
}: ImageBannerProps & { readonly away: boolean }) {
  const [loaded, setLoaded] = useState(false);
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set());
  const report = useRef(onFailed);
  const usable = images.filter((image) => image.source !== '' && !broken.has(image.source));
  const failed = usable.length === 0;

  useEffect(() => {
    report.current = onFailed;
  });
  useEffect(() => {
    if (failed) report.current?.();
  }, [failed]);

  const picture = (image: BannerImage, first: boolean) => (
    <BannerPicture
      image={image}
      width={width}
      height={height}
      {...defined({ sizes })}
      priority={priority && first}
      onLoad={() => setLoaded(true)}
      onFailed={() => setBroken((before) => new Set([...before, image.source]))}
    />
  );

  const [first] = usable;
  if (first === undefined) return null;
  return (
    <div
      {...rest}
      data-state={away ? 'away' : loaded ? 'loaded' : 'loading'}
      className={cx('relative w-full overflow-hidden', className)}
      style={{ aspectRatio: `${width} / ${height}`, ...style }}
    >
      {!away && usable.length === 1 && picture(first, true)}
      {!away && usable.length > 1 && (
        <Carousel
          slides={usable.map((image, position) => ({
            id: image.source,
            label: image.alt,
            content: picture(image, position === initialIndex),
          }))}
          labels={labels}
          initialIndex={initialIndex}
          {...defined({ onIndexChange })}
        />
      )}
      {(away || !loaded) && (
        <div data-part="loading" aria-hidden="true" className="pointer-events-none absolute inset-0">
          {loading}
        </div>
      )}
    </div>
  );
}
