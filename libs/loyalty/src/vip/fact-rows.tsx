import type { ReactNode } from 'react';

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

/** Facts one below the other, each with its name. */
export function FactRows({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="flex flex-col divide-y divide-line text-sm">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex items-baseline justify-between gap-4 py-2.5">
          <dt className="shrink-0 text-muted">{label}</dt>
          <dd className="min-w-0 text-right break-words text-text tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
