import type { ComponentPropsWithoutRef } from 'react';
import { Image } from '../image/image';
import { cx } from '../styling/class-names';

export interface AvatarProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** The name. Its first character is shown when there is no picture. */
  readonly name: string;
  /** The picture's address. */
  readonly source?: string;
  /** Width and height in CSS pixels. */
  readonly size?: number;
  /** True beside the written name, which screen readers then need not hear twice. */
  readonly decorative?: boolean;
}

/** How high the first character is, of the whole. */
const INITIAL_SHARE = 0.42;

/** A round picture of a person or a team. */
export function Avatar({
  name,
  source = '',
  size = 40,
  decorative = false,
  className,
  style,
  ...rest
}: AvatarProps) {
  const [initial = ''] = name.trim();
  return (
    <span
      {...rest}
      className={cx('inline-flex shrink-0 overflow-hidden rounded-full bg-sunken text-muted', className)}
      style={{ width: size, height: size, fontSize: size * INITIAL_SHARE, ...style }}
    >
      <Image
        source={source}
        alt={decorative ? '' : name}
        width={size}
        height={size}
        placeholder={
          <span aria-hidden="true" className="leading-none font-medium uppercase">
            {initial}
          </span>
        }
      />
    </span>
  );
}
