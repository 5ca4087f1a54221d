import { lazy, Suspense, useState } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';

/** One line of an {@link ActionSheet}. */
export interface ActionChoice {
  readonly id: string;
  readonly label: ReactNode;
  /** A second, smaller line. */
  readonly description?: ReactNode;
  readonly leading?: ReactNode;
  /** `danger` for what cannot be taken back. */
  readonly tone?: 'plain' | 'danger';
  readonly disabled?: boolean;
  /** Called once the sheet has been told to close. */
  readonly onPress: () => void;
}

export interface ActionSheetProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'role' | 'children'> {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** What is to be chosen. */
  readonly title: ReactNode;
  /** Keeps the title for screen readers only. */
  readonly hideTitle?: boolean;
  readonly description?: ReactNode;
  readonly choices: readonly ActionChoice[];
  /** On the button that leaves everything as it is. */
  readonly cancelLabel: string;
}

const loadPanel = () => import('./action-sheet-panel');
const ActionSheetPanel = lazy(async () => ({ default: (await loadPanel()).ActionSheetPanel }));

/** Fetches the sheet's code ahead of its first use, so that the first opening does not wait for it. */
export async function preloadActionSheet(): Promise<void> {
  await loadPanel();
}

/**
 * A few things to do, from the lower edge, and a way to do none of them. Each choice closes the sheet; so do Escape, a
 * press outside and dragging it down. Its code is fetched when it is first opened.
 */
export function ActionSheet(props: ActionSheetProps) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <ActionSheetPanel {...props} />
    </Suspense>
  );
}
