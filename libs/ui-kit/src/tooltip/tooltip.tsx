import { lazy, Suspense, useId, useState } from 'react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { cx } from '../styling/class-names';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { useTooltipGestures } from './use-tooltip-gestures';

/** What the control of a {@link Tooltip} has to be given. */
export interface TooltipControlProps {
  readonly 'aria-describedby': string;
}

export interface TooltipProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children' | 'content'> {
  /** What the tooltip says: words only, nothing to press. */
  readonly content: ReactNode;
  /** Draws the control; spread what it is given on it. It must take the focus and must not be `disabled`. */
  readonly children: (control: TooltipControlProps) => ReactNode;
  readonly side?: 'top' | 'bottom';
}

/** What the tooltip's window takes: where it belongs, and what it says. */
export interface TooltipWindowProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly anchor: HTMLElement | null;
  readonly side: 'top' | 'bottom';
  readonly content: ReactNode;
}

const loadWindow = () => import('./tooltip-window');
const TooltipWindow = lazy(async () => ({ default: (await loadWindow()).TooltipWindow }));

/** Fetches the tooltip's code ahead of its first use. */
export async function preloadTooltip(): Promise<void> {
  await loadWindow();
}

/**
 * A few words about a control, for a resting mouse, for the keyboard's focus and for a long press. Screen readers hear
 * them as the control's description, open or not. Nothing may be said here only: no one looks for it.
 */
export function Tooltip({ content, children, side = 'top', className, ...rest }: TooltipProps) {
  const id = useId();
  const { open, close, handlers } = useTooltipGestures();
  const { ref: area, ...listeners } = handlers;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wanted, setWanted] = useState(false);
  if (open && !wanted) setWanted(true);
  return (
    <span
      {...rest}
      {...listeners}
      ref={(element) => {
        area.current = element;
        setAnchor(element);
      }}
      data-open={open || undefined}
      className={cx('inline-flex max-w-full touch-manipulation select-none', className)}
    >
      {children({ 'aria-describedby': id })}
      <VisuallyHidden id={id}>{content}</VisuallyHidden>
      {wanted && (
        <Suspense fallback={null}>
          <TooltipWindow open={open} onClose={close} anchor={anchor} side={side} content={content} />
        </Suspense>
      )}
    </span>
  );
}
