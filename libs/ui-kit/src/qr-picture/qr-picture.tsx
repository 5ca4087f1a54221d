import type { ComponentPropsWithRef } from 'react';
import { cx } from '../styling/class-names';
import { qrGrid } from './qr-grid';

export interface QrPictureProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  readonly text: string;
  /** What the picture is for. */
  readonly label: string;
}

/** A text as a code for a phone's camera; nothing where it is too long for one. */
export function QrPicture({ text, label, className, ...rest }: QrPictureProps) {
  const grid = qrGrid(text);
  if (grid === undefined) return null;
  const path = grid
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])))
    .join('');
  // Dark on light in every theme: cameras want it so.
  return (
    <svg
      {...rest}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${grid.length} ${grid.length}`}
      shapeRendering="crispEdges"
      className={cx('size-40 shrink-0 rounded-m bg-[#fff] fill-[#000]', className)}
    >
      <path d={path} />
    </svg>
  );
}
