import { lazy, Suspense, useState } from 'react';
import type { ComponentPropsWithRef, ReactNode, RefCallback } from 'react';

/** What the button that opens a {@link Popover} has to be given. */
export interface PopoverTriggerProps {
  readonly ref: RefCallback<HTMLButtonElement>;
  readonly 'aria-haspopup': 'dialog';
  readonly 'aria-expanded': boolean;
  readonly onClick: () => void;
}

export interface PopoverProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'role'> {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Draws the button; spread what it is given on it. */
  readonly trigger: (props: PopoverTriggerProps) => ReactNode;
  readonly title: ReactNode;
  /** Keeps the title for screen readers only. */
  readonly hideTitle?: boolean;
  /** Where it opens when there is room; it turns over where there is none. */
  readonly side?: 'top' | 'bottom';
  readonly align?: 'start' | 'center' | 'end';
}

/** What the popover's window takes besides: the button it belongs to. */
export interface PopoverWindowProps extends Omit<PopoverProps, 'trigger'> {
  readonly anchor: HTMLButtonElement | null;
}

const loadWindow = () => import('./popover-window');
const PopoverWindow = lazy(async () => ({ default: (await loadWindow()).PopoverWindow }));

/** Fetches the popover's code ahead of its first use, so that the first opening does not wait for it. */
export async function preloadPopover(): Promise<void> {
  await loadWindow();
}

/**
 * A small window at a button, for an explanation or a few settings; the page stays usable beside it. Escape and a press
 * elsewhere close it. Its code is fetched when it is first opened; class and data attributes are its window's.
 */
export function Popover({ trigger, ...props }: PopoverProps) {
  const { open, onOpenChange } = props;
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  return (
    <>
      {trigger({
        ref: setAnchor,
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        onClick: () => onOpenChange(!open),
      })}
      {wanted && (
        <Suspense fallback={null}>
          <PopoverWindow {...props} anchor={anchor} />
        </Suspense>
      )}
    </>
  );
}
