import type { ReactNode } from 'react';

/** A line of chips that scrolls sideways, named for screen readers. */
export function ChipRow({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div
      role="group"
      aria-label={label}
      className="-mx-4 strip flex gap-2 px-4 py-2 lg:mx-0 lg:flex-wrap lg:px-0"
    >
      {children}
    </div>
  );
}
