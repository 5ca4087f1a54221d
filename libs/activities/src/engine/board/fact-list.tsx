import type { ReactNode } from 'react';

/** Names with their values, one below the other; what is last is the sum of it. */
export function FactList({ facts }: { readonly facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="flex flex-col divide-y divide-line">
      {facts.map(([name, value]) => (
        <div key={name} className="flex min-h-10 items-center justify-between gap-4 py-1.5 last:text-text">
          <dt className="min-w-0 text-sm text-muted">{name}</dt>
          <dd className="min-w-0 shrink-0 text-right text-sm font-medium tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
