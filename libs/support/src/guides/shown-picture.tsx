import { cx } from '@heptad/ui-kit';
import type { GuidePicture } from './brand-guides';

interface ShownPictureProps {
  readonly picture: GuidePicture;
  /** What it shows, for those who do not see it; empty where the words beside it say that. */
  readonly alt: string;
  readonly className?: string;
}

const percent = (part: number, whole: number): string => `${String((100 * part) / whole)}%`;

/** A picture of a page, with a ring around what is to be tapped. The ring is drawn over it: the picture stays as it was taken. */
export function ShownPicture({ picture, alt, className }: ShownPictureProps) {
  const { source, width, height, target } = picture;
  const [left, top, wide, high] = target;
  return (
    <span className={cx('relative block', className)} style={{ aspectRatio: `${width} / ${height}` }}>
      <img
        src={source}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        draggable={false}
        className="block size-full rounded-m border border-line"
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute rounded-s outline-3 outline-offset-2 outline-accent"
        style={{
          left: percent(left, width),
          top: percent(top, height),
          width: percent(wide, width),
          height: percent(high, height),
        }}
      />
    </span>
  );
}
