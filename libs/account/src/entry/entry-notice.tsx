import { Icon } from '@heptad/ui-kit';
import type { ReactNode, Ref } from 'react';

export interface EntryNoticeProps {
  /** What went wrong; nothing keeps the place empty. */
  readonly children?: ReactNode;
  /** Something to do about it. */
  readonly action?: ReactNode;
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

/** Says what went wrong with a form as a whole. It is in the page from the start, so that screen readers announce its text. */
export function EntryNotice({ children, action, ref }: EntryNoticeProps) {
  return (
    <div ref={ref} tabIndex={-1} role="alert" className="outline-none empty:hidden">
      {children !== undefined && (
        <div className="flex items-start gap-2 rounded-m border border-line bg-sunken px-4 py-3 text-sm text-danger">
          <Icon name="warning" className="mt-0.5 size-4" />
          <div className="min-w-0 flex-1 break-words">
            <p>{children}</p>
            {action}
          </div>
        </div>
      )}
    </div>
  );
}
