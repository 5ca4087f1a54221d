import type { ReactNode } from 'react';

export interface AmountProps {
  readonly label: string;
  readonly children: ReactNode;
  /** The tone of the amount's text. */
  readonly tone?: string | undefined;
  readonly size?: 's' | 'l';
}

/** An amount with its name above it, within a `dl`. */
export function Amount({ label, children, tone = 'text-text', size = 's' }: AmountProps) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-muted">{label}</dt>
      <dd className={`numeric break-all ${size === 'l' ? 'text-lg' : 'text-sm'} ${tone}`}>{children}</dd>
    </div>
  );
}
