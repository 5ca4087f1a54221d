import { lazy, Suspense, useState } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';

export interface DialogProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'role'> {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: ReactNode;
  /** Keeps the title for screen readers only. */
  readonly hideTitle?: boolean;
  readonly description?: ReactNode;
  /** Name of the closing cross; without it there is none. */
  readonly closeLabel?: string;
  /** The buttons at the foot. */
  readonly actions?: ReactNode;
  /** False where an answer is needed: then neither Escape nor a press outside closes it. */
  readonly dismissible?: boolean;
}

const loadWindow = () => import('./dialog-window');
const DialogWindow = lazy(async () => ({ default: (await loadWindow()).DialogWindow }));

/** Fetches the dialog's code ahead of its first use, so that the first opening does not wait for it. */
export async function preloadDialog(): Promise<void> {
  await loadWindow();
}

/** A window over the page that takes the focus and gives it back. Its code is fetched when it is first opened. */
export function Dialog(props: DialogProps) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <DialogWindow {...props} />
    </Suspense>
  );
}
