import { useRef, useState } from 'react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { cx } from '../styling/class-names';
import { canOptimize, IMAGE_QUALITY, imageSources } from './image-path';
import { useNearViewport } from './use-near-viewport';

/** How early a picture below the window is fetched, in CSS pixels (MEDIA-018). */
export const IMAGE_MARGIN = 100;
/** How often the picture itself is tried when the optimizer has failed (MEDIA-015, OPEN-054). */
export const IMAGE_ORIGINAL_TRIES = 3;

export interface ImageProps extends Omit<
  ComponentPropsWithoutRef<'span'>,
  'children' | 'onLoad' | 'placeholder'
> {
  /** The picture's address, not yet optimized. */
  readonly source: string;
  /** What it shows; empty for mere decoration. */
  readonly alt: string;
  /** Its size on the page in CSS pixels: keeps its place free, and picks what is fetched. */
  readonly width: number;
  readonly height: number;
  /** How wide it is by the window's width, where that differs (the `sizes` attribute). */
  readonly sizes?: string;
  /** 1 to 100. */
  readonly quality?: number;
  /** For what is seen first: fetched at once and before others. */
  readonly priority?: boolean;
  /** Fetches the address as it is, for pictures that the build has optimized already. */
  readonly unoptimized?: boolean;
  readonly fit?: 'cover' | 'contain';
  /** Shown when it cannot be had. */
  readonly placeholder?: ReactNode;
  readonly onLoad?: () => void;
  /** Called once it is clear that it cannot be had. */
  readonly onFailed?: () => void;
}

/** What the picture itself takes of {@link ImageProps}; what was not given arrives as undefined. */
type PictureProps = {
  readonly [Name in PictureOption]: ImageProps[Name] | undefined;
} & Pick<ImageProps, 'source' | 'alt' | 'width' | 'height'> & {
    readonly near: boolean;
    readonly priority: boolean;
  };
type PictureOption = 'sizes' | 'quality' | 'unoptimized' | 'fit' | 'placeholder' | 'onLoad' | 'onFailed';

function Picture({
  source,
  alt,
  width,
  height,
  sizes,
  quality = IMAGE_QUALITY,
  priority,
  unoptimized = false,
  fit = 'cover',
  placeholder,
  onLoad,
  onFailed,
  near,
}: PictureProps) {
  const optimized = !unoptimized && canOptimize(source);
  // The first step is the optimizer's, where it applies; each further one asks for the original again.
  const [step, setStep] = useState(optimized ? 0 : 1);
  const [loaded, setLoaded] = useState(false);

  if (source === '' || step > IMAGE_ORIGINAL_TRIES) {
    const fallback = placeholder ?? <Icon name="image" className="m-auto size-1/3 max-w-12 text-muted" />;
    return (
      <span
        data-part="placeholder"
        className="flex size-full items-center justify-center"
        {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
      >
        {fallback}
      </span>
    );
  }
  if (!near) return null;
  const sources =
    step === 0 ? { ...imageSources(source, { width, quality, sizes }), sizes } : { src: source };
  return (
    <img
      key={step}
      {...sources}
      alt={alt}
      width={width}
      height={height}
      decoding={priority ? 'sync' : 'async'}
      fetchPriority={priority ? 'high' : 'auto'}
      draggable={false}
      data-loaded={loaded || undefined}
      className={cx('block size-full', fit === 'cover' ? 'object-cover' : 'object-contain')}
      onLoad={() => {
        setLoaded(true);
        onLoad?.();
      }}
      onError={() => {
        setStep(step + 1);
        if (step === IMAGE_ORIGINAL_TRIES) onFailed?.();
      }}
    />
  );
}

/**
 * A picture through the optimizer, fetched when it comes near the window. When the optimizer fails the original is tried,
 * then a placeholder stands in (MEDIA-015). Its place is kept free from the start.
 */
export function Image({
  source,
  alt,
  width,
  height,
  sizes,
  quality,
  priority = false,
  unoptimized,
  fit,
  placeholder,
  onLoad,
  onFailed,
  className,
  style,
  ...rest
}: ImageProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const near = useNearViewport(frame, IMAGE_MARGIN, priority);
  const picture = {
    source,
    alt,
    width,
    height,
    sizes,
    quality,
    unoptimized,
    fit,
    placeholder,
    onLoad,
    onFailed,
  };
  return (
    <span
      {...rest}
      ref={frame}
      className={cx('block max-w-full overflow-hidden', className)}
      style={{ aspectRatio: `${width} / ${height}`, width, ...style }}
    >
      <Picture key={source} {...picture} near={near} priority={priority} />
    </span>
  );
}
