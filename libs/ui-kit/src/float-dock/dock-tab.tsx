import type { ComponentPropsWithoutRef } from 'react';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-shapes';
import { cx, FOCUS_RING_INSIDE, TOUCH_SQUARE } from '../styling/class-names';
import type { DockPlace } from './dock-place';

interface DockTabProps extends Pick<
  ComponentPropsWithoutRef<'button'>,
  'aria-controls' | 'aria-describedby' | 'onClick' | 'onKeyDown'
> {
  readonly label: string;
  /** Whether the dock is put away and only this is seen of it. */
  readonly tucked: boolean;
  readonly side: DockPlace['side'];
  /** Shown while the dock is away; an arrow into the page unless given. */
  readonly icon: IconName | undefined;
}

/** As wide as what is seen of it, so that it takes no press from the page beside it; taller in return. */
const TARGET = 'h-[88px] w-[24px]';

/** The button that brings a dock out and puts it away. */
export function DockTab({ label, tucked, side, icon, ...rest }: DockTabProps) {
  const isLeft = side === 'left';
  const inwards = isLeft ? 'forward' : 'back';
  const outwards = isLeft ? 'back' : 'forward';
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      aria-expanded={!tucked}
      className={cx(
        'pointer-events-auto flex items-center rounded-s',
        tucked ? TARGET : cx(TOUCH_SQUARE, 'justify-center'),
        FOCUS_RING_INSIDE,
      )}
    >
      <span
        data-part="tab"
        className={cx(
          'flex items-center justify-center border border-line bg-raised text-muted',
          tucked ? 'h-14 w-[24px] shadow-2' : 'size-[28px] rounded-pill shadow-1',
          tucked && (isLeft ? 'mr-auto rounded-r-m border-l-0' : 'ml-auto rounded-l-m border-r-0'),
        )}
      >
        <Icon
          name={tucked ? (icon ?? inwards) : outwards}
          className={tucked ? 'size-4 text-accent' : 'size-4'}
        />
      </span>
    </button>
  );
}
