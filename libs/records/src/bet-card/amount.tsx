import { cx } from '@heptad/ui-kit';
import type { ReactNode } from 'react';

export interface AmountProps {
  readonly label: string;
  readonly children: ReactNode;
  /** The tone of the amount's text. */
  readonly tone?: string | undefined;
  readonly size?: 's' | 'l';
}

/** Of a row of three, of two, or of two that are four and of three that are six where there is room. */
const ACROSS = {
  3: '*:basis-[30%]',
  2: '*:basis-[45%]',
  '2-4': '*:basis-[45%] sm:*:basis-[20%]',
  '3-6': '*:basis-[30%] lg:*:basis-[14%]',
} as const;

export interface AmountsProps {
  readonly across: keyof typeof ACROSS;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Amounts side by side. Where a long one needs more than its share, the others go to the next row and no number is broken. */
export function Amounts({ across, className, children }: AmountsProps) {
  return <dl className={cx('flex flex-wrap gap-3 *:grow', ACROSS[across], className)}>{children}</dl>;
}

/** An amount with its name above it, within {@link Amounts}. */
export function Amount({ label, children, tone = 'text-text', size = 's' }: AmountProps) {
  return (
    <div className="max-w-full">
      <dt className="text-xs text-muted">{label}</dt>
      <dd className={`numeric break-words ${size === 'l' ? 'text-lg' : 'text-sm'} ${tone}`}>{children}</dd>
    </div>
  );
}
