import { Image, type ImageProps } from '../image/image';
import { NavigationLink } from '../navigation-link/navigation-link';
import { cx, FOCUS_RING_INSIDE } from '../styling/class-names';

export interface BannerImage {
  readonly source: string;
  /** What it shows; also names its dot. */
  readonly alt: string;
  readonly href?: string;
}

interface BannerPictureProps extends Pick<
  ImageProps,
  'width' | 'height' | 'sizes' | 'priority' | 'onLoad' | 'onFailed'
> {
  readonly image: BannerImage;
}

/** One picture of a banner, a link where it leads somewhere. */
export function BannerPicture({ image, ...rest }: BannerPictureProps) {
  const picture = <Image {...rest} source={image.source} alt={image.alt} style={{ width: '100%' }} />;
  if (image.href === undefined) return picture;
  return (
    // Its name does not wait for the picture.
    <NavigationLink href={image.href} aria-label={image.alt} className={cx('block', FOCUS_RING_INSIDE)}>
      {picture}
    </NavigationLink>
  );
}
