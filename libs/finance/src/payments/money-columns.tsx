import type { ReactNode } from 'react';

export interface MoneyColumnsProps {
  readonly children: ReactNode;
  /** Stands beside the others in the full site, below them where there is less room. */
  readonly beside: ReactNode;
}

/** The two columns of a page on which money is moved; each begins at the top. */
export function MoneyColumns({ children, beside }: MoneyColumnsProps) {
  return (
    <div className="flex flex-col gap-4 lg:grid lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start">
      <div className="flex min-w-0 flex-col gap-4">{children}</div>
      {beside}
    </div>
  );
}
