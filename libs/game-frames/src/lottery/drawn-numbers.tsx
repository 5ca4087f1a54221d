import type { LotteryPlayName } from '@heptad/game-rules';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TEXTS } from '../shared-rounds/texts';
import type { Draw } from './lottery-engine';

/** Where the pips of a die are, in a field of 24 by 24. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[12, 12]],
  2: [
    [7, 7],
    [17, 17],
  ],
  3: [
    [7, 7],
    [12, 12],
    [17, 17],
  ],
  4: [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  5: [
    [7, 7],
    [17, 7],
    [12, 12],
    [7, 17],
    [17, 17],
  ],
  6: [
    [7, 6],
    [17, 6],
    [7, 12],
    [17, 12],
    [7, 18],
    [17, 18],
  ],
};

function Die({ face, size }: { readonly face: number; readonly size: string }): ReactNode {
  return (
    <svg viewBox="0 0 24 24" className={size} aria-hidden="true">
      <rect x="1" y="1" width="22" height="22" rx="5" fill="var(--color-card)" />
      {PIPS[face]?.map(([x, y]) => (
        <circle
          key={`${x}-${y}`}
          cx={x}
          cy={y}
          r={face === 1 ? 4 : 2.4}
          fill={face === 1 || face === 4 ? 'var(--color-card-red)' : 'var(--color-card-ink)'}
        />
      ))}
    </svg>
  );
}

export interface DrawnNumbersProps {
  readonly play: LotteryPlayName;
  readonly draw: Draw;
  /** As the newest draw, larger. */
  readonly isLarge?: boolean;
}

/** The numbers of a draw: dice, balls, or the cars as they came in. */
export function DrawnNumbers({ play, draw, isLarge = false }: DrawnNumbersProps): ReactNode {
  const { t } = useTranslation(TEXTS);
  const shape = play === 'pkTen' ? 'rounded' : 'rounded-full';
  const size = isLarge && play !== 'pkTen' ? 'size-10 text-lg' : 'size-7 text-sm';
  return (
    <span
      role="img"
      aria-label={t('numbersDrawn', { numbers: draw.join(', ') })}
      className="flex flex-wrap items-center gap-1"
    >
      {draw.map((number, index) =>
        play === 'fastThree' ? (
          <Die key={index} face={number} size={isLarge ? 'size-10' : 'size-7'} />
        ) : (
          <span
            key={index}
            aria-hidden="true"
            data-tone={play === 'pkTen' ? number % 5 : index % 5}
            className={`chip-field numeric grid place-items-center font-bold ${shape} ${size}`}
          >
            {number}
          </span>
        ),
      )}
    </span>
  );
}
