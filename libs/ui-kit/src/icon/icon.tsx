import type { ComponentPropsWithRef } from 'react';
import { cx } from '../styling/class-names';
import { FILLED, ICON_SHAPES, type IconName } from './icon-shapes';

export interface IconProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'name'> {
  readonly name: IconName;
  /** Says what the icon means. Leave out beside text that says it already: the icon is then hidden from screen readers. */
  readonly label?: string;
}

/** An inline SVG in the colour of the text, 24 px unless a size class says otherwise. */
export function Icon({ name, label, className, ...rest }: IconProps) {
  return (
    <svg
      {...rest}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill={FILLED.has(name) ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
      focusable="false"
      data-icon={name}
      className={cx('shrink-0', className)}
    >
      <path d={ICON_SHAPES[name]} />
    </svg>
  );
}
