import type { ReactNode } from 'react';

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

/** What is known of a record, line by line; what is undefined is left out. */
export function FactRows({ facts }: { readonly facts: readonly (Fact | undefined)[] }) {
  return (
    <dl className="flex flex-col gap-3 text-sm">
      {facts.map(
        (fact) =>
          fact !== undefined && (
            <div key={fact.label} className="flex items-center justify-between gap-4">
              <dt className="shrink-0 text-muted">{fact.label}</dt>
              <dd className="flex min-w-0 items-center justify-end text-right [overflow-wrap:anywhere] text-text tabular-nums">
                {fact.value}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
