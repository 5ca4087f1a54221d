import type { ReactNode } from 'react';

/** A seed or digest under its name, long as it is. */
export function Digest({ name, value }: { readonly name: string; readonly value: string }): ReactNode {
  return (
    <p>
      <span className="text-ink-2 block text-sm">{name}</span>
      <span className="bg-felt-2 mt-1 block rounded-lg px-3 py-2 font-mono text-sm break-all">{value}</span>
    </p>
  );
}
