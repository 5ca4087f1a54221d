import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../styling/class-names';

/** How a head is drawn upon. */
export type HeadManner = 'calm' | 'silk' | 'arcade' | 'card' | 'slant' | 'table' | 'hairline';

export interface HeadArtProps extends Omit<ComponentProps<'svg'>, 'children'> {
  readonly manner: HeadManner;
}

/** What each manner puts behind the words of a head, on a field of 160 by 120. */
const DRAWINGS: Readonly<Record<HeadManner, ReactNode>> = {
  calm: (
    <g fill="currentColor">
      <circle cx="118" cy="30" r="58" opacity="0.5" />
      <circle cx="150" cy="92" r="44" opacity="0.6" />
    </g>
  ),
  silk: (
    <g fill="none" stroke="currentColor" strokeWidth="1.5">
      {[0, 12, 24, 36, 48].map((down) => (
        <path key={down} d={`M30 ${String(18 + down)}c34-26 62 26 92 2s34-6 42-10`} />
      ))}
      <path d="M96 6h58v108H96M101 11h48v98h-48" opacity="0.7" />
    </g>
  ),
  arcade: (
    <g fill="currentColor">
      {[0, 1, 2, 3, 4, 5].flatMap((row) =>
        [0, 1, 2, 3, 4, 5, 6, 7]
          .filter((column) => column + row > 7)
          .map((column) => (
            <rect
              key={`${String(row)}${String(column)}`}
              x={column * 20 + 4}
              y={row * 20 + 2}
              width="12"
              height="12"
            />
          )),
      )}
    </g>
  ),
  card: (
    <g fill="currentColor">
      {[-14, 2, 18].map((turn, place) => (
        <rect
          key={turn}
          x={76 + place * 18}
          y={28 + place * 6}
          width="54"
          height="76"
          rx="12"
          opacity={0.35 + place * 0.2}
          transform={`rotate(${String(turn)} ${String(103 + place * 18)} 70)`}
        />
      ))}
    </g>
  ),
  slant: (
    <g fill="currentColor">
      {[0, 26, 52, 78].map((right, place) => (
        <path key={right} d={`M${String(74 + right)} 0h14l-44 120h-14z`} opacity={0.35 + place * 0.18} />
      ))}
    </g>
  ),
  table: (
    <g fill="none" stroke="currentColor">
      {[20, 40, 60, 80, 100].map((down) => (
        <path key={down} d={`M40 ${String(down)}h120`} opacity="0.6" />
      ))}
      {[60, 85, 110, 135].map((right) => (
        <path key={right} d={`M${String(right)} 6v108`} opacity="0.6" />
      ))}
      <path d="M40 92l25-14 20 8 25-34 25 12 25-42" strokeWidth="3" />
    </g>
  ),
  hairline: (
    <g fill="none" stroke="currentColor" strokeWidth="0.75">
      {[0, 7, 14, 21, 28, 35].map((apart) => (
        <circle key={apart} cx="132" cy="60" r={20 + apart * 1.6} />
      ))}
      <path d="M0 6h160M0 114h160" />
    </g>
  ),
};

/** A drawing behind the words of a coloured head, which has to be `relative`. It says nothing, and is faint enough to be read over. */
export function HeadArt({ manner, className, ...rest }: HeadArtProps) {
  return (
    <svg
      {...rest}
      viewBox="0 0 160 120"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      data-manner={manner}
      className={cx('pointer-events-none absolute inset-y-0 right-0 h-full w-1/2 opacity-15', className)}
    >
      {DRAWINGS[manner]}
    </svg>
  );
}
