import { Card, Icon } from '@heptad/ui-kit';
import type { ReactNode } from 'react';

export interface FixedFactProps {
  readonly label: string;
  /** Masked where it is contact data. */
  readonly value: string;
  /** How it can be changed. */
  readonly hint: string;
  readonly action?: ReactNode;
}

/** Something of the profile that is set, and how it can be changed. */
export function FixedFact({ label, value, hint, action }: FixedFactProps) {
  return (
    <Card className="flex flex-col items-center gap-1 py-6 text-center">
      <span className="mb-2 flex size-12 items-center justify-center rounded-pill bg-sunken text-success">
        <Icon name="check" className="size-6" />
      </span>
      <p className="text-sm text-muted">{label}</p>
      <p className="text-xl font-semibold [overflow-wrap:anywhere] tabular-nums">{value}</p>
      <p className="mt-1 max-w-[36ch] text-sm text-muted">{hint}</p>
      {action}
    </Card>
  );
}
