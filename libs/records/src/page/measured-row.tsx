import type { ReactNode } from 'react';

type RowForm = 'card' | 'row';

/**
 * Heights of the bets that were drawn, kept beyond the page: a list that is gone back to is as long as it was left, so that its old place is
 * found again. Bounded, since a member may scroll through years.
 */
const heights = new Map<string, number>();
const MOST_HEIGHTS = 2_000;

/** How high a bet was when it was last drawn, in CSS pixels. */
export function heightOf(form: RowForm, id: string): number | undefined {
  return heights.get(`${form} ${id}`);
}

export interface MeasuredRowProps {
  readonly form: RowForm;
  readonly id: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A bet of a windowed list that notes how high it is. */
export function MeasuredRow({ form, id, className, children }: MeasuredRowProps) {
  return (
    <div
      ref={(element) => {
        if (element === null || element.offsetHeight === 0) return;
        if (heights.size >= MOST_HEIGHTS) heights.clear();
        heights.set(`${form} ${id}`, element.offsetHeight);
      }}
      className={className}
    >
      {children}
    </div>
  );
}
